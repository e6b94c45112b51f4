import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { balances } from '@portal/contracts/balances';
import { benefits } from '@portal/contracts/benefits';
import { createRequest } from '../../store';

export type BenefitBalance = OutputOf<typeof balances.getBenefitBalance>;
export type PlanTotals = OutputOf<typeof balances.getPlanBalance>;

/** What each person of the plan has paid toward the year's limits. */
export const benefitBalance = createRequest(
  'balances/benefit',
  (api) => api(balances).getBenefitBalance,
  'latest',
);

/** The plan's totals of the year; a failure clears them and sets the error flag (BL-3). */
export const planBalance = createRequest(
  'balances/plan',
  (api) => api(balances).getPlanBalance,
  'latest',
);

/** What a fill costs in the plan, for the examples of a Medicare member. */
export const examplesBenefits = createRequest(
  'balances/benefits',
  (api) => api(benefits).getSummary,
  'latest',
);

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof benefitBalance>,
      WithSlice<typeof planBalance>,
      WithSlice<typeof examplesBenefits> {}
}
