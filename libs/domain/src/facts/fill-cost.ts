import type { ExtraHelpCopays } from '../drug-price/extra-help';
import { remainingOf, type SpendingLimit } from '../plan/balances';

/** One yearly limit so far, in dollars: `met` null where it is not known, `limit` null where there is none. */
interface LimitSoFar {
  met: number | null;
  limit: number | null;
}

interface LimitsSoFar {
  individual: LimitSoFar | null;
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
 * without one; `unknown` where an amount is missing.
 */
export type FillCostNow =
  | { cost: 'nothing'; by: 'individual' | 'family' }
  | { cost: 'share'; by: 'individual' | 'family' | 'plan'; untilNothing: number | null }
  | { cost: 'full'; left: number }
  | { cost: 'helpCopay'; copays: ExtraHelpCopays | null }
  | { cost: 'unknown' };

const unknown: FillCostNow = { cost: 'unknown' };

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
  // One of which it is not known how far it is met may be met.
  if (!outOfPocket.individual || isOpen(outOfPocket.individual) || isOpen(outOfPocket.family)) {
    return unknown;
  }
  if (help) return { cost: 'helpCopay', ...help };
  const share = { cost: 'share', untilNothing: leastLeft(outOfPocket) } as const;
  if (deductible.individual?.limit === 0) return { ...share, by: 'plan' };
  if (isMet(deductible.individual)) return { ...share, by: 'individual' };
  if (isMet(deductible.family)) return { ...share, by: 'family' };
  const left = leastLeft(deductible);
  if (left === null || isOpen(deductible.individual) || isOpen(deductible.family)) return unknown;
  return { cost: 'full', left };
}

/** The limits of the balances as `fillCostNow` takes them. */
export const limitsSoFar = ({ individual, family }: SpendingLimit): LimitsSoFar => ({
  individual: individual && { met: individual.met, limit: individual.maximum },
  family: family && { met: family.met, limit: family.maximum },
});

/** What is left of a limit in dollars; null where there is none, or where that is not known. */
const leftOf = (limit: LimitSoFar | null): number | null =>
  limit === null || limit.limit === null || (limit.met === null && limit.limit !== 0)
    ? null
    : remainingOf(limit.limit, limit.met ?? 0);

const leastLeft = ({ individual, family }: LimitsSoFar): number | null => {
  const left = [leftOf(individual), leftOf(family)].filter((each) => each !== null);
  return left.length > 0 ? Math.min(...left) : null;
};

const isMet = (limit: LimitSoFar | null): boolean => leftOf(limit) === 0;

const isOpen = (limit: LimitSoFar | null): boolean =>
  limit !== null && limit.limit !== null && leftOf(limit) === null;
