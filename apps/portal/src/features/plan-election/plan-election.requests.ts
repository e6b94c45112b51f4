import { forms } from '@portal/contracts/forms';
import type { WithSlice } from '@reduxjs/toolkit';
import { createRequest } from '../../store';

/** Whether the member is in the Medicare Prescription Payment Plan, or has requested it. */
export const paymentPlanStatus = createRequest(
  'planElection/status',
  (api) => api(forms).getPaymentPlan,
  'latest',
);

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof paymentPlanStatus> {}
}
