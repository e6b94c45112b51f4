import type { YearLimit, YearToDate } from '../drug-price/yearly-limits';
import { leftOfLimit, type LimitSoFar, type LimitsSoFar, type PersonLimits } from './fill-cost';

/** A person's year to date for the price of a fill; null where an amount that decides the price is not known. */
export function yearToDate({ deductible, outOfPocket }: PersonLimits): YearToDate | null {
  const known = { deductible: knownLimits(deductible), outOfPocket: knownLimits(outOfPocket) };
  return known.deductible && known.outOfPocket
    ? { deductible: known.deductible, outOfPocket: known.outOfPocket }
    : null;
}

function knownLimits({ individual, family }: LimitsSoFar): YearToDate['deductible'] | null {
  // Next to a limit that is met, another one decides nothing.
  const isDecided = [individual, family].some((each) => leftOfLimit(each) === 0);
  const read = (limit: LimitSoFar): YearLimit | null =>
    knownLimit(limit) ?? (isDecided ? { met: limit.met ?? 0, limit: null } : null);
  const own = individual && read(individual);
  const shared = family && read(family);
  return own && (shared || !family) ? { individual: own, family: shared } : null;
}

function knownLimit({ met, limit }: LimitSoFar): YearLimit | null {
  if (limit === 'none') return { met: met ?? 0, limit: null };
  if (limit === 0) return { met: met ?? 0, limit };
  return limit === null || met === null ? null : { met, limit };
}
