import { toCents } from '../money/money';

/** What decided a share of a price: the plan's percent, or the least or the most that the plan charges for a fill. */
export type ShareDecidedBy = 'percent' | 'least' | 'most';

/** What decided a share; share and price in dollars. A cent apart is rounding. */
export function shareDecidedBy(share: number, price: number, percent: number): ShareDecidedBy {
  const cents = toCents(share) - toCents((price * percent) / 100);
  if (Math.abs(cents) <= 1) return 'percent';
  return cents > 0 ? 'least' : 'most';
}
