import { BenefitBalance } from '@portal/contracts/balances';
import { BenefitSummary } from '@portal/contracts/benefits';
import type { ClaimEntry } from '@portal/contracts/claims';
import {
  agreedAmounts,
  type BenefitTier,
  entryForPlan,
  otherPayerOf,
  type ExtraHelp,
  type YearToDate,
  sumAmounts,
} from '@portal/domain';
import { personLimits, yearToDate } from '@portal/domain/facts';
import type * as z from 'zod';
import type { Context } from '../memory/behaviour';
import type { PlanOfClient } from '../drug-catalogue/drug-catalogue';
import { type Formulary, withApprovals } from '../drug-catalogue/formulary';
import { planYearOf } from '../people/plan-year';
import { isPerson, ownIdOf, personIn, memberInfo } from '../people/person';

/** What the prices of a scenario's member depend on besides drug and pharmacy. */
export interface PlanOfMember {
  planName: string;
  tiers: readonly BenefitTier[];
  formulary: Formulary;
  year: YearToDate;
  /** False: the balances gave no answer, so that nothing of the year is counted. */
  countsYear: boolean;
  isPartD: boolean;
  /** Whether the plan pays a part back of what was bought out of network. */
  coversOutOfNetwork: boolean;
  /** Whether the extra cost of a brand over its generic counts toward the yearly limit. */
  brandDifferenceCounts: boolean;
  extraHelp: ExtraHelp | undefined;
}

type PlanContext = Pick<
  Context,
  'scenario' | 'today' | 'days' | 'identity' | 'drugs' | 'fixtureOf'
> &
  Partial<Pick<Context, 'approvals'>>;

/** The plan code of the member who signs in; empty for a visitor. */
export function ownPlanCode(context: PlanContext): string {
  return memberInfo(context).planId;
}

/** A plan's drug list of the scenario's year, or of the next. */
export const formularyFor = (
  context: PlanContext,
  planCode: string | undefined,
  list: string | undefined = 'current',
): Formulary | undefined =>
  context.drugs.formularyOf(
    planCode ?? ownPlanCode(context),
    planYearOf(context) + (list === 'next' ? 1 : 0),
  );

/** A plan's drug list as it is for one person: their own plan's list of this year has what was approved for them. */
export function formularyForPerson(
  context: PlanContext,
  planCode: string | undefined,
  list: string | undefined = 'current',
  memberId: string = ownIdOf(context),
): Formulary | undefined {
  const formulary = formularyFor(context, planCode, list);
  const isOwn = planCode === undefined || planCode === ownPlanCode(context);
  if (!formulary || !isOwn || list === 'next') return formulary;
  const approvals = context.approvals?.() ?? [];
  return withApprovals(
    formulary,
    approvals.filter((approval) => isPerson(approval.memberId, memberId)),
  );
}

/** The plans whose prices a visitor may see: those of the client. */
export const plansForVisitors = ({ drugs, scenario }: Context) =>
  drugs.plans.filter(
    ({ client, businessLine }) =>
      client === scenario.client && businessLine === scenario.businessLine,
  );

/** A plan of the client as at the start of its year; undefined when it has none with this code. */
export function planForVisitor(
  context: Context,
  planCode: string | undefined,
): PlanOfMember | undefined {
  const plan = plansForVisitors(context).find((each) => each.planCode === planCode);
  return plan && planAtStart(context, plan);
}

/** A plan with nothing met, in this plan year or in the next; undefined when it has no drug list of that year. */
export function planAtStart(
  context: PlanContext & Pick<Context, 'fileOf'>,
  plan: PlanOfClient,
  list: 'current' | 'next' = 'current',
): PlanOfMember | undefined {
  const formulary = formularyFor(context, plan.planCode, list);
  if (!formulary) return undefined;
  const { displays, coversOutOfNetwork, brandDifferenceCounts } = BenefitSummary.parse(
    context.fileOf('benefits.getSummary', plan.benefits),
  );
  const { deductible, outOfPocketLimit } = list === 'next' ? plan.nextYear : plan;
  return {
    planName: plan.planName,
    tiers: entryForPlan(displays, plan.planCode)?.tiers ?? [],
    formulary,
    year: nothingMet(deductible, outOfPocketLimit),
    countsYear: false,
    isPartD: plan.businessLine === 'MEDD',
    coversOutOfNetwork,
    brandDifferenceCounts,
    extraHelp: undefined,
  };
}

