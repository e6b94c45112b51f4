import { BenefitBalance } from '@portal/contracts/balances';
import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { UserInfo } from '@portal/contracts/user';
import {
  type FillPrice,
  hasCountedAmounts,
  isPaidKind,
  sumAmounts,
  type YearToDate,
} from '@portal/domain';
import { type LimitSoFar, type LimitsSoFar, personLimits, yearToDate } from '@portal/domain/facts';
import type * as z from 'zod';
import { clockDay } from '../memory/dates';
import { pharmacyWith } from '../drugs/compared-pharmacies';
import type { MyClaim } from '../drugs/my-claims';
import { type PlanOfMember, planOfMember, outOfPocketOf } from '../drugs/plan-of-member';
import { memberPrice } from '../drugs/quotes';
import { medicalAmountsOf } from '../people/medical-amounts';
import { type Scenario, bodyOf } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';

type Balances = z.output<typeof BenefitBalance>;

/** Why a claim is not compared with the price of its fill. */
export type LeftOut =
  /** Another insurance paid first, and the price rules know one plan. */
  | 'otherInsurance'
  /** It was taken back on the day of the fill or later, so that it counts nothing. */
  | 'takenBack'
  /** An amount or a quantity is missing or negative, on purpose. */
  | 'withoutAmounts';

/** What the comparison of a scenario's claims with the price rules came to. */
export interface ClaimPriceCheck {
  /** A sentence for each figure that differs, and for each claim that has no price by the rules. */
  problems: string[];
  compared: number;
  leftOut: Partial<Record<LeftOut, number>>;
}

/**
 * Compares each paid claim of the year with the price of its fill by the rules that quotes follow: the plan's
 * benefits and drug list, the pharmacy's price, and the limits as the claims before it left them. Where benefits or
 * balances give no answer, they are read from the list of plans and from the user info.
 */
export function checkClaimPrices(scenario: Scenario): ClaimPriceCheck {
  const check: ClaimPriceCheck = { problems: [], compared: 0, leftOut: {} };
  const claims = countedClaims(scenario);
  const plan = planOfClaims(scenario);
  if (claims.length === 0) return check;
  if (!plan) return { ...check, problems: ['There are claims, but no plan to price them.'] };
  const balances = balancesOf(scenario, claims);
  claims.forEach((claim, index) => {
    const isShared = !plan.extraHelp && (claim.entry.otherPayerAmount ?? 0) > 0;
    const why = isShared ? 'otherInsurance' : leftOutAlone(claim);
    if (why) {
      check.leftOut[why] = (check.leftOut[why] ?? 0) + 1;
      return;
    }
    check.compared += 1;
    const year = yearBefore(
      balances,
      claim,
      claims.slice(0, index),
      plan,
      medicalAmountsOf((id) => bodyOf(scenario, id) as Json | undefined),
    );
    const price = year && priceOf(scenario, plan, claim, year);
    check.problems.push(
      ...(price
        ? differences(claim, price)
        : [`${claim.healthServiceId}, ${claim.drugName}: it has no price by the price rules.`]),
    );
  });
  return check;
}

/** A sentence for each figure of a claim that differs from the price rules. */
export const claimPriceProblems = (scenario: Scenario): string[] =>
  checkClaimPrices(scenario).problems;

function leftOutAlone({ status, copayAmount, entry }: MyClaim): LeftOut | undefined {
  if (!isPaidKind(status)) return 'takenBack';
  const isReadable = entry.quantity && entry.daysSupply && copayAmount !== null && copayAmount >= 0;
  return isReadable ? undefined : 'withoutAmounts';
}

/** The plan by the benefits, and where these give no answer by the file that the list of plans names. */
function planOfClaims(scenario: Scenario): PlanOfMember | undefined {
  const { planId } = UserInfo.parse(bodyOf(scenario, 'user.getMemberInfo') ?? {});
  const listed = scenario.drugs.plans.find(({ planCode }) => planCode === planId);
  const benefits = 'benefits.getSummary';
  const listedBenefits = scenario.files.get(`${benefits}/${listed?.benefits}`)?.body;
  return planOfMember({
    scenario,
    today: clockDay(scenario.clock),
    days: 0,
    identity: scenario.person,
    drugs: scenario.drugs,
    fixtureOf: (id) =>
      (bodyOf(scenario, id) ?? (id === benefits ? listedBenefits : undefined)) as never,
  });
}

/**
 * The people and limits by the balances, and where these give no answer by the user info. The balances of a minor
 * show no one else, so that the people of the other claims are added.
 */
