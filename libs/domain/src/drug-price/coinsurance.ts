import { toCents } from '../money/money';

/** A percent of a price, both prices in cents; half a cent up. */
export const percentOfCents = (cents: number, percent: number): number =>
  Math.round((cents * percent) / 100);

/** What decided a share of a price: the plan's percent, or the least or the most that the plan charges for a fill. */
export type ShareDecidedBy = 'percent' | 'least' | 'most';

/** What decided a share; share and price in dollars. A cent apart is rounding. */
export function shareDecidedBy(share: number, price: number, percent: number): ShareDecidedBy {
  const cents = toCents(share) - toCents((price * percent) / 100);
  if (Math.abs(cents) <= 1) return 'percent';
  return cents > 0 ? 'least' : 'most';
}
