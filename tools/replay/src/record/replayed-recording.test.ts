import { startStandIns } from '@portal/stand-ins';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, replay, useShell } from '../testing/at-a-shell';
import { planted, plantedFixtures } from '../testing/planted-fixtures';
import { readWorld } from '../world';

useShell();

const repository = join(import.meta.dirname, '../../../../fixtures');

/** Calls of the portal itself, and pages, which are no data of a service. */
const notRecorded = /^(session|drafts|content)\./;

/** The journeys that have a file and make a call that can be recorded. */
const journeys = [...readWorld(repository).journeys.values()].filter(
  ({ name, steps }) =>
    !name.startsWith('first-look-') && !steps.every(({ call }) => notRecorded.test(call)),
);

/** Each journey's calls of services with their outcomes, such as `claims.getEntry 200`. */
async function outcomesOf(...args: string[]): Promise<Map<string, string[]>> {
  const here = ['--all', '--json', '--service', 'all', '--dates', 'fixed'];
  const { printed } = await replay('run', ...here, ...args);
  const { journeys: walked } = JSON.parse(printed) as {
    journeys: { journey: string; steps: { call: string; outcome: string; verdict: string }[] }[];
  };
  return new Map(
    walked.map(({ journey, steps }) => [
      journey,
      steps
        .filter(({ call, verdict }) => !notRecorded.test(call) && verdict !== 'left out')
        .map(({ call, outcome }) => `${call} ${outcome}`),
    ]),
  );
}

test('every journey of other people on another day is recorded without them, and replays', async () => {
  const others = plantedFixtures(repository, 143);
  const out = folder();
  const real = await startStandIns({ port: 0, now: 'fixed', fixtures: others });
  const here = ['--service', 'all', '--dates', 'fixed'];
  for (const { name } of journeys) {
    const args = ['record', name, ...here, '--variant', `${name}-seen`, '--out', out];
    const { ending, said } = await replay(...args, '--against', real.url, '--fixtures', others);
    expect([name, ending, said]).toEqual([name, 'fine', '']);
  }
  const before = await outcomesOf('--against', real.url, '--fixtures', others);
  await real.stop();

  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const texts = files.map((file) => readFileSync(join(out, file), 'utf8').toLowerCase());
  expect(planted.filter((each) => texts.some((text) => text.includes(each)))).toEqual([]);

  expect(await replay('check', '--fixtures', out)).toMatchObject({
    ending: 'fine',
    printed: expect.stringContaining('all sound'),
  });
  const stack = await startStandIns({
    port: 0,
    now: 'fixed',
    fixtures: out,
    scenario: 'dashboard-seen',
  });
  const run = ['run', '--all', ...here, '--against', stack.url, '--fixtures', out];
  const { ending, said, printed } = await replay(...run);

  const after = await outcomesOf('--against', stack.url, '--fixtures', out);
  await stack.stop();
  for (const { name } of journeys) {
    const [first = '', ...rest] = after.get(`${name}-seen`) ?? [];
    const own = before.get(name) ?? [];
    const wasAdded = first.startsWith('user.get') && !own.includes(first);
    expect([name, wasAdded ? rest : [first, ...rest]]).toEqual([name, own]);
  }
  expect(said.split('\n').filter((line) => !/: (same|left out) \(/.test(line))).toEqual([]);
  expect(printed).not.toMatch(/\d+ left out/);
  expect(ending).toBe('fine');
});
