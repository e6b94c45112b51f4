import { addDays, isDayWithin, planWindows, toCents } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import { ownNpiOf, pharmacyWith } from '../drugs/compared-pharmacies';
import { ownDrugs } from './my-drugs';
import { formularyFor, yearStartOf, type PlanOfMember, planAtStart } from '../drugs/plan-of-member';
import { cashPrice } from '../drugs/quotes';
import type { ReadDrug } from './read-my-drug';
import { fillCosts } from './year-costs';
import { planYearOf } from '../people/plan-year';
import type { Json } from '../files/scenario-file';
import { offeredPlans, planYearRead, selectedPlan, showsNextYear } from '../drugs/chosen-plan';
import { readOn } from '../memory/dates';
import { memberInfo } from '../people/person';

/** Whether a plan can be chosen now. */
export const canChoose = (context: Context): boolean =>
  isDayWithin(planWindows.openEnrollment, readOn(context));

/** The plans that a member may choose, with what the member's own drugs cost in a year of each. */
export function planOptions(memory: Memory, context: Context): Json {
  const user = memberInfo(context);
  // From the first window on the choice is about the next plan year, before it about this one.
  const list = showsNextYear(context) ? 'next' : 'current';
  const ahead = list === 'next' ? 1 : 0;
  const own = ownDrugs(memory, context, user.memberId, {
    pharmaciesWithoutPrice: [],
    drugsWithoutPrice: [],
  });
  const { yearEnd, today } = own.days;
  const isWanted =
    list === 'next' ? (day: string) => day > yearEnd : (day: string) => day <= addDays(today, 365);
  const pharmacy = pharmacyWith(context, ownNpiOf(memory, context) ?? '');
  const current = own.drugs.filter(({ facts }) => facts.state === 'current');
  return {
    planYear: planYearOf(context) + ahead,
    currentPlan: user.planId,
    planSelectionValues: {
      selectedPlan: selectedPlan(memory, planYearRead(context) + ahead) ?? null,
    },
    pharmacyName: pharmacy?.name ?? null,
    plans: offeredPlans(context).flatMap((offered) => {
      const isOwn = offered.planCode === user.planId;
      const plan = isOwn ? startOf(context, own.today, list) : planAtStart(context, offered, list);
      if (!plan) return [];
      const helped = { ...plan, extraHelp: own.today?.extraHelp };
      const { deductible, outOfPocket } = plan.year;
      return [
        {
          planCode: offered.planCode,
          planName: offered.planName,
          premium: list === 'next' ? offered.nextYear.premium : offered.premium,
          // Full Extra Help has no deductible, in whichever plan.
          deductible: helped.extraHelp ? 0 : deductible.individual.limit,
          outOfPocketLimit: outOfPocket.individual.limit,
          pharmacyNetwork: networkOf(helped, pharmacy),
          drugs: drugCosts(context, helped, current, isWanted),
        },
      ];
    }),
  };
}

/** The member's own plan with nothing met; its costs are those of the benefits screen. */
function startOf(context: Context, own: PlanOfMember | undefined, list: 'current' | 'next') {
  const formulary = formularyFor(context, undefined, list);
  return own && formulary && yearStartOf(context, own, formulary, list);
}

/** A pharmacy costs less as a preferred one only where the plan has costs of preferred ones. */
function networkOf(
  { tiers }: PlanOfMember,
  pharmacy: ReturnType<typeof pharmacyWith>,
): 'preferred' | 'inNetwork' | 'outOfNetwork' | 'none' {
  if (!pharmacy) return 'none';
  if (!pharmacy.inNetwork) return 'outOfNetwork';
  const hasPreferred = tiers.some(({ costs }) =>
    costs.some((cost) => cost.pharmacy === 'preferredRetail'),
  );
  return hasPreferred && pharmacy.kind === 'preferredRetail' ? 'preferred' : 'inNetwork';
}

function drugCosts(
  { drugs }: Context,
  plan: PlanOfMember,
  own: readonly ReadDrug[],
  isWanted: (day: string) => boolean,
): Json[] {
  const pricing = { drugs, plan };
  const costOf = fillCosts(pricing, own, isWanted);
  return own.map((drug) => {
    const { requested, place, facts, expected } = drug;
    const product = facts.hsn === null ? undefined : drugs.productOf(facts.hsn);
    const tier = product && plan.formulary.rowOf(product)?.tier;
    const cash = requested && place && cashPrice(pricing, place, requested);
    const count = expected.filter(isWanted).length;
    const withoutPlan = cash === undefined ? null : (toCents(cash) * count) / 100;
    return {
      ndc: facts.ndc,
      drugName: facts.drugName,
      spanishName: facts.spanishName,
      isBrand: facts.isBrand,
      strength: facts.strength,
      drugForm: facts.drugForm,
      coverage: !product ? null : tier === undefined ? 'notCovered' : 'covered',
      tier: tier ?? null,
      yearCost: !requested ? null : tier === undefined ? withoutPlan : costOf(drug),
    };
  });
}
