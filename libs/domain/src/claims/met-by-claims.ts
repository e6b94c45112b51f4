import { addDays } from '../calendar/calendar';
import { shownAccumulators } from './claim-accumulators';
import { isDated } from './claim-sums';
import { isPaidKind } from './claims';
import type { AddingClaim, CountedClaim, LimitName } from './counted-claims';
import { toCents } from '../money/money';

/**
 * Whether the claims of a person say of a limit that it is met where the balance of `today` says that it is not, or the
 * other way. Only for a limit to which nothing but claims counts. It is compared where it is sure: no claim is undecided
 * or has no day, and the newest paid one states this limit and is older than the day that a balance may be behind.
 */
export function contradictsMet(
  counted: readonly CountedClaim<AddingClaim>[],
  { kind, scope, met, maximum }: LimitName & { met: number; maximum: number },
  today: string,
): boolean {
  const isUnsure = ({ claim }: CountedClaim<AddingClaim>) =>
    claim.status === 'inProgress' || claim.status === 'unknown' || !isDated(claim);
  const newest = counted.findLast(({ claim }) => isPaidKind(claim.status));
  if (!newest || counted.some(isUnsure)) return false;
  const states = shownAccumulators(newest.claim.accumulators).some(
    (each) => each.kind === kind && each.scope === scope && each.limit === maximum,
  );
  const lastDay = counted.at(-1)!.claim.dateOfService;
  if (!states || lastDay >= addDays(today, -1)) return false;
  const isMet = (amount: number) => toCents(amount) >= toCents(maximum);
  return isMet(counted.at(-1)!.total) !== isMet(met);
}
