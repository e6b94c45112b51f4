import type { WithSlice } from '@reduxjs/toolkit';
import { mailOrder } from '@portal/contracts/mail-order';
import { createRequest } from '../../store';

/** Whether the member may order by mail, and what they owe for it (Spec §2.7). */
export const mailOrderEligibility = createRequest(
  'mailOrder/eligibility',
  (api) => api(mailOrder).getUserEligibility,
  'latest',
);

/** The member's open mail orders, and how many refills are ready. */
export const mailOrderOverview = createRequest(
  'mailOrder/overview',
  (api) => api(mailOrder).getOverview,
  'latest',
);

declare module '../../store/root-reducer' {
  interface LazySlices
    extends WithSlice<typeof mailOrderEligibility>, WithSlice<typeof mailOrderOverview> {}
}
