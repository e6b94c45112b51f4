import { BenefitBalance } from '@portal/contracts/balances';
import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import {
  familyMaximum,
  familyMet,
  type FillPrice,
  sumAmounts,
  type YearToDate,
  yearToDate,
} from '@portal/domain';
import type * as z from 'zod';
import { bodyOf } from './body-of';
import { clockDay } from './dates';
import { pharmacyWith } from './drugs/compared-pharmacies';
import type { MyClaim } from './drugs/my-claims';
import { planOfMember } from './drugs/plan-of-member';
import { memberPrice } from './drugs/quotes';
import type { Scenario } from './read-fixtures';

type Balances = z.output<typeof BenefitBalance>;
/**
 * Compares each paid claim with the price of its fill by the rules that quotes follow: the plan's benefits and
 * drug list, the pharmacy's price, and the limits as the claims before it left them. Answers a sentence for
 * each claim that differs. Not compared: people whose other insurance pays first, a family beyond its limit,
 * amounts that are missing or negative on purpose, and drugs or pharmacies that the directories do not have.
 */
export function claimPriceProblems(scenario: Scenario): string[] {
  const balances = bodyOf(scenario, 'balances.getBenefitBalance');
  const plan = planOfMember({
    scenario,
    identity: scenario.person,
    drugs: scenario.drugs,
    fixtureOf: (id) => bodyOf(scenario, id) as never,
  });
  if (balances === undefined || !plan) return [];
  const answer = BenefitBalance.parse(balances);
  if (isBeyondItsLimit(answer)) return [];
  const claims = countedClaims(scenario);
  const coordinated = new Set(
    claims.filter(({ entry }) => (entry.otherPayerAmount ?? 0) > 0).map(({ memberId }) => memberId),
  );
  return claims.flatMap((claim, index) => {
    if (coordinated.has(claim.memberId)) return [];
    const year = yearBefore(answer, claim.memberId, claims.slice(0, index));
    const price = year && priceOf(scenario, plan, claim, year);
    return price ? differences(claim, price) : [];
  });
}

/** A family that has paid more than its deductible: the plan changed after these claims. */
function isBeyondItsLimit({ balance, planInfo }: Balances): boolean {
  const limit = familyMaximum(planInfo.familyDeductible, planInfo.individualDeductible);
  return balance.length > 1 && limit !== null && (familyMet(balance, 'deductible') ?? 0) > limit;
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
        (status === 'paid' || status === 'reversed') &&
        dateOfService.startsWith(today.slice(0, 4)) &&
        dateOfService <= today,
    )
    .reverse()
    .sort((a, b) => a.dateOfService.localeCompare(b.dateOfService));
}

/** A person's limits, and the family's, with what the earlier claims came to. */
function yearBefore(
  { balance, planInfo }: Balances,
  memberNumber: string,
  earlier: readonly MyClaim[],
): YearToDate | null {
  const people = balance.map((person) => {
    const own = earlier.filter(({ memberId }) => memberId === person.member.memberNumber);
    return {
      ...person,
      deductible: sumAmounts(own.map(({ entry }) => entry.deductibleAmount ?? 0)),
      pm: sumAmounts(own.map(({ copayAmount }) => copayAmount ?? 0)),
    };
  });
  const own = people.find(({ member }) => member.memberNumber === memberNumber);
  return own ? yearToDate(people, planInfo, own) : null;
}

function priceOf(
  scenario: Scenario,
  plan: NonNullable<ReturnType<typeof planOfMember>>,
  { productId, status, copayAmount, entry }: MyClaim,
  year: YearToDate,
): FillPrice | undefined {
  const found = scenario.drugs.strengthOf(productId);
  const place = pharmacyWith(scenario, entry.pharmacyNpi);
  const { quantity, daysSupply: days } = entry;
  if (!found || !place || !quantity || !days) return undefined;
  if (status !== 'paid' || copayAmount === null || copayAmount < 0) return undefined;
  // Extra Help of a scenario begins on its day, after its claims.
  const pricing = { drugs: scenario.drugs, plan, extraHelp: undefined };
  return memberPrice(pricing, place, { ...found, quantity, days }, year);
}

/** Agreed price, what the member pays and its parts: claim against rule. */
function differences({ drugName, copayAmount, entry, ...claim }: MyClaim, price: FillPrice) {
  const stated = {
    agreedPrice: sumAmounts([entry.fullPrice ?? 0, -(entry.planDiscount ?? 0)]),
    youPay: copayAmount,
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
