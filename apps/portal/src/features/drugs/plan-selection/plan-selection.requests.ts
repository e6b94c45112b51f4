import type { OutputOf } from '@portal/contracts';
import { plans } from '@portal/contracts/plans';
import { requestOf } from '../../../store';

export type PlanOptions = OutputOf<typeof plans.getOptions>;
export type PlanOption = PlanOptions['plans'][number];

/** The choice of the next year's plan. */
export const planChoice = requestOf(plans.select);
