import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  code,
  count,
  drugName,
  essential,
  flag,
  isoDate,
  label,
  list,
  memberId,
  nonNegativeMoney,
  part,
  pharmacyName,
  planId,
  planYear,
  required,
} from '../fields';

/** What one of the member's drugs costs in a year of the plan. */
const DrugCost = z.object({
  drugName,
  spanishName: drugName,
  isBrand: flag,
  strength: label,
  drugForm: label,
  /** `unknown`: the service does not know the drug. */
  coverage: code(['covered', 'notCovered']),
  /** Null: not on the plan's drug list, or not known. */
  tier: count,
  /** The year's fills, each priced after those before it; at the price without the plan when it is not covered. */
  yearCost: nonNegativeMoney,
});

/** A plan that the member may choose. Limits are those of one person. */
const PlanOption = z.object({
  planCode: required(planId),
  planName: label,
  /** A month. */
  premium: nonNegativeMoney,
  deductible: nonNegativeMoney,
  outOfPocketLimit: nonNegativeMoney,
  /** What the member's default pharmacy is to the plan. */
  pharmacyNetwork: code(['preferred', 'inNetwork', 'outOfNetwork', 'none']),
  drugs: list(DrugCost),
});

/** Specification §3, Other: planSelectionValues.selectedPlan. The rest is ours. */
const PlanSelectionValues = z.object({ selectedPlan: planId });

export const PlanOptions = z.object({
  /** The year that the choice is for. */
  planYear,
  /** The plan of this year. */
  currentPlan: planId,
  planSelectionValues: part(PlanSelectionValues),
  /** The member's default pharmacy. */
  pharmacyName,
  plans: essential(z.array(PlanOption)),
});

const base = '/portalmicroservices/api/member/plans';
const own = { memberId: required(memberId) };
const ofMember = {
  upstream: 'member',
  auth: 'member',
  members: 'self',
  spec: '§3, Other; AC-3',
  assumed: true,
} as const;

/** Plan selection (AC-3): the specification names the screen and selectedPlan, not the calls. */
export const plans = defineEndpoints('plans', 'never', {
  getOptions: endpoint({
    caregivers: 'any',
    ...ofMember,
    summary: 'The plans that a member may choose, with what their drugs cost in each.',
    method: 'GET',
    path: `${base}/:memberId`,
    params: own,
    response: PlanOptions,
    errors: ['ELIG_E0000001'],
  }),
  select: endpoint({
    ...ofMember,
    summary:
      'Chooses the plan of the next year; the last choice counts. 409 when it is not the time.',
    method: 'PUT',
    notForStaff: true,
    path: `${base}/selected`,
    body: z.strictObject({ ...own, planCode: required(planId) }),
    response: z.object({
      planSelectionValues: essential(PlanSelectionValues),
      planName: label,
      startsOn: isoDate,
    }),
    errors: ['ELIG_E0000001', 'PLAN_CHOICE_CLOSED', 'PLAN_NOT_OFFERED'],
  }),
});
