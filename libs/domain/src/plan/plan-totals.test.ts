import { splitOf } from './plan-totals';

const totals = { grossDrugCost: 200, memberPaid: 50, planPaid: 140, otherPaid: 10 };

test('who paid how much is in percent of the whole', () => {
  expect(splitOf(totals)).toEqual({ memberPaid: 25, planPaid: 70, otherPaid: 5 });
});

test.each([
  ['the whole is not known', { grossDrugCost: null }],
  ['a part is not known', { planPaid: null }],
  ['the parts do not add up to the whole', { memberPaid: 49.99 }],
])('nothing where %s', (_what, more) => {
  expect(splitOf({ ...totals, ...more })).toBeNull();
});
