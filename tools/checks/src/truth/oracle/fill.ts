import type { Terms } from './plan';

/** What is left of the limits before a fill; null where the plan has no such limit. */
export interface Left {
  deductible: number;
  limit: number;
}

/** A fill to price, in cents. */
export interface Fill {
  price: number;
  terms: Terms;
  left: Left;
  /** What a brand costs more than the generic that would do; owed on top, and `price` is then the generic's. */
  brandExtra?: number;
  /** The difference counts toward the limit, and so is not owed past it. */
  differenceCounts?: boolean;
  /** The most a year's rules let the member pay, without a deductible: insulin's cap, 0 for a vaccine. */
  cap?: number;
  /** Extra Help's copay. */
  helpCopay?: number;
}

/** The member's part of a price after the deductible. */
function shareOf(price: number, { copay, percent, atLeast, atMost }: Terms): number {
  if (price <= 0) return 0;
  const wanted = copay ?? Math.min(atMost, Math.max(atLeast, Math.round((price * percent) / 100)));
  return Math.min(price, wanted);
}

/**
 * A fill by the plan's rules: the deductible first, then copay or share; never more than the limit has left. A brand
 * difference that does not count is owed in full, before, at and past every limit. `counted` is what counts toward the
 * limit, of which Extra Help pays `help`.
 */
export function payFill(fill: Fill) {
  const { price, terms, left, cap, helpCopay, brandExtra: difference = 0 } = fill;
  const isCapped = cap !== undefined || helpCopay !== undefined;
  const toDeductible = terms.deductibleApplies && !isCapped ? Math.min(price, left.deductible) : 0;
  const owed = toDeductible + shareOf(price - toDeductible, terms);
  const share = Math.min(owed, cap ?? Infinity, left.limit);
  const own = Math.min(share, helpCopay ?? Infinity);
  const brandExtra = fill.differenceCounts ? Math.min(difference, left.limit - share) : difference;
  return {
    pays: own + brandExtra,
    plan: price - share + difference - brandExtra,
    deductible: Math.min(toDeductible, share),
    counted: share + (fill.differenceCounts ? brandExtra : 0),
    help: share - own,
    brandExtra,
  };
}

/** How a fill is paid. */
export type Paid = ReturnType<typeof payFill>;

/** What is left after a fill. */
export const after = (left: Left, { deductible, counted }: Paid): Left => ({
  deductible: left.deductible - deductible,
  limit: left.limit - counted,
});
