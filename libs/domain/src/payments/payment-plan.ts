import { toCents } from '../money/money';

/** One month of the Medicare Prescription Payment Plan, in dollars. */
export interface PaymentPlanMonth {
  /** 1 to 12. */
  month: number;
  /** What the member would have paid at the pharmacy in the month, within the year's threshold. */
  cost: number;
  /** The bill of the month. */
  bill: number;
  /** What is still to be billed in later months. */
  carried: number;
}

/**
 * The bills of the rest of a year for a member who joins the Medicare Prescription Payment Plan in
 * `firstMonth` (1 to 12). The first bill is the smaller of the month's costs and what is left to the
 * threshold spread over the months left, this one included; each later one is the balance carried plus
 * the new costs, spread over the months left. Costs count toward the threshold in full when filled,
 * and so end when it is reached. Amounts in dollars; bills are rounded to the cent, the last takes what is left.
 */
export function paymentPlanBills({
  threshold,
  paidBefore,
  firstMonth,
  costs,
}: {
  threshold: number;
  /** Out-of-pocket costs of the year before joining. */
  paidBefore: number;
  firstMonth: number;
  /** Expected costs at the pharmacy, by month from the first on; a month without one costs nothing. */
  costs: readonly number[];
}): PaymentPlanMonth[] {
  let room = Math.max(0, toCents(threshold) - toCents(paidBefore));
  const firstCap = room / (13 - firstMonth);
  let carried = 0;
  return Array.from({ length: 13 - firstMonth }, (_, index) => {
    const month = firstMonth + index;
    const cost = Math.min(room, Math.max(0, toCents(costs[index] ?? 0)));
    room -= cost;
    const owed = carried + cost;
    const bill = Math.round(index === 0 ? Math.min(cost, firstCap) : owed / (13 - month));
    carried = owed - bill;
    return { month, cost: cost / 100, bill: bill / 100, carried: carried / 100 };
  });
}
