import { forms } from '@portal/contracts/forms';
import type { OutputOf } from '@portal/contracts';
import type { WithSlice } from '@reduxjs/toolkit';
import { createRequest } from '../../../../store';

/** Whether the member is in the Medicare Prescription Payment Plan, or has requested it. */
export const paymentPlanStatus = createRequest(
  'planElection/status',
  (api) => api(forms).getPaymentPlan,
  'latest',
);

export type PaymentPlan = OutputOf<typeof forms.getPaymentPlan>;

declare module '../../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof paymentPlanStatus> {}
}
