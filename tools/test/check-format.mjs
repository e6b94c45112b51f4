import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { one } from './count.mjs';

/** Holds every file against prettier, remembering those that were well; gives { passed, failed }. */
export function checkFormat(root) {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/prettier/bin/prettier.cjs'),
      '--check',
      '.',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=node_modules/.cache/prettier/checked',
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) console.log('`npm run format` puts it right.');
  return one(status === 0);
}
