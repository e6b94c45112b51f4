import { claimDates, defaultClaimRange } from '@portal/domain';
import { useCallback } from 'react';
import { useClock } from '../../platform';
import { answerFor, type RootState, useAppSelector } from '../../store';
import { selectUserInfo } from '../../session';
import { type Claim, type ClaimsHistory, claimsHistory, useClaimsOf } from '../claims';

/**
 * Reads the claims of the last 30 days, for cards next to the one that requests them: undefined until they are there.
 * The answer of another period, left behind by the claims screen, does not count.
 */
export function useRecentAnswer(): (state: RootState) => ClaimsHistory | undefined {
  const memberId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const { fromDate, toDate } = claimDates(defaultClaimRange, useClock().now());
  return useCallback(
    (state: RootState) =>
      answerFor(
        claimsHistory.select(state),
        (input) =>
          input.fromDate === fromDate && input.toDate === toDate && input.memberId === memberId,
      ).data,
    [fromDate, toDate, memberId],
  );
}

/** Whether the claims did not load. */
export const selectClaimsFailed = (state: RootState): boolean =>
  claimsHistory.select(state).status === 'failure';

/** The member's claims of the last 30 days: null until they are there. */
export function useRecentClaims(): { claims: readonly Claim[] | null; failed: boolean } {
  const claimsOf = useClaimsOf();
  const answer = useAppSelector(useRecentAnswer());
  const failed = useAppSelector(selectClaimsFailed);
  return { claims: answer ? claimsOf(answer) : null, failed };
}
