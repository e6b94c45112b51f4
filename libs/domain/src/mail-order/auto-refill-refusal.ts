import type { RefillStatus } from './refill';

/** Why auto-refill cannot be on for a medicine. */
export type AutoRefillRefusal =
  | 'controlled'
  | 'firstFill'
  | 'renewalNeeded'
  | 'expired'
  | 'onHold'
  | 'notCovered';

interface Asked {
  status: RefillStatus;
  controlled: boolean;
  refillsLeft: number | null;
  /** YYYY-MM-DD; blank or null when it was never filled. */
  lastFilledOn: string | null;
}

const refusals: Partial<Record<RefillStatus, AutoRefillRefusal>> = {
  renewalNeeded: 'renewalNeeded',
  expired: 'expired',
  onHold: 'onHold',
  notCovered: 'notCovered',
  unknown: 'onHold',
};

/** Why a medicine cannot ship by itself: null when it can. Part D allows it after the first fill. */
export function autoRefillRefusal(
  { status, controlled, refillsLeft, lastFilledOn }: Asked,
  isPartD: boolean,
): AutoRefillRefusal | null {
  if (controlled) return 'controlled';
  if (isPartD && !lastFilledOn) return 'firstFill';
  return refusals[status] ?? (refillsLeft === 0 ? 'renewalNeeded' : null);
}
