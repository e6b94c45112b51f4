import { isShortCourse, type YearToDate } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import { openFills, refillsOrdered, withFills } from '../mail-order/open-orders';
import { orderedClaims } from '../mail-order/ordered-claims';
import { chosenPlan } from '../drugs/chosen-plan';
import { planYearOf } from '../people/plan-year';
import type { Json } from '../files/scenario-file';
import { comparedPharmacies, type ComparedPharmacy } from '../drugs/compared-pharmacies';
import { noRules, rulesOf } from '../drugs/drug-answers';
import { claimedDrugs, claimsOfPerson, isPaid, isRecent, type MyClaim } from '../drugs/my-claims';
import { nextAlternative, noAlternative, savingsOf } from './my-savings';
import { costInNextYear } from './year-costs';
import {
  formularyFor,
  yearStartOf,
  type PlanOfMember,
  planOfMember,
  outOfPocketOf,
} from '../drugs/plan-of-member';
import {
  cashPrice,
  daysInYear,
  memberPrice,
  type Pricing,
  type RequestedFill,
} from '../drugs/quotes';
import {
  daysOf,
  type PriceFaults,
  type ReadDrug,
  readDrug,
  fillsOf,
  fillsToCome,
} from './read-my-drug';
import { drugsTakenBy } from '../drugs/taken-fill';
import { isPerson, personNumbers, memberInfo } from '../people/person';

/** What claims, orders and catalogue say of a person's drugs, and what their prices depend on. */
export function ownDrugs(memory: Memory, context: Context, memberId: string, faults: PriceFaults) {
  const days = daysOf(context);
  const today = planOfMember(context, memberId);
  const ordered = openFills(memory, context);
  const plan = today && withFills(today, ordered, memberId);
  const inProgress = orderedClaims(memory, context, memberId);
  const taken = drugsTakenBy(memory, context, memberId, inProgress);
  const pricing: Pricing = { drugs: context.drugs, plan, taken };
  const claims = claimsOfPerson(context, personNumbers(context, memberId), days.today);
  const own = ordered.filter((fill) => isPerson(fill.memberId, memberId));
  const claimed = claimedDrugs([...inProgress, ...claims.filter(isRecent(days.today))]);
  const drugs = claimed.map((drug) =>
    readDrug(context, pricing, faults, days, drug, claims, own, (ndc) =>
      refillsOrdered(memory, context, memberId, ndc),
    ),
  );
  return { days, today, plan, ordered, pricing, claims, drugs };
}

/** The drugs of a person's claims, priced by the same rules as single quotes. */
export function myDrugs(
  memory: Memory,
  context: Context,
  memberId: string,
  faults: PriceFaults,
): Json {
  const { days, today, plan, ordered, pricing, claims, drugs } = ownDrugs(
    memory,
    context,
    memberId,
    faults,
  );
  // An order of a drug in the list is its next fill, and counts there.
  const isListed = new Set(drugs.flatMap(({ order }) => order ?? []));
  const others = ordered.filter((fill) => !isListed.has(fill));
  const start = today && withFills(today, others, memberId).year;
  const toCome = fillsToCome(
    pricing,
    start,
    drugs,
    (day) => day >= days.yearStart && day <= days.yearEnd,
  );
  const next = nextPlanOf(memory, context, plan);
  const nextPricing = { ...pricing, plan: next };
  const nextToCome = fillsToCome(nextPricing, next?.year, drugs, (day) => day > days.yearEnd);
  const starts = { next, now: plan && startOfPlan(context, plan) };
  const costIn =
    (drug: ReadDrug) =>
    (of: PlanOfMember, requested?: RequestedFill): number | null =>
      costInNextYear({ ...pricing, plan: of }, drugs, drug, days, requested);
  const { zip } = memberInfo(context);
  const { pharmacies } = comparedPharmacies(context, zip.slice(0, 5));
  const answering = pharmacies.filter(({ npi }) => !faults.pharmaciesWithoutPrice.includes(npi));
  return {
    pricedAt: context.now.toISOString(),
    planYear: planYearOf(context),
    planName: plan?.planName ?? null,
    nextPlanName: next?.planName ?? null,
    isPartD: plan?.isPartD ?? false,
    hasExtraHelp: plan?.extraHelp !== undefined,
    countsYear: plan?.countsYear ?? false,
    limits: limitsOf(today, 'individual'),
    familyLimits: limitsOf(today, 'family'),
    paid: claims
      // One without a day may be of this year.
      .filter((claim) => isPaid(claim) && isSince(claim, days.yearStart))
      .map((claim) => paidFill(claim, plan?.brandDifferenceCounts ?? false)),
    drugs: drugs.map((drug) => ({
      ...drug.facts,
      ...pricesOf(pricing, starts, answering, drug, fillsOf(nextToCome, drug), costIn(drug)),
      toCome: fillsOf(toCome, drug),
    })),
  };
}

