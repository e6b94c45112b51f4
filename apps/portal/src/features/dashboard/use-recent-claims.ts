import { claimDates, defaultClaimRange } from '@portal/domain';
import { useClock } from '../../platform';
import { useAppSelector } from '../../store';
import { selectUserInfo } from '../../session';
import { type Claim, claimsHistory, useClaimsOf } from '../claims';

/**
 * The member's claims of the last 30 days, for cards next to the one that requests them: null until they
 * are there. The answer of another period, left behind by the claims screen, does not count.
 */
export function useRecentClaims(): { claims: readonly Claim[] | null; failed: boolean } {
  const clock = useClock();
  const memberId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const claimsOf = useClaimsOf();
  const { input, data, status } = useAppSelector(claimsHistory.select);
  const { fromDate, toDate } = claimDates(defaultClaimRange, clock.now());
  const wanted =
    input?.fromDate === fromDate && input.toDate === toDate && input.memberId === memberId;
  return { claims: wanted && data ? claimsOf(data) : null, failed: status === 'failure' };
}
