import type { OutputOf } from '@portal/contracts';
import { coverageRequests } from '@portal/contracts/coverage-requests';
import { useLanguage } from '../language';
import { requestOf, useRequested } from '../store';
import { useSession } from '../session/use-session';

export type CoverageRequest = OutputOf<typeof coverageRequests.getList>['requests'][number];

/** The member's requests and appeals, the newest first, with what the service wrote in the member's language. */
const requestList = requestOf(coverageRequests.getList);

/** The member's requests, in the member's language. */
export function useRequests(isWanted = true) {
  const language = useLanguage();
  const memberId = useSession().userInfo?.memberId ?? '';
  return useRequested(requestList, isWanted ? { memberId, language } : null);
}
