import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What is installed, built or written by tests. */
export const leftOut = new Set([
  '.git',
  '.nx',
  '.reports',
  'coverage',
  'dist',
  'node_modules',
  'test-results',
]);

/** The files of the work tree in a new folder, with the packages linked and the workspaces' own sources. */
export function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'portal-copy-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !leftOut.has(basename(file)) });
  linkPackages('node_modules', copy);
  for (const app of readdirSync(join(root, 'apps'))) linkPackages(`apps/${app}/node_modules`, copy);
  return copy;
}

function linkPackages(folder, copy) {
  const from = join(root, folder);
  if (!lstatSync(from, { throwIfNoEntry: false })) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache' || name === '.vite') continue;
    if (name !== '@portal') symlinkSync(join(from, name), join(copy, folder, name));
    else
      cpSync(join(from, name), join(copy, folder, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
}
