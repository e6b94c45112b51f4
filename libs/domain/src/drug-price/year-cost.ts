import { daysBetween } from '../calendar/calendar';
import { sumAmounts, toCents } from '../money/money';
import type { FillPrice } from './fill-price';
import { afterFill, deductibleMet, type YearToDate } from './yearly-limits';

const daysOfYear = 365;

/** Before so many days from the first fill to the end of the last one, fills show no pace. */
export const paceFromDays = 60;

/** A fill that was paid: its day, YYYY-MM-DD, and its days of supply; null where they are not known. */
export interface PaidFill {
  filledOn: string;
  days: number | null;
}

/**
 * The days of supply that a person takes in a year at their own pace: those filled, over the days from the first fill to
 * the end of the last one, at most those of the year, because who fills early has some left. Null while the fills show
 * no pace, and where one lacks its days. Takes the fills oldest first.
 */
export function ownPace(fills: readonly PaidFill[]): number | null {
  const [first] = fills;
  const last = fills.at(-1);
  const supplies = fills.flatMap(({ days }) => days || []);
  if (!first || !last?.days || supplies.length < fills.length) return null;
  const span = daysBetween(first.filledOn, last.filledOn) + last.days;
  const filled = supplies.reduce((sum, days) => sum + days, 0);
  return span >= paceFromDays ? Math.min(filled / span, 1) * daysOfYear : null;
}

/**
 * The days of supply that a year counts: whole fills, rounded, at least one. `pace`: the days of supply that are taken
 * in a year; null for a drug that is taken as prescribed.
 */
export const yearDaysOf = (days: number, pace: number | null): number =>
  Math.max(1, Math.round((pace ?? daysOfYear) / days)) * days;

/** Whether a drug that is usually taken for so many days is a course, such as an antibiotic, or a vaccine. Assumed. */
export const isShortCourse = (usualDays: number): boolean => usualDays < 28;

/**
 * What a year of a drug costs, in dollars: with the deductible met and nothing of the out-of-pocket maximum, each
 * fill priced after those before it; null when the plan does not pay for it. What another drug, supply or pharmacy
 * saves in a year is the difference of two of these for as many days. `fills` of another supply may end with a part of
 * one, which costs that part of its price.
 */
export function yearCostOf(
  fills: number,
  start: YearToDate,
  priceOf: (year: YearToDate) => FillPrice | undefined,
): number | null {
  const { individual } = start.outOfPocket;
  let year: YearToDate = {
    ...deductibleMet(start),
    outOfPocket: { individual: { ...individual, met: 0 }, family: null },
  };
  const costs: number[] = [];
  for (let left = fills; left > 0; left -= 1) {
    const price = priceOf(year);
    if (!price) return null;
    costs.push(left < 1 ? toCents(price.youPay * left) / 100 : price.youPay);
    year = afterFill(year, price.counted);
  }
  return costs.length > 0 ? sumAmounts(costs) : null;
}
