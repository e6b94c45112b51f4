import type { PaymentPlanMonth } from './payment-plan';
import { sumAmounts } from '../money/money';

/** A fill that costs the member at least so much, in dollars: Medicare calls them likely to benefit (2025 and 2026). */
export const likelyToBenefitFill = 600;

/** The highest bill is at most this part of the highest month at the pharmacy: the months are evened out. Assumed. */
const evenedOut = 0.8;

/**
 * Whether monthly bills help: `likely` by Medicare's mark, `evens` where the highest month becomes clearly lower,
 * `little` where it does not, `raises` where it becomes higher, `lastMonth` in December, when the bill is the cost, `noCosts` without any.
 */
export type PaymentPlanHelp = 'likely' | 'evens' | 'little' | 'raises' | 'lastMonth' | 'noCosts';

/** The figures of the months by which one decides, in dollars; months 1 to 12. */
export interface PaymentPlanSummary {
  help: PaymentPlanHelp;
  first: PaymentPlanMonth;
  highestCost: number;
  highestBill: number;
  /** Whether the highest bill is below the highest month at the pharmacy. */
  lowersHighest: boolean;
  /** The same at the pharmacy and in bills. */
  total: number;
  /** The month in which the costs reach the yearly limit; null when they do not. */
  limitMonth: number | null;
}

/** Sums up a payment plan. `highestFill` is the highest price of one fill; `leftToLimit` what is left to the limit. */
export function paymentPlanSummary(
  months: readonly [PaymentPlanMonth, ...PaymentPlanMonth[]],
  { highestFill, leftToLimit }: { highestFill: number; leftToLimit: number },
): PaymentPlanSummary {
  const total = sumAmounts(months.map(({ cost }) => cost));
  const highestCost = Math.max(...months.map(({ cost }) => cost));
  const highestBill = Math.max(...months.map(({ bill }) => bill));
  return {
    help: helpOf(months.length, { total, highestFill, highestCost, highestBill }),
    first: months[0],
    highestCost,
    highestBill,
    lowersHighest: highestBill < highestCost,
    total,
    limitMonth: total > 0 && total >= leftToLimit ? monthThatReaches(months, leftToLimit) : null,
  };
}

function helpOf(
  count: number,
  figures: { total: number; highestFill: number; highestCost: number; highestBill: number },
): PaymentPlanHelp {
  if (figures.total === 0) return 'noCosts';
  if (count === 1) return 'lastMonth';
  if (figures.highestBill > figures.highestCost) return 'raises';
  if (figures.highestFill >= likelyToBenefitFill) return 'likely';
  return figures.highestBill <= figures.highestCost * evenedOut ? 'evens' : 'little';
}

function monthThatReaches(months: readonly PaymentPlanMonth[], room: number): number | null {
  let sum = 0;
  for (const { month, cost } of months) {
    sum = sumAmounts([sum, cost]);
    if (sum >= room) return month;
  }
  return null;
}
