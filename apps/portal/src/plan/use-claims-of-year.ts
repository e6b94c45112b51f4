import type { OutputOf } from '@portal/contracts';
import { claims } from '@portal/contracts/claims';
import { addDays, isOfOneMembership, planDay } from '@portal/domain';
import { useClock } from '../platform';
import { useFlag, useMayCall, useSession } from '../session';
import { useCallOnce } from '../store';

type History = OutputOf<typeof claims.getHistory>;
export type ClaimRow = NonNullable<NonNullable<History['claimsHistory']>['claim']>[number];

/** The claims of the membership of the last twelve months, else those that the page has; none where they can't be read. */
export function useClaimsOfYear(loaded?: readonly ClaimRow[] | null): readonly ClaimRow[] {
  const { userInfo } = useSession();
  const hasClaims = useFlag('claimsHistory');
  const mayAsk = useMayCall(claims.getHistory);
  const toDate = planDay(useClock().now());
  const wanted =
    loaded === undefined && userInfo && hasClaims && mayAsk
      ? { fromDate: addDays(toDate, -365), toDate, memberId: userInfo.memberId }
      : null;
  const history = useCallOnce(claims.getHistory, wanted, 'twelveMonths').data.data;
  const claimed = history?.claimsHistory?.claim ?? loaded ?? [];
  const own = userInfo?.memberId ?? '';
  return claimed.filter(({ memberId }) => isOfOneMembership(memberId, own));
}
