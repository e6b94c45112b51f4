import { fileURLToPath } from 'node:url';
import { StartError } from '../start/start-error.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { one, sum } from './count.mjs';
import { ensureRedis } from './find-redis.mjs';
import { clearReports, runTargets } from './run-nx.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The steps that run at a time, and on how many cores. Fault tests and browser tests run alone: in parallel
 * with other tests they would wait for the CPU, and their timeouts would be wrong.
 */
const steps = [
  [
    'Format, lint, types, tests, contracts, checks',
    ['format-all', 'lint-all', 'types-all', 'unused-all', 'test', 'pact'],
    2,
  ],
  ['Faults', ['faults'], 1],
  ['Browser journeys', ['e2e'], 1],
];

async function runStep([title, targets, parallel]) {
  const begin = Date.now();
  console.log(`\n── ${title}`);
  const counted = await attempt(() => runTargets(root, targets, { parallel }));
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`── ${title}: ${counted.passed} passed, ${counted.failed} failed (${seconds} s)`);
  return counted;
}

/** A step that can't run at all is a failure, not an end of the others. */
async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return one(false);
  }
}

async function runAll() {
  ensureInstalled(root);
  ensureRedis();
  clearReports(root);
  const counts = [];
  for (const step of steps) counts.push(await runStep(step));
  return sum(counts);
}

const { passed, failed } = await attempt(runAll);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
