import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { coverageRequests } from '@portal/contracts/coverage-requests';
import { useLanguage } from '../language';
import { createRequest, useRequested } from '../store';
import { useSession } from '../session/use-session';

export type CoverageRequest = OutputOf<typeof coverageRequests.getList>['requests'][number];

/** The member's requests and appeals, the newest first, with what the service wrote in the member's language. */
const requestList = createRequest(
  'coverageRequests/list',
  (api) => api(coverageRequests).getList,
  'latest',
);

/** The member's requests, in the member's language. */
export function useRequests(isWanted = true) {
  const language = useLanguage();
  const memberId = useSession().userInfo?.memberId ?? '';
  return useRequested(requestList, isWanted ? { memberId, language } : null);
}

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof requestList> {}
}
