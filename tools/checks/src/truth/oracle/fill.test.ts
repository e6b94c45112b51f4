import { productOf } from './drugs';
import { payFill, quote } from './quotes';
import { family, world } from './testing-world';
import { fixture } from '../world/world';

describe('a fill', () => {
  const share = { deductibleApplies: true, copay: null, percent: 25, atLeast: 0, atMost: Infinity };
  const copay = { ...share, deductibleApplies: false, copay: 400 };

  test('pays the deductible first, then a share of the rest', () => {
    // 368.00 with 160.00 of the deductible left: 160.00 + 25 % of 208.00.
    const fill = payFill({ price: 36_800, terms: share, left: { deductible: 16_000, limit: 1e6 } });
    expect(fill).toMatchObject({ pays: 21_200, plan: 15_600, deductible: 16_000 });
  });

  test('never passes the limit', () => {
    const fill = payFill({ price: 520_000, terms: share, left: { deductible: 0, limit: 33_875 } });
    expect(fill).toMatchObject({ pays: 33_875, plan: 486_125 });
  });

  test('a brand difference is owed even past the limit', () => {
    const fill = payFill({
      price: 792,
      terms: copay,
      left: { deductible: 0, limit: 0 },
      brandExtra: 3800,
    });
    expect(fill).toMatchObject({ pays: 3800, plan: 792, counted: 0 });
  });

  test('a brand difference that counts ends at the limit', () => {
    const left = { deductible: 0, limit: 3000 };
    const fill = payFill({
      price: 792,
      terms: copay,
      left,
      brandExtra: 3800,
      differenceCounts: true,
    });
    // 4.00 and 26.00 are the 30.00 left; the plan pays 3.92 of the generic and 12.00 of the difference.
    expect(fill).toMatchObject({ pays: 3000, plan: 1592, brandExtra: 2600, counted: 3000 });
  });

  test('Extra Help pays what its copay leaves of the share', () => {
    const fill = payFill({
      price: 32_000,
      terms: share,
      left: { deductible: 0, limit: 1e6 },
      helpCopay: 1265,
    });
    expect(fill).toMatchObject({ pays: 1265, help: 6735, counted: 8000, plan: 24_000 });
  });

  test("insulin in Part D costs a month's cap for each month, past the deductible", () => {
    const medicare = world([], family, {
      isMedicare: true,
      'user.getMemberInfo': { memebrId: 'F1', personCd: '01', planId: 'PDP-042' },
      'benefits.getSummary': fixture('responses/benefits.getSummary/medicare-standard.json'),
    });
    const priced = (ndc: string, quantity: number, days: number) => {
      const product = productOf(ndc);
      const left = { deductible: 61_500, limit: 210_000 };
      return product && quote(medicare, { product, quantity, days, npi: '1000000004' }, left)?.pays;
    };
    // Insulara: 168.00 a month, a quarter of it 42.00. Aspartena: its selected price is 119.00, a quarter of it 29.75.
    expect([priced('99005209001', 5, 30), priced('99005209001', 15, 90)]).toEqual([3500, 10_500]);
    expect(priced('99005213001', 5, 30)).toBe(2975);
    expect(priced('99004546001', 1, 1)).toBe(0);
  });
});
