import { BenefitBalance, PlanBalance } from '@portal/contracts/balances';
import { runOf } from './mail-order/testing-mail-order';
import { loadFixtures } from './read-fixtures';

const member = loadFixtures().scenarios.get('commercial-member')!;

/** What the balances say so many days after the scenario begins. */
function balancesAfter(days: number) {
  const run = runOf(member);
  if (days > 0) run.daysAfter(days);
  const { balance, planInfo } = BenefitBalance.parse(run.call('balances.getBenefitBalance').body);
  const plan = PlanBalance.parse(run.call('balances.getPlanBalance').body);
  return { met: balance.map(({ deductible, pm }) => [deductible, pm]), planInfo, plan };
}

test('the balances begin at nothing on the first day of a new plan year, with the same limits', () => {
  const before = balancesAfter(56);
  const after = balancesAfter(57);
  expect(before.plan.planYear).toBe(2026);
  expect(before.met[0]).toEqual([1500, 1868.4]);
  expect(after.met).toEqual(before.met.map(() => [0, 0]));
  expect(after.plan).toMatchObject({
    planYear: 2027,
    memberPaid: 0,
    planPaid: 0,
    grossDrugCost: 0,
  });
  expect(after.planInfo).toEqual(before.planInfo);
});
