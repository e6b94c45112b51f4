// `node tools/test/test.mjs [--all]`: the tests of `npm test`; with --all everything: the slow tests of
// each project too, the pacts, what screens state, the faults and the journeys.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start/start-error.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { one, sum } from './count.mjs';
import { ensureRedis } from './find-redis.mjs';
import { clearReports, runTargets } from './run-nx.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const targets = ['format-all', 'lint-all', 'types-all', 'unused-all', 'test'];

/** The step of the sweeps over screens: together they may take so many minutes on two cores. */
const sweep = 'What screens state';
const sweepMinutes = 8;
let swept = 0;

/** Tests make many short-lived objects: with more room for them they take a tenth less time. */
const largeYoungGeneration = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
};

/**
 * The steps: what runs, how many tasks at a time, and with which environment. Fault tests and browser tests run alone:
 * in parallel with other tests they would wait for the CPU, and their timeouts would be wrong.
 */
const steps = values.all
  ? [
      [
        'Format, lint, types, all tests, contracts, checks',
        [...targets, 'lint', 'pact'],
        availableParallelism(),
        largeYoungGeneration,
      ],
      [sweep, ['truth'], 1, {}],
      ['Faults', ['faults'], 1, {}],
      ['Browser journeys', ['e2e'], 1, {}],
    ]
  : [
      [
        'Format, lint, types, quick tests, checks',
        targets,
        availableParallelism(),
        { ...largeYoungGeneration, TESTS: 'quick' },
      ],
    ];

async function runStep([title, targets, parallel, env]) {
  const begin = Date.now();
  console.log(`\n── ${title}`);
  const counted = await attempt(() => runTargets(root, targets, { parallel, env }));
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  if (title === sweep) swept += Number(seconds) / 60;
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
if (values.all) {
  const isOver = swept > sweepMinutes ? ': play less in them' : '';
  console.log(`\nThe sweeps took ${swept.toFixed(1)} of their ${sweepMinutes} minutes${isOver}`);
} else {
  console.log('\nThe slow tests, pacts, what screens state, faults and journeys: npm run test:all');
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
