import { priceFill } from './price-fill';
import { ownPace, yearCostOf, yearDaysOf } from './year-cost';
import type { YearToDate } from './yearly-limits';

const year: YearToDate = {
  deductible: { individual: { met: 0, limit: 500 }, family: null },
  outOfPocket: { individual: { met: 0, limit: 2000 }, family: null },
};

/** A copay of 10.00 for 30 days. */
const priceOf = (now: YearToDate, copay = 10) =>
  priceFill({
    planYear: 2026,
    agreedPrice: 5000,
    days: 30,
    year: now,
    charge: { copay, coinsurancePercent: null, atLeast: null, atMost: null },
    deductibleApplies: true,
    isPartD: false,
    isBrand: false,
  }) ?? undefined;

test.each([
  // As prescribed.
  [7, null, 364],
  [15, null, 360],
  [28, null, 364],
  [30, null, 360],
  [31, null, 372],
  [90, null, 360],
  // At the own pace; half a fill is one.
  [30, 164.25, 150],
  [30, 165, 180],
  [90, 164.25, 180],
  [90, 20, 90],
])('a year counts whole fills: of %d days at a pace of %s, %d days', (days, pace, counted) => {
  expect(yearDaysOf(days, pace)).toBe(counted);
});

const filled = (...fills: [day: string, days: number | null][]) =>
  fills.map(([filledOn, days]) => ({ filledOn, days }));

test.each([
  ['nothing', [], null],
  ['one fill', filled(['2026-10-01', 30]), null],
  ['fills up to 59 days', filled(['2026-09-01', 30], ['2026-09-30', 30]), null],
  ['fills of 60 days', filled(['2026-09-01', 30], ['2026-10-01', 30]), 365],
  ['one fill of 90 days', filled(['2026-09-01', 90]), 365],
  // 90 days filled, in 73: each before the former one was used up.
  [
    'a member who fills early',
    filled(['2026-01-01', 30], ['2026-01-23', 30], ['2026-02-13', 30]),
    365,
  ],
  [
    'fills of which one lacks its days',
    filled(['2026-01-01', 30], ['2026-02-01', null], ['2026-03-01', 30]),
    null,
  ],
  // 120 days filled, in 240.
  ['a member who skips', filled(['2026-01-01', 30], ['2026-04-01', 60], ['2026-07-30', 30]), 182],
])('the pace of %s', (_, fills, pace) => {
  const found = ownPace(fills);
  expect(found === null ? null : Math.floor(found)).toBe(pace);
});

test('a year costs as much as its fills, each after those before it', () => {
  expect([12, 8, 5].map((fills) => yearCostOf(fills, year, priceOf))).toEqual([120, 80, 50]);
  // 4 × 450.00, then what is left of the limit.
  expect(yearCostOf(12, year, (now) => priceOf(now, 450))).toBe(2000);
});

test('a part of a fill costs that part of its price', () => {
  expect(yearCostOf(150 / 90, year, priceOf)).toBe(16.67);
});

test('what the plan does not pay for has no cost of a year', () => {
  expect(yearCostOf(12, year, () => undefined)).toBeNull();
});
