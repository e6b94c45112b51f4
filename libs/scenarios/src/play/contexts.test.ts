import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import { contextsOf, type Moment } from './contexts';
import { newMemory } from './play';

test('two calls of one body have each its own answer', () => {
  const member = loadFixtures().scenarios.get('commercial-member')!;
  const [balance, options] = ['balances.getPlanBalance', 'plans.getOptions'];
  const shared = { file: 'shared.json', body: {}, issues: [] };
  const scenario: Scenario = {
    ...member,
    responses: { ...member.responses, [balance]: 'shared', [options]: 'shared' },
    files: new Map(member.files).set(`${balance}/shared`, shared).set(`${options}/shared`, shared),
  };
  const moment: Moment = {
    now: new Date(scenario.clock),
    today: scenario.clock.slice(0, 10),
    days: 0,
    portal: '',
    accountEmails: () => [],
  };
  const context = contextsOf(scenario, moment)(newMemory(scenario));
  expect(context.fixtureOf(options)).toEqual({});
  expect(context.fixtureOf(balance)).toMatchObject({ planYear: 2026, memberPaid: '2436.40' });
  expect(context.fixtureOf(options)).toEqual({});
});
