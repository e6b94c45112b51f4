import { paymentPlanBills } from './payment-plan';

const bills = (threshold: number, firstMonth: number, costs: readonly number[], paidBefore = 0) =>
  paymentPlanBills({ threshold, paidBefore, firstMonth, costs });
const sum = (amounts: number[]) => Math.round(amounts.reduce((a, b) => a + b, 0) * 100) / 100;

describe('the Medicare Prescription Payment Plan', () => {
  const fiveHundred = Array<number>(12).fill(500);

  test("Medicare's own example: $500 a month from January 2025", () => {
    const months = bills(2000, 1, fiveHundred);
    expect(months.slice(0, 4).map(({ bill }) => bill)).toEqual([166.67, 75.76, 125.76, 181.31]);
    for (const { bill } of months.slice(4)) expect(Math.abs(bill - 181.31)).toBeLessThan(0.011);
    expect(sum(months.map(({ bill }) => bill))).toBe(2000);
  });

  test('the same costs in 2026', () => {
    const months = bills(2100, 1, fiveHundred);
    expect(months.slice(0, 5).map(({ bill }) => bill)).toEqual([175, 75, 125, 180.56, 193.06]);
    for (const { bill } of months.slice(5)) expect(Math.abs(bill - 193.06)).toBeLessThan(0.011);
    expect(sum(months.map(({ bill }) => bill))).toBe(2100);
  });

  test('costs end at the threshold, and what was paid before counts', () => {
    const months = bills(2100, 11, [400, 400], 1408.45);
    expect(months.map(({ cost }) => cost)).toEqual([400, 291.55]);
    expect(months.map(({ bill }) => bill)).toEqual([345.78, 345.77]);
    expect(months.at(-1)?.carried).toBe(0);
  });

  test('in December all of it is due at once', () => {
    expect(bills(2100, 12, [250.1])).toEqual([{ month: 12, cost: 250.1, bill: 250.1, carried: 0 }]);
  });

  test('no costs, no bills; a negative cost is none', () => {
    expect(bills(2100, 10, []).map(({ bill }) => bill)).toEqual([0, 0, 0]);
    expect(bills(2100, 12, [-5])[0]?.bill).toBe(0);
    expect(bills(2100, 12, [300], 2100)[0]?.bill).toBe(0);
  });
});
