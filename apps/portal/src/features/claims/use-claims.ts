import { type ClaimDates, claimDates, type ClaimRange } from '@portal/domain';
import { useMemo, useState } from 'react';
import { useClock } from '../../platform';
import { useAppSelector, useRequested } from '../../store';
import { selectUserInfo } from '../../session';
import { claimsHistory } from './claims.requests';

type History = ReturnType<typeof claimsHistory.select>;
type Answered = Extract<History, { status: 'success' }>;

/**
 * Requests the claims of the signed-in member in a range, or between two days, and gives them with a retry. The answer of
 * the same days, e.g. from the dashboard, stays in view while it is requested again.
 */
export function useClaims(range: ClaimRange | ClaimDates) {
  const clock = useClock();
  const memberId = useAppSelector(selectUserInfo)?.memberId ?? '';
  // Fixed until another range is requested: at midnight the days of an answer in view must not change.
  const { fromDate, toDate } = useMemo(
    () => (typeof range === 'object' ? range : claimDates(range, clock.now())),
    [range, clock],
  );
  const { data: remote, retry } = useRequested(claimsHistory, { fromDate, toDate, memberId });
  const [answered, setAnswered] = useState<Answered | null>(null);
  if (remote.status === 'success' && remote !== answered) setAnswered(remote);

  const isWanted = ({ input }: Answered) =>
    input.fromDate === fromDate && input.toDate === toDate && input.memberId === memberId;
  const shown = remote.status !== 'failure' && answered && isWanted(answered) ? answered : null;
  return { failure: remote.failure, shown, fromDate, toDate, retry };
}
