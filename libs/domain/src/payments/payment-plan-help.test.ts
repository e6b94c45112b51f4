import { type PaymentPlanMonth, paymentPlanBills } from './payment-plan';
import { paymentPlanSummary } from './payment-plan-help';

const summary = (
  firstMonth: number,
  costs: readonly number[],
  highestFill: number,
  paidBefore = 0,
) => {
  const months = paymentPlanBills({ threshold: 2100, paidBefore, firstMonth, costs });
  return paymentPlanSummary(months as [PaymentPlanMonth, ...PaymentPlanMonth[]], {
    highestFill,
    leftToLimit: 2100 - paidBefore,
  });
};

test('$500 a month from January 2026: evened out, the limit is reached in May', () => {
  expect(summary(1, Array<number>(12).fill(500), 500)).toMatchObject({
    help: 'evens',
    first: { cost: 500, bill: 175 },
    highestCost: 500,
    highestBill: 193.06,
    total: 2100,
    limitMonth: 5,
  });
});

test.each([
  ['a fill of 600.00: likely by Medicare’s mark', 1, [600], 600, 0, 'likely'],
  ['a fill of 599.99 in January: evened out', 1, [599.99], 599.99, 0, 'evens'],
  // The first month spreads too little over the others: December’s bill is 241.59.
  ['the same each month: the last bill is higher', 1, Array<number>(12).fill(80), 80, 0, 'raises'],
  ['two months left: little', 11, [400, 400], 400, 1408.45, 'little'],
  [
    'a dear fill late in the year: the last bill is higher',
    10,
    [600, 300, 700],
    700,
    500,
    'raises',
  ],
  ['late in the year: the last bill is higher', 10, [100, 100, 100], 100, 1500, 'raises'],
  ['December alone: the bill is the cost', 12, [700], 700, 0, 'lastMonth'],
  ['no costs', 3, [], 0, 0, 'noCosts'],
  ['past the limit', 3, [700, 700], 700, 2100, 'noCosts'],
] as const)('%s', (_case, firstMonth, costs, highestFill, paidBefore, help) => {
  expect(summary(firstMonth, costs, highestFill, paidBefore).help).toBe(help);
});

test('costs below the limit reach it in no month', () => {
  expect(summary(1, Array<number>(12).fill(80), 80).limitMonth).toBeNull();
  expect(summary(3, [], 0, 2100).limitMonth).toBeNull();
});
