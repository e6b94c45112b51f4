import { mailOrder } from '@portal/contracts/mail-order';
import { createRequest } from '../../requests';

/** Whether the member may order by mail, and what they owe for it (Spec §2.7). */
export const mailOrderEligibility = createRequest(
  'dashboard/mailOrderEligibility',
  (api) => api(mailOrder).getUserEligibility,
  'latest',
  {
    check: ({ mailOrderUserEligibility }) =>
      mailOrderUserEligibility?.eligibility ? undefined : 'CALL_FAILED',
  },
);
