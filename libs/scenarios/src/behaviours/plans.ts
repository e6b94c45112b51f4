import { addDays } from '@portal/domain';
import { type Behaviours, answer, refuse } from '../memory/behaviour';
import { OfferedPlans, offeredPlans, planYearRead, withSelectedPlan } from '../drugs/chosen-plan';
import { canChoose, planOptions } from '../my-drugs/plan-options';

export const behaviours: Behaviours = {
  /** The plans of the response file, priced for the member's own drugs. */
  'plans.getOptions': {
    fixture: OfferedPlans,
    derived: true,
    recordedAsIs: true,
    play: (memory, _request, context) => answer(memory, planOptions(memory, context)),
  },
  /** Within the enrollment window the last choice counts. */
  'plans.select': {
    derived: true,
    recordedAsIs: true,
    play: (memory, { body }, context) => {
      const { planCode } = body as { planCode: string };
      const plan = offeredPlans(context).find((each) => each.planCode === planCode);
      if (!plan) {
        return refuse(memory, 404, 'PLAN_NOT_OFFERED', 'The member may not choose this plan.');
      }
      if (!canChoose(context)) {
        const sentence = 'A plan can be chosen in the enrollment window only.';
        return refuse(memory, 409, 'PLAN_CHOICE_CLOSED', sentence);
      }
      const planYear = planYearRead(context) + 1;
      return answer(withSelectedPlan(memory, planCode, planYear), {
        planSelectionValues: { selectedPlan: planCode },
        planName: plan.planName,
        // Dates of an answer move to those of the day on which it is read; this one is a day of that year.
        startsOn: addDays(`${planYear}-01-01`, -context.days),
      });
    },
  },
};
