import type { OutputOf } from '@portal/contracts';
import { claims } from '@portal/contracts/claims';
import { addDays, isDated, isOfOneMembership } from '@portal/domain';
import { useMemo } from 'react';
import { useToday } from '../platform';
import { useFlag, useMayCall, useSession } from '../session';
import { useCallOnce } from '../store';

type History = OutputOf<typeof claims.getHistory>;
type ClaimRow = NonNullable<NonNullable<History['claimsHistory']>['claim']>[number];

const none: readonly ClaimRow[] = [];

/** The claims of the membership of the last twelve months, whatever period the page shows; none where they can't be read. */
export const useClaimsOfYear = (): readonly ClaimRow[] => useTwelveMonths(true).rows ?? none;

/** How many claims of a year of amounts have a status that is not known; one without a day may be of it. */
export const useNotStated = (year: number): number =>
  useClaimsOfYear().filter(
    (claim) =>
      claim.status === 'unknown' && (!isDated(claim) || claim.dateOfService.startsWith(`${year}-`)),
  ).length;

/** The claims of the membership of the last twelve months, requested where they are needed; `rows` is null until they are here. */
export function useTwelveMonths(isNeeded: boolean): {
  rows: readonly ClaimRow[] | null;
  isLoading: boolean;
  retry: () => void;
} {
  const { userInfo } = useSession();
  const hasClaims = useFlag('claimsHistory');
  const mayAsk = useMayCall(claims.getHistory);
  const toDate = useToday();
  const wanted =
    isNeeded && userInfo && hasClaims && mayAsk
      ? { fromDate: addDays(toDate, -365), toDate, memberId: userInfo.memberId }
      : null;
  const { data, retry } = useCallOnce(claims.getHistory, wanted, 'twelveMonths');
  const claimed = data.data?.claimsHistory?.claim;
  const own = userInfo?.memberId ?? '';
  const rows = useMemo(
    () => claimed?.filter(({ memberId }) => isOfOneMembership(memberId, own)) ?? null,
    [claimed, own],
  );
  return { rows, isLoading: data.status === 'loading', retry };
}
