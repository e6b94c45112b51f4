// Renews the contracts, or the interactions of one area of calls (`npm run pacts -- quickRefill`): the consumer's tests
// generate them, and if they pass, this takes them over. What changed shows in the version control of the folder pacts/
// and of docs/provider-states.md.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { proxiedUpstreams } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';

const root = fileURLToPath(new URL('../..', import.meta.url));
const generated = join(root, 'apps/bff/dist/pacts');
const committed = join(root, 'pacts');
const [area = ''] = process.argv.slice(2);

const isProxied = ({ upstream }) => proxiedUpstreams.includes(upstream);
const areas = new Set(catalogue.entries.filter(isProxied).map(({ id }) => id.split('.')[0]));
if (area && !areas.has(area)) {
  console.error(
    `There is no area "${area}" with calls to a service. Areas: ${[...areas].join(', ')}.`,
  );
  process.exit(1);
}

const run = (args) =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PACT_AREA: area },
  }).status === 0;

// Without the tests that compare with what is committed.
const comparisons = '^(?!.*npm run pacts)';
const jest = join(root, 'node_modules/jest/bin/jest.js');
rmSync(generated, { recursive: true, force: true });
if (run([jest, '-c', 'apps/bff/pact/jest.config.mjs', '-t', comparisons])) {
  if (!area) rmSync(committed, { recursive: true, force: true });
  mkdirSync(committed, { recursive: true });
  for (const file of readdirSync(generated)) {
    copyFileSync(join(generated, file), join(committed, file));
  }
  run(['--import', 'tsx', join(root, 'apps/bff/pact/write-provider-states.ts')]);
} else {
  process.exitCode = 1;
}