function balancesOf(scenario: Scenario, claims: readonly MyClaim[]): Balances {
  const answer = bodyOf(scenario, 'balances.getBenefitBalance') as Json | undefined;
  const user = UserInfo.parse(bodyOf(scenario, 'user.getMemberInfo') ?? {});
  const { balance, planInfo } = BenefitBalance.parse(
    answer ?? {
      balance: [],
      planInfo: {
        individualDeductible: user.retailInNetworkIndividualDeductibleAmount,
        familyDeductible: user.retailInNetworkFamilyDeductibleAmount,
        individualOOPMax: user.retailInNetworkIndividualMbrOOPAmount,
        familyOOPMax: user.retailInNetworkFamilyMbrOOPAmount,
      },
    },
  );
  const listed = new Set(balance.map(({ member }) => member.memberNumber));
  const others = [...new Set(claims.map(({ memberId }) => memberId))].filter(
    (memberNumber) => !listed.has(memberNumber),
  );
  const added = BenefitBalance.parse({
    balance: others.map((memberNumber) => ({ member: { memberNumber } })),
    planInfo: {},
  });
  return { ...added, balance: [...balance, ...added.balance], planInfo };
}

/** The claims of the year until the scenario's day that count, oldest first. */
function countedClaims(scenario: Scenario): MyClaim[] {
  const history = ClaimsHistory.parse(bodyOf(scenario, 'claims.getHistory') ?? {});
  const file = bodyOf(scenario, 'claims.getEntry') as { entries?: unknown[] } | undefined;
  const entries = new Map(
    (file?.entries ?? []).map((each) => {
      const entry = ClaimEntry.parse(each);
      return [entry.healthServiceId, entry];
    }),
  );
  const today = clockDay(scenario.clock);
  return (history.claimsHistory?.claim ?? [])
    .flatMap((row) => {
      const entry = entries.get(row.healthServiceId);
      return entry ? [{ ...row, entry }] : [];
    })
    .filter(
      ({ status, dateOfService }) =>
        hasCountedAmounts(status) &&
        dateOfService.startsWith(today.slice(0, 4)) &&
        dateOfService <= today,
    )
    .reverse()
    .sort((a, b) => a.dateOfService.localeCompare(b.dateOfService));
}

/** A person's limits, and the family's, with what the earlier claims and medical amounts came to. */
function yearBefore(
  { balance, planInfo }: Balances,
  { memberId: memberNumber, dateOfService }: MyClaim,
  earlier: readonly MyClaim[],
  { brandDifferenceCounts, isPartD }: PlanOfMember,
  medical: ReturnType<typeof medicalAmountsOf>,
): YearToDate | null {
  const year = dateOfService.slice(0, 4);
  const days = [year, dateOfService] as const;
  const people = balance.map((person) => {
    const own = earlier.filter(({ memberId }) => memberId === person.member.memberNumber);
    return {
      ...person,
      deductible: sumAmounts([
        ...own.map(({ entry }) => entry.deductibleAmount ?? 0),
        medical('deductible', days, person.member.memberNumber),
      ]),
      pm: sumAmounts([
        ...own.map((claim) => outOfPocketOf(claim, brandDifferenceCounts)),
        medical('outOfPocket', days, person.member.memberNumber),
      ]),
    };
  });
  const own = people.find(({ member }) => member.memberNumber === memberNumber);
  const limits = personLimits({ balance: people, planInfo }, own, isPartD ? Number(year) : null);
  return yearToDate({
    deductible: withoutUnknown(limits.deductible),
    outOfPocket: withoutUnknown(limits.outOfPocket),
  });
}

/** A limit that a scenario leaves out on purpose is none that its claims meet. */
function withoutUnknown({ individual, family }: LimitsSoFar): LimitsSoFar {
  const known = (each: LimitSoFar | null) => each && { ...each, limit: each.limit ?? 'none' };
  return { individual: known(individual), family: known(family) };
}

function priceOf(
  scenario: Scenario,
  plan: PlanOfMember,
  { productId, entry }: MyClaim,
  year: YearToDate,
): FillPrice | undefined {
  const found = scenario.drugs.strengthOf(productId);
  const place = pharmacyWith(scenario, entry.pharmacyNpi);
  const { quantity, daysSupply: days } = entry;
  if (!found || !place || !quantity || !days) return undefined;
  const pricing = { drugs: scenario.drugs, plan };
  return memberPrice(pricing, place, { ...found, quantity, days }, year);
}

/** Agreed price, what the member pays and its parts: claim against rule. */
function differences({ drugName, copayAmount, entry, ...claim }: MyClaim, price: FillPrice) {
  const stated = {
    agreedPrice: sumAmounts([entry.fullPrice ?? 0, -(entry.planDiscount ?? 0)]),
    youPay: copayAmount,
    extraHelpPays: entry.otherPayerAmount,
    planPays: claim.amtInsurancePaid,
    deductible: entry.deductibleAmount,
    copay: entry.copayAmount,
    coinsurance: entry.coinsuranceAmount,
    brandDifference: entry.brandDifferenceAmount,
  };
  return Object.entries(stated).flatMap(([name, amount]) => {
    const ruled = price[name as keyof typeof stated];
    return (amount ?? 0) === ruled
      ? []
      : [
          `${claim.healthServiceId}, ${drugName}: ${name} is ${(amount ?? 0).toFixed(2)}, but ${ruled.toFixed(2)} by the price rules.`,
        ];
  });
}