/** The plan of the member, with what counts for one person of it; undefined for visitors. */
export function planOfMember(context: PlanContext, memberId?: string): PlanOfMember | undefined {
  const summary = context.fixtureOf('benefits.getSummary');
  const formulary = formularyForPerson(context, undefined, 'current', memberId);
  if (summary === undefined || !formulary) return undefined;
  const read = BenefitSummary.parse(summary);
  const { planName, planCode, displays, coversOutOfNetwork, extraHelp } = read;
  const user = memberInfo(context);
  const year = yearOf(context, user.memberId, memberId);
  const { individualDeductible, individualOOPMax } = balancesOf(context).planInfo;
  return {
    planName,
    tiers: entryForPlan(displays, planCode)?.tiers ?? [],
    formulary,
    year: year ?? nothingMet(individualDeductible ?? 0, individualOOPMax),
    countsYear: year !== null,
    isPartD: context.scenario.businessLine === 'MEDD',
    coversOutOfNetwork,
    brandDifferenceCounts: read.brandDifferenceCounts,
    extraHelp: hasExtraHelp(extraHelp) ? extraHelp : undefined,
  };
}

/**
 * The member's plan on the first of January, of this year or the next: the list and the limits of that year, and nothing
 * met. Of the family nothing is known.
 */
export function yearStartOf(
  context: PlanContext,
  plan: PlanOfMember,
  formulary: Formulary,
  list: 'current' | 'next' = 'next',
): PlanOfMember {
  const own = ownPlanCode(context);
  const offered = context.drugs.plans.find(({ planCode }) => planCode === own);
  const none = (
    { individual }: YearToDate['deductible'],
    now: number | undefined,
    then: number | undefined,
  ) => ({
    // A limit that is the member's own, not the plan's, goes on.
    individual: { met: 0, limit: individual.limit === now ? (then ?? null) : individual.limit },
    family: null,
  });
  const { deductible, outOfPocket } = plan.year;
  const then = list === 'next' ? offered?.nextYear : offered;
  return {
    ...plan,
    formulary,
    year: {
      deductible: none(deductible, offered?.deductible, then?.deductible),
      outOfPocket: none(outOfPocket, offered?.outOfPocketLimit, then?.outOfPocketLimit),
    },
  };
}

/** The balances with the plan's limits as user info knows them too; empty without an answer. */
function balancesOf(context: PlanContext) {
  const answer = context.fixtureOf('balances.getBenefitBalance');
  const read = BenefitBalance.parse(answer ?? { balance: [], planInfo: {} });
  return { ...read, planInfo: agreedAmounts(read.planInfo, memberInfo(context)) };
}

function yearOf(context: PlanContext, ownId: string, memberId = ownId): YearToDate | null {
  const read = balancesOf(context);
  const person = personIn(read.balance, context, memberId);
  const partDYear = context.scenario.businessLine === 'MEDD' ? planYearOf(context) : null;
  const { deductible, outOfPocket } = personLimits(read, person, partDYear);
  if (read.balance.length > 1) return yearToDate({ deductible, outOfPocket });
  // The service knows the family of a dependent whom it lists alone; in the file no one else of it has paid anything.
  return yearToDate({
    deductible: { ...deductible, family: null },
    outOfPocket: { ...outOfPocket, family: null },
  });
}

function nothingMet(deductible: number, outOfPocketLimit: number | null): YearToDate {
  const none = (limit: number | null) => ({ individual: { met: 0, limit }, family: null });
  return { deductible: none(deductible), outOfPocket: none(outOfPocketLimit) };
}

/** Whether the benefits name a level of Extra Help. */
const hasExtraHelp = (level: string): level is ExtraHelp =>
  level === 'full' || level === 'lowestIncome';

interface PaidClaim {
  copayAmount: number | null;
  entry: Pick<
    z.output<typeof ClaimEntry>,
    'brandDifferenceAmount' | 'otherPayerAmount' | 'otherPayerName'
  >;
}

/**
 * What of a claim counts toward the out-of-pocket limit, in dollars: what the member paid, a brand difference only where
 * the plan counts it, and Extra Help.
 */
export const outOfPocketOf = (
  { copayAmount, entry }: PaidClaim,
  brandDifferenceCounts: boolean,
): number =>
  sumAmounts([
    copayAmount,
    brandDifferenceCounts ? 0 : -(entry.brandDifferenceAmount ?? 0),
    otherPayerOf([entry]).kind === 'extraHelp' ? entry.otherPayerAmount : 0,
  ]);
