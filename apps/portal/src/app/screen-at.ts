import { matchPath } from 'react-router-dom';
import { type Screen, screens } from './screens';

/** The row of the screen at a path. */
export const screenAt = (pathname: string): Screen | undefined =>
  screens.find(({ path }) => matchPath(path, pathname));
