import { claims } from '@portal/contracts/claims';
import { createRequest } from '../../requests';

/** A member's claims between two dates; an answer without a claim list is a failure (Spec §8). */
export const claimsHistory = createRequest(
  'claims/history',
  (api) => api(claims).getHistory,
  'latest',
  {
    check: (answer) =>
      Array.isArray(answer.claimsHistory?.claim) ? undefined : 'CLAIM_LIST_MISSING',
  },
);

/** The detail of each claim that was opened, by the claim's id; several may be on their way at once. */
export const claimEntries = createRequest('claims/entry', (api) => api(claims).getEntry, 'all', {
  key: ({ healthServiceId }) => healthServiceId,
});
