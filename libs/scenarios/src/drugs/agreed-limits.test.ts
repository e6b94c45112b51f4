import { MyDrugs } from '@portal/contracts/my-drugs';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import { answerOf, withBody } from '../testing/drugs';

const scenario = loadFixtures().scenarios.get('commercial-member') as Scenario;
const balances = 'balances.getBenefitBalance';
const limitWith = (individualOOPMax: string | null) => {
  const changed = withBody(scenario, balances, ({ planInfo }: { planInfo: object }) => {
    Object.assign(planInfo, { individualOOPMax });
  });
  return MyDrugs.parse(answerOf(changed, 'myDrugs.getList', { memberId: 'EVF00421787' })).limits
    .outOfPocket.limit;
};

test.each([
  ['that only user info has is taken from it', null, 4000],
  ['on which both agree is taken', '4000.00', 4000],
  ['on which they contradict each other is not known', '3500.00', null],
])('a limit %s, as the portal does', (_which, stated, expected) => {
  expect(limitWith(stated)).toBe(expected);
});

/** What counts for the subscriber where a family limit is as given. */
function countedWith(familyOOPMax: string | null) {
  const known = withBody(scenario, balances, ({ planInfo }: { planInfo: object }) => {
    Object.assign(planInfo, { familyOOPMax });
  });
  const world = withBody(known, 'user.getMemberInfo', (body: Record<string, string>) => {
    body['retailInNetworkFamilyMbrOOPAmount'] = 'null';
  });
  const { countsYear, limits } = MyDrugs.parse(
    answerOf(world, 'myDrugs.getList', { memberId: 'EVF00421787' }),
  );
  return { countsYear, met: limits.outOfPocket.met };
}

test('of a family limit that is not known no year is counted: it may be met', () => {
  expect(countedWith('')).toEqual({ countsYear: false, met: null });
});

test('where the plan says that it has no family limit, the year is counted', () => {
  expect(countedWith(null)).toMatchObject({ countsYear: true, met: 1868.4 });
});
