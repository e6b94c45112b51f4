import { deductibleTiers, tiersOfPlan } from './tiers';

const tier = (tier: number | null, deductibleApplies: boolean | null) => ({
  tier,
  deductibleApplies,
});
const plan = (...tiers: ReturnType<typeof tier>[]) => ({
  displays: [{ displayGroup: '', tiers }],
  planCode: 'GHH0001',
});

test('the tiers of a plan are those with a number, ascending', () => {
  const sent = plan(tier(3, true), tier(null, true), tier(1, false));
  expect(tiersOfPlan(sent)).toEqual([tier(1, false), tier(3, true)]);
  expect(tiersOfPlan({ ...sent, displays: [] })).toEqual([]);
});

test.each([
  [
    plan(tier(5, true), tier(2, false), tier(3, true), tier(4, null)),
    { tiers: [3, 5], others: [2] },
  ],
  [plan(tier(1, true), tier(2, true)), null],
  [plan(tier(1, false), tier(null, true)), null],
])('the tiers with a deductible are named where others have none (%#)', (sent, expected) => {
  expect(deductibleTiers(sent)).toEqual(expected);
});
