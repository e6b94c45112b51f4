import type { WithSlice } from '@reduxjs/toolkit';
import { benefits } from '@portal/contracts/benefits';
import { createRequest } from '../../store';

/** What a fill costs in the member's plan. */
export const benefitSummary = createRequest(
  'benefits/summary',
  (api) => api(benefits).getSummary,
  'latest',
);

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof benefitSummary> {}
}
