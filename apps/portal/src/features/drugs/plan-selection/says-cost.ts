import { type Said, says } from '../../../says/says';
import type { PlanOption, PlanOptions } from './plan-selection.requests';

/** What a drug costs in the plan that the member has, or chose, for the year: my drugs of the next year say the same. */
export const saysCost =
  ({ currentPlan, planSelectionValues, planYear }: PlanOptions, { planCode }: PlanOption) =>
  ({ ndc, coverage, yearCost }: PlanOption['drugs'][number]): Said =>
    planCode === (planSelectionValues.selectedPlan || currentPlan) && coverage === 'covered'
      ? says('yearCost', ['own', ndc, planYear], yearCost)
      : {};
