import type { WithSlice } from '@reduxjs/toolkit';
import { balances } from '@portal/contracts/balances';
import { createRequest } from '../../store';

/** What each person of the plan has paid toward the year's limits. */
export const benefitBalance = createRequest(
  'balances/benefit',
  (api) => api(balances).getBenefitBalance,
  'latest',
  // In production an answer that breaks its schema is passed on: without these parts it says nothing.
  {
    check: ({ balance, planInfo }) =>
      Array.isArray(balance) && planInfo ? undefined : 'CALL_FAILED',
  },
);

/** The plan's totals of the year; a failure clears them and sets the error flag (BL-3). */
export const planBalance = createRequest(
  'balances/plan',
  (api) => api(balances).getPlanBalance,
  'latest',
  { check: (answer) => (answer && typeof answer === 'object' ? undefined : 'CALL_FAILED') },
);

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof benefitBalance>, WithSlice<typeof planBalance> {}
}
