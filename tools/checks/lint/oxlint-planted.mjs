// What lint-planted.mjs does with ESLint, with oxlint, which reads files only: in a copy of the repository.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { copyRepository } from '../recipes/copy-repository.mjs';

const planted = JSON.parse(await text(process.stdin));
const copy = copyRepository();
const run = (command, args) =>
  spawnSync(join(copy, 'node_modules/.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  }).stdout;
try {
  // Without a saved graph of the projects the rule of their boundaries says nothing.
  run('nx', ['show', 'projects']);
  for (const [file, content] of Object.entries(planted)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), content);
  }
  const args = ['-c', 'oxlint.config.mjs', '-f', 'json', ...Object.keys(planted)];
  const { diagnostics } = JSON.parse(run('oxlint', args));
  const found = Object.fromEntries(Object.keys(planted).map((file) => [file, []]));
  for (const { filename, ...told } of diagnostics)
    found[filename].push(`${told.code}: ${told.message} ${told.help ?? ''}`);
  process.stdout.write(JSON.stringify(found));
} finally {
  rmSync(copy, { recursive: true, force: true });
}
