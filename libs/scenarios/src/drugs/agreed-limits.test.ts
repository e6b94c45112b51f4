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
