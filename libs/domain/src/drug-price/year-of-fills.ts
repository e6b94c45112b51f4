import { sumAmounts, toCents } from '../money/money';
import type { FillPrice } from './fill-price';
import { afterFill, type YearLimit, type YearToDate } from './yearly-limits';

/** What of a fill counts toward the year, in dollars. */
export interface CountedFill {
  /** YYYY-MM-DD. */
  filledOn: string;
  youPay: number;
  /** The part of it that goes to the deductible. */
  deductible: number;
  /** What counts toward the out-of-pocket limit: what the member pays, and Extra Help. */
  outOfPocket: number;
}

/**
 * Prices fills one after the other, in order of their days: each with what the ones before it have added to
 * deductible and out-of-pocket maximum. A fill without a price is left out and adds nothing.
 */
export function priceFillsByDate<
  Fill extends { filledOn: string },
  Price extends Pick<FillPrice, 'counted'>,
>(
  fills: readonly Fill[],
  start: YearToDate,
  priceOf: (fill: Fill, year: YearToDate) => Price | undefined,
): { fill: Fill; price: Price }[] {
  let year = start;
  return [...fills]
    .sort((a, b) => (a.filledOn < b.filledOn ? -1 : a.filledOn > b.filledOn ? 1 : 0))
    .flatMap((fill) => {
      const price = priceOf(fill, year);
      if (!price) return [];
      year = afterFill(year, price.counted);
      return [{ fill, price }];
    });
}

/** What fills cost, in dollars. `share` is what is paid besides the deductible. */
interface FillCosts {
  deductible: number;
  share: number;
  total: number;
}

/** One month of a plan year, in dollars. */
export interface MonthOfFills {
  /** 1 to 12. */
  month: number;
  paid: FillCosts;
  toCome: FillCosts;
  /** Of the deductible, paid and to come. */
  deductible: number;
  total: number;
  /** Paid and expected from January to the end of the month. */
  yearSoFar: number;
}

/** The twelve months of a year: what was paid, and what is to come. Fills of other years are left out. */
export function yearByMonth(
  year: number,
  paid: readonly CountedFill[],
  toCome: readonly CountedFill[],
): MonthOfFills[] {
  let yearSoFar = 0;
  return Array.from({ length: 12 }, (_, index) => {
    const prefix = `${year}-${String(index + 1).padStart(2, '0')}`;
    const parts = [paid, toCome].map((fills) => {
      const own = fills.filter(({ filledOn }) => filledOn.startsWith(prefix));
      const deductible = sumAmounts(own.map((fill) => fill.deductible));
      const youPay = sumAmounts(own.map((fill) => fill.youPay));
      return { deductible, share: sumAmounts([youPay, -deductible]), total: youPay };
    }) as [FillCosts, FillCosts];
    const deductible = sumAmounts(parts.map((each) => each.deductible));
    const total = sumAmounts(parts.map((each) => each.total));
    yearSoFar = sumAmounts([yearSoFar, total]);
    return { month: index + 1, paid: parts[0], toCome: parts[1], deductible, total, yearSoFar };
  });
}

/**
 * The fill with which a limit is met, among those paid and those to come; null when none of them meets it.
 * `limit.met` counts the paid ones already, and may count more: what other care added came first.
 */
export function fillThatMeets<Fill extends CountedFill>(
  limit: YearLimit,
  part: 'outOfPocket' | 'deductible',
  paid: readonly Fill[],
  toCome: readonly Fill[],
): Fill | null {
  if (limit.limit === null) return null;
  const before = sumAmounts([limit.met, -sumAmounts(paid.map((fill) => fill[part]))]);
  let left = toCents(limit.limit) - toCents(Math.max(0, before));
  const inOrder = [...paid, ...toCome].sort((a, b) => (a.filledOn < b.filledOn ? -1 : 1));
  for (const fill of inOrder) {
    const amount = toCents(fill[part]);
    if (left > 0 && amount >= left) return fill;
    left -= amount;
  }
  return null;
}
