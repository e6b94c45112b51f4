// Regenerates the contracts: the consumer's tests generate them, this takes them over, and the same
// tests then say whether they fit. What changed shows in the version control of the
// folder pacts/ and of docs/provider-states.md.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const generated = join(root, 'apps/bff/dist/pacts');
const committed = join(root, 'pacts');

const runConsumerTests = (stdio) =>
  spawnSync(
    process.execPath,
    [join(root, 'node_modules/jest/bin/jest.js'), '-c', 'apps/bff/pact/jest.config.mjs'],
    { cwd: root, stdio },
  ).status;

rmSync(generated, { recursive: true, force: true });
runConsumerTests('ignore');
const files = existsSync(generated) ? readdirSync(generated) : [];
if (files.length > 0) {
  rmSync(committed, { recursive: true, force: true });
  mkdirSync(committed);
}
for (const file of files) copyFileSync(join(generated, file), join(committed, file));
spawnSync(
  process.execPath,
  ['--import', 'tsx', join(root, 'apps/bff/pact/write-provider-states.ts')],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = runConsumerTests('inherit') === 0 && files.length > 0 ? 0 : 1;
