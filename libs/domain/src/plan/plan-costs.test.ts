import { drugCostOf, lowestPlans, yearTotalOf } from './plan-costs';

const plan = (premium: number | null, ...costs: (number | null)[]) => ({
  premium,
  drugs: costs.map((yearCost) => ({ yearCost })),
});

test('a year is twelve premiums and the drugs, to the cent', () => {
  expect(drugCostOf(plan(0, 0.1, 0.2))).toBe(0.3);
  // 12 × 38.50 = 462.00; 462.00 + 1,846.40 = 2,308.40.
  expect(yearTotalOf(plan(38.5, 1200.4, 646))).toBe(2308.4);
  expect(yearTotalOf(plan(12))).toBe(144);
});

test.each([
  ['a drug', plan(12, 10, null)],
  ['the premium', plan(null, 10)],
])('nothing is added up while %s is not known', (_, unknown) => {
  expect(yearTotalOf(unknown)).toBeNull();
  expect(lowestPlans([plan(1, 1), unknown])).toEqual([]);
});

test('the plans that cost least: one, or several; none where all cost the same', () => {
  const [low, high] = [plan(10, 20), plan(10, 30)];
  const same = plan(5, 80);
  expect(lowestPlans([high, low])).toEqual([low]);
  expect(lowestPlans([low, same, high])).toEqual([low, same]);
  expect(lowestPlans([low, same])).toEqual([]);
  expect(lowestPlans([low])).toEqual([]);
  expect(lowestPlans([])).toEqual([]);
});
