import { balances } from '@portal/contracts/balances';
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

/** What each person of the plan has paid toward the year's limits. */
export const benefitBalance = createRequest(
  'dashboard/benefitBalance',
  (api) => api(balances).getBenefitBalance,
  'latest',
  // In production an answer that breaks its schema is passed on: without these parts it says nothing.
  {
    check: ({ balance, planInfo }) =>
      Array.isArray(balance) && planInfo ? undefined : 'CALL_FAILED',
  },
);