/** The plan of the next year: the one that the member chose, else the same as now. */
function nextPlanOf(memory: Memory, context: Context, plan: PlanOfMember | undefined) {
  const list = formularyFor(context, undefined, 'next');
  const same = plan && list && yearStartOf(context, plan, list);
  const chosen = same && chosenPlan(memory, context);
  return chosen ? { ...chosen, extraHelp: plan.extraHelp } : same;
}

/** The plan with this year's list and limits, and nothing met. */
const startOfPlan = (context: Context, plan: PlanOfMember) =>
  yearStartOf(context, plan, plan.formulary, 'current');

const noLimit = { met: null, limit: null };

/**
 * The limits as they stand; what is met of them is not known without the year's balances. A person always has a limit: one
 * without an amount is left out, as not known.
 */
function limitsOf(plan: PlanOfMember | undefined, whose: 'individual' | 'family') {
  const of = (limits: YearToDate['deductible'] | undefined) => {
    const { met, limit } = limits?.[whose] ?? noLimit;
    const isLost = limits !== undefined && whose === 'individual' && limit === null;
    return { met: plan?.countsYear ? met : null, ...(!isLost && { limit }) };
  };
  return { deductible: of(plan?.year.deductible), outOfPocket: of(plan?.year.outOfPocket) };
}

const isSince = ({ dateOfService }: MyClaim, day: string) =>
  dateOfService === '' || dateOfService >= day;

const paidFill = (claim: MyClaim, brandDifferenceCounts: boolean) => ({
  filledOn: claim.dateOfService || null,
  drugName: claim.drugName,
  youPay: claim.copayAmount,
  deductible: claim.entry.deductibleAmount ?? 0,
  outOfPocket: outOfPocketOf(claim, brandDifferenceCounts),
});

// A row has every field, so that a contract can require them (decision 015).
const noPrice = { agreedPrice: null, youPay: null, planPays: null, deductible: null };
const noNextYear = {
  planYear: null,
  rules: noRules,
  yearCost: null,
  toCome: [],
  alternative: noAlternative,
};

/** A plan at the start of its year: by the list and limits of this year, and of the next. */
interface Starts {
  now: PlanOfMember | undefined;
  next: PlanOfMember | undefined;
}

function pricesOf(
  pricing: Pricing,
  { now, next }: Starts,
  pharmacies: readonly ComparedPharmacy[],
  { requested, place, facts, isOwnPace }: ReadDrug,
  nextToCome: Json[],
  costIn: (plan: PlanOfMember, requested?: RequestedFill) => number | null,
) {
  if (!requested || !place || facts.state === 'stopped') {
    return {
      price: noPrice,
      cashPrice: null,
      yearDays: null,
      isOwnPace: false,
      savings: [],
      yearCost: null,
      nextYear: noNextYear,
    };
  }
  const price = memberPrice(pricing, place, requested);
  const { plan } = pricing;
  const { product } = requested;
  return {
    price: price
      ? {
          agreedPrice: price.agreedPrice,
          youPay: price.youPay,
          planPays: price.planPays,
          deductible: price.deductible,
        }
      : noPrice,
    cashPrice: cashPrice(pricing, place, requested) ?? null,
    yearDays: isShortCourse(product.usual.days) ? null : daysInYear(requested),
    isOwnPace,
    savings: savingsOf(pricing, place, pharmacies, requested),
    yearCost: now ? costIn(now) : null,
    nextYear:
      plan && next
        ? {
            planYear: next.formulary.planYear,
            rules: rulesOf(pricing.drugs, next.formulary.rowOf(product)) ?? noRules,
            yearCost: costIn(next),
            toCome: nextToCome,
            alternative: nextAlternative({ ...pricing, plan }, next, place, requested, costIn),
          }
        : noNextYear,
  };
}
