import { BenefitBalance } from '@portal/contracts/balances';
import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { type FillPrice, sumAmounts, type YearToDate, yearToDate } from '@portal/domain';
import type * as z from 'zod';
import { bodyOf } from './body-of';
import { clockDay } from './dates';
import { pharmacyWith } from './drugs/compared-pharmacies';
import type { MyClaim } from './drugs/my-claims';
import { planOfMember } from './drugs/plan-of-member';
import { memberPrice } from './drugs/quotes';
import type { Scenario } from './read-fixtures';

type Balances = z.output<typeof BenefitBalance>;
interface Met {
  deductible: number;
  pm: number;
}

/**
 * Compares each paid claim with the price of its fill by the rules that quotes follow: the plan's benefits and
 * drug list, the pharmacy's price, and the limits as the claims before it left them. Answers a sentence for
 * each claim that differs. Not compared: people whose other insurance pays first, amounts that are missing or
 * negative on purpose, and drugs or pharmacies that the directories do not have.
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
  return answer.balance.flatMap(({ member: { memberNumber } }) => {
    const own = claimsOf(scenario, memberNumber);
    if (own.some(({ entry }) => (entry.otherPayerAmount ?? 0) > 0)) return [];
    return own.flatMap((claim, index) => {
      const year = yearBefore(answer, memberNumber, own.slice(0, index));
      const price = year && priceOf(scenario, plan, claim, year);
      return price ? differences(claim, price) : [];
    });
  });
}

/** A person's claims of the year until the scenario's day that count, oldest first. */
function claimsOf(scenario: Scenario, memberNumber: string): MyClaim[] {
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
      ({ memberId, status, dateOfService }) =>
        memberId === memberNumber &&
        (status === 'paid' || status === 'reversed') &&
        dateOfService.startsWith(today.slice(0, 4)) &&
        dateOfService <= today,
    )
    .reverse()
    .sort((a, b) => a.dateOfService.localeCompare(b.dateOfService));
}

/** The limits with what a person's earlier claims came to; the family's never run out in a fixture. */
function yearBefore(
  { balance, planInfo }: Balances,
  memberNumber: string,
  earlier: readonly MyClaim[],
): YearToDate | null {
  const met: Met = {
    deductible: sumAmounts(earlier.map(({ entry }) => entry.deductibleAmount ?? 0)),
    pm: sumAmounts(earlier.map(({ copayAmount }) => copayAmount ?? 0)),
  };
  const own = balance.find(({ member }) => member.memberNumber === memberNumber);
  return own ? yearToDate([{ ...own, ...met }], planInfo, { ...own, ...met }) : null;
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
