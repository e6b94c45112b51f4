import { type Deployment, startDeployment } from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import { commandLine } from './command-line';
import { readWorld } from './world';

let portal: Deployment;
beforeAll(async () => {
  portal = await startDeployment(standIns, { replicas: 1 });
});
afterAll(() => portal.stop());

/** Runs a command against the embedded stack; gives how it ended and what it printed. */
async function replay(...words: string[]) {
  const printed: string[] = [];
  const said: string[] = [];
  const ending = await commandLine(words, {
    print: (line) => printed.push(line),
    say: (line) => said.push(line),
  });
  return { ending, printed: printed.join('\n'), said };
}
const here = () => ['--against', portal.origin, '--dates', 'fixed'];

test('every journey through the portal is what its scenario says', async () => {
  const { ending, printed, said } = await replay('run', '--all', ...here());
  expect(said.filter((line) => !/: same \(/.test(line))).toEqual([]);
  expect(ending).toBe('fine');
  expect(printed).toMatch(/^claims\.getHistory +200 +same$/m);
  expect(printed).toMatch(/^claims\.getHistory +403 ELIG_E0000001 +same$/m);
  expect(printed).not.toMatch(/differs|missing/);
});

test('every scenario has a journey', () => {
  const { fixtures, journeys } = readWorld();
  const walked = new Set([...journeys.values()].map(({ scenario }) => scenario));
  expect([...fixtures.scenarios.keys()].filter((name) => !walked.has(name))).toEqual([]);
});
