import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** What one of the member's drugs costs in a year of the plan. */
const DrugCost = z.object({
  ndc: f.ndc,
  drugName: f.drugName,
  spanishName: f.drugName,
  isBrand: f.flag,
  strength: f.label,
  drugForm: f.label,
  /** `unknown`: the service does not know the drug. */
  coverage: f.code(['covered', 'notCovered']),
  /** Null: not on the plan's drug list, or not known. */
  tier: f.count,
  /** The year's fills, each priced after those before it; at the price without the plan when it is not covered. */
  yearCost: f.nonNegativeMoney,
});

/** A plan that the member may choose. Limits are those of one person. */
const PlanOption = z.object({
  planCode: f.required(f.planId),
  planName: f.label,
  /** A month. */
  premium: f.nonNegativeMoney,
  deductible: f.nonNegativeMoney,
  outOfPocketLimit: f.nonNegativeMoney,
  /** What the member's default pharmacy is to the plan. */
  pharmacyNetwork: f.code(['preferred', 'inNetwork', 'outOfNetwork', 'none']),
  drugs: f.list(DrugCost),
});

/** Specification §3, Other: planSelectionValues.selectedPlan. The rest is ours. */
const PlanSelectionValues = z.object({ selectedPlan: f.planId });

export const PlanOptions = z.object({
  /** The year that the choice is for. */
  planYear: f.planYear,
  /** The plan of this year. */
  currentPlan: f.planId,
  planSelectionValues: f.part(PlanSelectionValues),
  /** The member's default pharmacy. */
  pharmacyName: f.pharmacyName,
  plans: f.essential(z.array(PlanOption)),
});

const base = '/portalmicroservices/api/member/plans';
const own = { memberId: f.required(f.memberId) };
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
    body: z.strictObject({ ...own, planCode: f.required(f.planId) }),
    response: z.object({
      planSelectionValues: f.essential(PlanSelectionValues),
      planName: f.label,
      startsOn: f.isoDate,
    }),
    errors: ['ELIG_E0000001', 'PLAN_CHOICE_CLOSED', 'PLAN_NOT_OFFERED'],
  }),
});
