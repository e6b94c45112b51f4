import { type Deployment, startDeployment } from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, replay, useShell } from '../testing/at-a-shell';
import { plantedFixtures } from '../testing/planted-fixtures';

useShell();

/** The portal with the people and services of a fixtures folder; calls that name no scenario have this one. */
function startPortal(fixtures: string, scenario: string): Promise<Deployment> {
  const { startStandIns, startIdentityProvider, portalClient } = standIns;
  return startDeployment(
    {
      startStandIns: (options) => startStandIns({ ...options, fixtures, scenario }),
      startIdentityProvider: (options) =>
        startIdentityProvider({ ...options, fixtures } as Parameters<
          typeof startIdentityProvider
        >[0]),
      portalClient,
    },
    { replicas: 1 },
  );
}

const repository = join(import.meta.dirname, '../../../../fixtures');

/** One of each kind: drafts, refusals, a time of the call, a change, a visitor, much data. */
const journeys = [
  ...['saves-a-draft', 'services-fail', 'session-has-expired', 'no-longer-eligible'],
  ...['prices-a-drug', 'requests-a-new-card', 'visitor-opens-the-portal', 'dashboard'],
  'is-refused',
];

/** Names another member than the one who signs in, as the portal refuses. */
const journeyToAnother = (code?: string) => ({
  title: 'A member requests the claims of another one',
  scenario: 'commercial-member',
  steps: [
    {
      call: 'claims.getHistory',
      input: { fromDate: '{today-30}', toDate: '{today}', memberId: 'ZZZ00000001' },
      ...(code && { expect: { code } }),
    },
  ],
});

test('what is recorded through the portal replays through the portal', async () => {
  const others = plantedFixtures(repository, 143);
  const write = (name: string, journey: object) =>
    writeFileSync(join(others, `journeys/${name}.json`), JSON.stringify(journey));
  write('another-member', journeyToAnother());
  write('is-refused', journeyToAnother('OTHER_MEMBER'));
  const out = folder();
  const recorded = await startPortal(others, 'visitor');
  const printedBy = new Map<string, string>();
  const record = (name: string, to: string) => {
    const args = ['record', name, '--dates', 'fixed', '--variant', `${name}-seen`, '--out', to];
    return replay(...args, '--against', recorded.origin, '--fixtures', others);
  };
  for (const name of journeys) {
    const { ending, said, printed } = await record(name, out);
    expect([name, ending, said]).toEqual([name, 'fine', '']);
    printedBy.set(name, printed);
  }
  const nowhere = folder();
  const refused = await record('another-member', nowhere);
  const visitor = await record('visitor-is-refused', nowhere);
  await recorded.stop();

  expect(refused.ending).toBe('differs');
  expect(refused.said).toMatch(/The portal itself refused[^]*claims\.getHistory: 403 OTHER_MEMBER/);
  expect(visitor.said).toMatch(/No service answered/);
  expect(existsSync(join(nowhere, 'responses'))).toBe(false);

  const stepsOf = (name: string) => {
    const text = readFileSync(join(out, `journeys/${name}-seen.json`), 'utf8');
    return (JSON.parse(text) as { steps: { call: string }[] }).steps.map(({ call }) => call);
  };
  for (const call of ['save', 'getList', 'getOne', 'remove']) {
    expect(printedBy.get('saves-a-draft')).toContain(`left out drafts.${call}: the portal itself`);
  }
  expect(stepsOf('saves-a-draft')).toEqual([
    ...['user.getMemberInfo', 'session.extend', 'session.signOut', 'session.getStatus'],
  ]);
  expect(stepsOf('is-refused')).toEqual(['user.getMemberInfo', 'claims.getHistory']);
  expect(existsSync(join(out, 'responses/claims.getHistory/is-refused-seen.json'))).toBe(false);
  expect(stepsOf('services-fail').slice(-2)).toEqual([
    ...['claims.getHistory', 'balances.getBenefitBalance'],
  ]);

  const replayed = await startPortal(out, 'visitor-opens-the-portal-seen');
  const args = ['run', '--all', '--dates', 'fixed', '--against', replayed.origin];
  const { ending, said, printed } = await replay(...args, '--fixtures', out);
  await replayed.stop();
  const lines = said.split('\n');
  expect(lines.filter((line) => !line.includes(': same ('))).toEqual([]);
  expect([ending, lines.length]).toEqual(['fine', journeys.length]);
  expect(printed).toMatch(/^claims\.getHistory +401 UNAUTHENTICATED +same$/m);
  expect(printed).toMatch(/^claims\.getHistory +503 CALL_FAILED +same$/m);
});
