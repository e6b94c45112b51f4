// What only benchmarks and drills need has its lock file in this folder, apart from that of the repository. The first one that
// needs it installs it, and runs no script of a package.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../../start/install.mjs';

const here = import.meta.dirname;
ensureInstalled(here, console.error, ['--ignore-scripts']);

/** Imports a package that is installed here. */
export const importPackage = (name) =>
  import(pathToFileURL(createRequire(`${here}/`).resolve(name)).href);
