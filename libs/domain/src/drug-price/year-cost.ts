import { sumAmounts } from '../money/money';
import type { FillPrice } from './fill-price';
import { expectedFills } from './refills';
import { deductibleMet, type YearToDate } from './yearly-limits';
import { priceFillsByDate } from './year-of-fills';

/** Four years, one of them a leap year. */
const countedYears = { count: 4, from: '2025-01-01', until: '2028-12-31' };

/** How many fills a year has, of which each lasts so many days: the mean of years of `expectedFills`, rounded. */
export function fillsPerYear(every: number): number {
  const { count, from, until } = countedYears;
  return Math.round(
    expectedFills({ lastFilledOn: from, every, today: from, until }).length / count,
  );
}

/** Whether a drug that is usually taken for so many days is a course, such as an antibiotic, or a vaccine. Assumed. */
export const isShortCourse = (usualDays: number): boolean => usualDays < 28;

/**
 * What a year of one fill costs, in dollars: with the deductible met and nothing of the out-of-pocket maximum, each
 * fill priced after those before it; null when the plan does not pay for it. What another drug, supply or pharmacy
 * saves in a year is the difference of two of these. `every`: how many days a fill lasts.
 */
export function yearCostOf(
  every: number,
  year: YearToDate,
  priceOf: (year: YearToDate) => FillPrice | undefined,
): number | null {
  const { individual } = year.outOfPocket;
  const start = {
    ...deductibleMet(year),
    outOfPocket: { individual: { ...individual, met: 0 }, family: null },
  };
  const fills = Array.from({ length: fillsPerYear(every) }, () => ({ filledOn: '' }));
  const priced = priceFillsByDate(fills, start, (_fill, now) => priceOf(now));
  return priced.length > 0 ? sumAmounts(priced.map(({ price }) => price.youPay)) : null;
}
