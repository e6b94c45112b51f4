import { addMonths, isoDay, planDay } from '../calendar/calendar';
import { sumAmounts } from '../money/money';
import { type ClaimTotals, claimTotals, isDated } from './claim-sums';
import type { ClaimFigures } from './claims';

/** What was paid in one month, in dollars. `month` is its first day, YYYY-MM-01. */
export interface MonthSpending extends ClaimTotals {
  month: string;
  /** What the member and the plan paid. */
  total: number;
}

type Spent = Pick<ClaimFigures, 'dateOfService' | 'status' | 'copayAmount' | 'amtInsurancePaid'>;

/** How many months the chart looks back, this one included. */
export const spendingMonths = 6;

/** The first day of each of the last months, oldest first, as YYYY-MM-01 on the plan's clock. */
export function lastMonths(now: Date, count = spendingMonths): string[] {
  const first = `${planDay(now).slice(0, 7)}-01`;
  return Array.from({ length: count }, (_, index) => addMonths(first, index - (count - 1)));
}

/** The spending of each month, months without claims included. A claim without a day is left out of each. */
export function spendingByMonth(
  rows: readonly Spent[],
  months: readonly string[],
): MonthSpending[] {
  const undated = rows.filter((row) => !isDated(row));
  const byMonth = new Map<string, Spent[]>(months.map((month) => [month, [...undated]]));
  for (const row of rows) {
    const day = isoDay(row.dateOfService);
    if (day !== null) byMonth.get(`${day.slice(0, 7)}-01`)?.push(row);
  }
  return [...byMonth].map(([month, claims]) => {
    const totals = claimTotals(claims);
    return { month, ...totals, total: sumAmounts([totals.youPaid, totals.planPaid]) };
  });
}

/** What was paid in all the months. */
export const spendingOf = (rows: readonly Spent[], months: readonly string[]): ClaimTotals =>
  claimTotals(
    rows.filter(({ dateOfService }) => {
      const day = isoDay(dateOfService);
      return day === null || months.includes(`${day.slice(0, 7)}-01`);
    }),
  );

/**
 * The marks of an axis in dollars, at round steps of a dollar or more: from 0, or from below it where `lowest` is
 * negative, to at least `highest`.
 */
export function axisMarks(highest: number, lowest = 0): number[] {
  const span = highest - lowest;
  if (!(span > 0) || !Number.isFinite(span)) return [0, 50, 100];
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
  const step = Math.max(
    1,
    steps.find((each) => each * 4 >= span)!,
  );
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
