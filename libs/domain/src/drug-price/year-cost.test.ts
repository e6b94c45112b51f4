import { priceFill } from './price-fill';
import { fillsPerYear, yearCostOf } from './year-cost';
import type { YearToDate } from './yearly-limits';

test.each([
  [7, 52],
  [15, 24],
  [28, 12],
  [30, 12],
  [31, 12],
  [42, 9],
  [45, 8],
  [60, 6],
  [84, 4],
  [90, 4],
  [180, 2],
])('a fill that lasts %d days is filled %d times a year', (every, fills) => {
  expect(fillsPerYear(every)).toBe(fills);
});

test('a year costs as much as its fills at the pace of the drug', () => {
  const year: YearToDate = {
    deductible: { individual: { met: 0, limit: 500 }, family: null },
    outOfPocket: { individual: { met: 0, limit: 2000 }, family: null },
  };
  const priceOf = (now: YearToDate) =>
    priceFill({
      planYear: 2026,
      agreedPrice: 100,
      days: 30,
      year: now,
      charge: { copay: 10, coinsurancePercent: null, atLeast: null, atMost: null },
      deductibleApplies: true,
      isPartD: false,
      isBrand: false,
    }) ?? undefined;
  expect([30, 45, 60].map((every) => yearCostOf(every, year, priceOf))).toEqual([120, 80, 60]);
});
