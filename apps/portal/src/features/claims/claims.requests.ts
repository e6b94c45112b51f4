import type { WithSlice } from '@reduxjs/toolkit';
import { claims } from '@portal/contracts/claims';
import { createRequest } from '../../store';
import type { HistoryAnswer } from './claims.selectors';

/** An answer without a claim list is a failure (Spec §8). */
const hasList = {
  check: (answer: HistoryAnswer) =>
    Array.isArray(answer.claimsHistory?.claim) ? undefined : ('CLAIM_LIST_MISSING' as const),
};

/** A member's claims between two dates. */
export const claimsHistory = createRequest(
  'claims/history',
  (api) => api(claims).getHistory,
  'latest',
  hasList,
);

/** The claims of the last months, for the chart; the list beside it has a period of its own. */
export const claimsSpending = createRequest(
  'claims/spending',
  (api) => api(claims).getHistory,
  'latest',
  hasList,
);

/** The detail of each claim that was opened, by the claim's id; several may be on their way at once. */
export const claimEntries = createRequest('claims/entry', (api) => api(claims).getEntry, 'all', {
  key: ({ healthServiceId }) => healthServiceId,
});

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof claimsHistory>,
      WithSlice<typeof claimsSpending>,
      WithSlice<typeof claimEntries> {}
}
