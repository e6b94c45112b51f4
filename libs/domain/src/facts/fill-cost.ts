import type { ExtraHelpCopays } from '../drug-price/extra-help';
import { remainingOf } from '../plan/balances';

/** One yearly limit so far, in dollars: null where an amount is not known, `none` where there is no limit. */
export interface LimitSoFar {
  met: number | null;
  limit: number | null | 'none';
}

/** One's own limit so far, and the family's. */
export interface LimitsSoFar {
  individual: LimitSoFar | null;
  /** Null where only one person is covered. */
  family: LimitSoFar | null;
}

/** The limits that decide what a person's fills cost: their own, and the family's where several are covered. */
export interface PersonLimits {
  deductible: LimitsSoFar;
  outOfPocket: LimitsSoFar;
}

/**
 * What a covered fill in the network costs a person from now on: nothing at an out-of-pocket limit, at most the copay of
 * Extra Help, the full price until `left` more dollars are paid, or the share or copay of its tier. `by` says whose
 * limit decides, `plan` where it has no deductible; `untilNothing` are the dollars until an out-of-pocket limit, null
 * without one; `unknown` with the reason: an amount that is missing, or an answer that did not load; null while that is
 * awaited.
 */
export type FillCostNow =
  | { cost: 'nothing'; by: 'individual' | 'family' }
  | { cost: 'share'; by: 'individual' | 'family' | 'plan'; untilNothing: number | null }
  | { cost: 'full'; left: number }
  | { cost: 'helpCopay'; copays: ExtraHelpCopays | null }
  | { cost: 'unknown'; why: 'notSent' | 'notLoaded' | null };

const unknown: FillCostNow = { cost: 'unknown', why: 'notSent' };

/**
 * What a covered fill costs from now on. A brand's extra cost over its generic is apart. `help`: Extra Help, with its
 * copays where those of the year are known; null without it.
 */
export function fillCostNow(
  { deductible, outOfPocket }: PersonLimits,
  help: { copays: ExtraHelpCopays | null } | null,
): FillCostNow {
  if (isMet(outOfPocket.individual)) return { cost: 'nothing', by: 'individual' };
  if (isMet(outOfPocket.family)) return { cost: 'nothing', by: 'family' };
  // One that is not known may be met.
  if (!isKnown(outOfPocket)) return unknown;
  if (help) return { cost: 'helpCopay', ...help };
  const share = { cost: 'share', untilNothing: leastLeft(outOfPocket) } as const;
  if (deductible.individual?.limit === 0 || deductible.individual?.limit === 'none') {
    return { ...share, by: 'plan' };
  }
  if (isMet(deductible.individual)) return { ...share, by: 'individual' };
  if (isMet(deductible.family)) return { ...share, by: 'family' };
  const left = leastLeft(deductible);
  return left === null || !isKnown(deductible) ? unknown : { cost: 'full', left };
}

/**
 * Whether the tiers of a plan are what one pays after the deductible: some of it is left, or may be, because what a fill
 * costs is not known. Not while that is awaited.
 */
export const isAfterDeductible = (now: FillCostNow): boolean =>
  now.cost === 'full' || (now.cost === 'unknown' && now.why !== null);

/** What is left of a limit in dollars; null where there is none, or where that is not known. */
export const leftOfLimit = (limit: LimitSoFar | null): number | null => {
  if (limit === null || typeof limit.limit !== 'number') return null;
  if (limit.limit === 0) return 0;
  return limit.met === null ? null : remainingOf(limit.limit, limit.met);
};

const leastLeft = ({ individual, family }: LimitsSoFar): number | null => {
  const left = [leftOfLimit(individual), leftOfLimit(family)].filter((each) => each !== null);
  return left.length > 0 ? Math.min(...left) : null;
};

const isMet = (limit: LimitSoFar | null): boolean => leftOfLimit(limit) === 0;

const isKnown = ({ individual, family }: LimitsSoFar): boolean =>
  individual !== null &&
  [individual, family].every(
    (each) => each === null || each.limit === 'none' || leftOfLimit(each) !== null,
  );
