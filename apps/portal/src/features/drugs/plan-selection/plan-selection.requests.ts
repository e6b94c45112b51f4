import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { plans } from '@portal/contracts/plans';
import { createRequest } from '../../../store';

export type PlanOptions = OutputOf<typeof plans.getOptions>;
export type PlanOption = PlanOptions['plans'][number];

/** The plans that a member may choose, with what the member's drugs cost in each. */
export const planOptions = createRequest('plans/options', (api) => api(plans).getOptions, 'latest');

/** The choice of the next year's plan. */
export const planChoice = createRequest('plans/select', (api) => api(plans).select, 'first');

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof planOptions>, WithSlice<typeof planChoice> {}
}
