import type { WithSlice } from '@reduxjs/toolkit';
import { claims } from '@portal/contracts/claims';
import { createRequest } from '../../store';

/** What the claims of a year added to the yearly limits. */
export const claimAccumulators = createRequest(
  'claims/accumulators',
  (api) => api(claims).getAccumulators,
  'latest',
);

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof claimAccumulators> {}
}
