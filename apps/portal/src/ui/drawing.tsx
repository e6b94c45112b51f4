import type { ReactElement } from 'react';
import { type IconName, icons } from './icons';

/** What stands inside an icon. The build draws from one file of outlines instead (vite/icon-file.ts). */
export const drawing = (name: IconName): ReactElement => icons[name];
