import {
  claimDateProblems,
  type ClaimDates,
  type ClaimRange,
  claimRangeOf,
  defaultClaimRange,
} from '@portal/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../platform';

/** The state of a location that a choice on the claims screen leads to, as opposed to a link. */
export const ownChoice = { isOwnChoice: true };

export type ClaimPeriod = ClaimRange | ClaimDates;

/**
 * The period of the list, which is in the URL. Days that won't do are the default period, and `invalidDates`.
 */
export function useClaimPeriod() {
  const clock = useClock();
  const [address, setAddress] = useSearchParams();
  const [range, from, to] = ['range', 'from', 'to'].map((name) => address.get(name) ?? '');
  const { period, invalidDates } = useMemo((): {
    period: ClaimPeriod;
    invalidDates: ClaimDates | null;
  } => {
    if (range !== 'dates') return { period: claimRangeOf(range), invalidDates: null };
    const dates = { fromDate: from ?? '', toDate: to ?? '' };
    const areGood = Object.keys(claimDateProblems(dates, clock.now())).length === 0;
    return areGood
      ? { period: dates, invalidDates: null }
      : { period: defaultClaimRange, invalidDates: dates };
  }, [range, from, to, clock]);

  const choose = (chosen: ClaimPeriod) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ['range', 'from', 'to']) next.delete(name);
        for (const [name, value] of Object.entries(inAddress(chosen))) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true, state: ownChoice },
    );
  return { period, invalidDates, choose };
}

/** A period as the address has it. */
function inAddress(period: ClaimPeriod): Record<string, string> {
  if (typeof period === 'object') {
    return { range: 'dates', from: period.fromDate, to: period.toDate };
  }
  return period === defaultClaimRange ? {} : { range: String(period) };
}

/** The claims history of a period. */
export const claimsPath = (period: ClaimPeriod): string =>
  `/member/claims?${new URLSearchParams(inAddress(period))}`;
