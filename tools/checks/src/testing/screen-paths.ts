import { screens } from '@portal/portal/screens';
import { ourFiles, textOf } from '../workspace';

/** A quoted path of the portal, up to its query or fragment. */
const quotedPath = /(["'`])(\/member\/[^"'`?#\s]+)[^"'`]*\1/g;

/** The paths of the portal that a text names, without query and fragment. */
export const pathsIn = (text: string): string[] =>
  [...text.matchAll(quotedPath)].map(([, , path = '']) => path);

/** What the services hand the portal: their response files, and their code. */
const sources = ourFiles(
  /^fixtures\/(responses|scenarios)\/.*\.json$|^libs\/scenarios\/src\/.*(?<!\.test)\.ts$/,
);

/** Each path that the services may send, with the file that names it. */
export const pathsOfServices = sources.flatMap((file) =>
  pathsIn(textOf(file)).map((path) => ({ file, path })),
);

export const leadsToScreen = (path: string): boolean =>
  screens.some((screen) => screen.path === path);
