import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { claims } from '@portal/contracts/claims';
import { createRequest } from '../../store';

export type ClaimsHistory = OutputOf<typeof claims.getHistory>;
export type ClaimEntry = OutputOf<typeof claims.getEntry>;

/** The detail of a claim of which the service says nothing. */
export const emptyEntry: ClaimEntry = claims.getEntry.response.parse({});

/** A response without a claim list is a failure (Spec §8). */
export const hasList = {
  check: ({ claimsHistory: history }: ClaimsHistory) =>
    history?.claim ? undefined : ('CLAIM_LIST_MISSING' as const),
};

/** A member's claims between two dates. */
export const claimsHistory = createRequest(
  'claims/history',
  (api) => api(claims).getHistory,
  'latest',
  hasList,
);

/** The claims of the last months, for the chart; the list next to it has its own period. */
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
