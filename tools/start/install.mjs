import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * True when node_modules holds the packages of the lock file. npm notes what it installed in
 * node_modules/.package-lock.json; packages for other platforms are optional and not counted.
 */
export function isInstalled(root) {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' ||
      wanted.optional ||
      !path.includes('node_modules/') ||
      (path in installed && installed[path].version === wanted.version),
  );
}

/**
 * Runs `npm ci`, with the options if there are any, when packages are missing or older than the lock file. Throws a
 * StartError when that fails.
 */
export function ensureInstalled(root, say = console.log, options = []) {
  if (isInstalled(root)) return;
  say('Installing the packages (once; about a minute) …');
  // Under `npm start` npm names its own script; without it the command on the PATH is meant.
  const own = process.env.npm_execpath;
  const [command, ...first] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  const { status, error } = spawnSync(
    command,
    [...first, 'ci', '--no-audit', '--no-fund', ...options],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32' && command === 'npm',
    },
  );
  if (status !== 0) {
    throw new StartError(
      `The packages could not be installed${error ? ` (${error.message})` : ''}. ` +
        'npm says why above. Check that this machine reaches its npm registry, then try again.',
    );
  }
}
