import { matchPath } from 'react-router-dom';
import { type Screen, screens } from './screens';
import '../styles/screen-parts.css';

// What comes when somebody goes on from the first page, or begins at another: the whole table of screens,
// their titles, and the style sheet of the parts that any of them may show.
export { screens };
export { default as texts } from './being-built.text';

/** The row of the screen at a path. */
export const screenAt = (pathname: string): Screen | undefined =>
  screens.find(({ path }) => matchPath(path, pathname));
