import { type Said, says, saysAll } from '../../../says/says';
import type { PlanOption, PlanOptions } from './plan-selection.requests';

/** What a drug costs in a plan; in the one that the member has, or chose, for the year my drugs of the next year say the same. */
export const saysCost =
  ({ currentPlan, planSelectionValues, planYear }: PlanOptions, { planCode }: PlanOption) =>
  ({ ndc, coverage, yearCost }: PlanOption['drugs'][number]): Said => {
    const isOwn = planCode === (planSelectionValues.selectedPlan || currentPlan);
    return saysAll(
      says('planDrugCost', [planCode, ndc, planYear], yearCost),
      isOwn && coverage === 'covered' ? says('yearCost', ['own', ndc, planYear], yearCost) : {},
    );
  };
