import { BenefitSummary } from '@portal/contracts/benefits';
import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { BenefitBalance, PlanBalance } from '@portal/contracts/balances';
import { hasCountedAmounts, toCents } from '@portal/domain';
import type * as z from 'zod';
import { clockDay } from '../memory/dates';
import { type Scenario, bodyOf } from '../fixtures/read-fixtures';
import { hasExtraHelp, outOfPocketOf } from '../drugs/plan-of-member';

type Row = NonNullable<
  NonNullable<z.output<typeof ClaimsHistory>['claimsHistory']>['claim']
>[number];
type Entry = z.output<typeof ClaimEntry>;

const cents = (amount: number | null): number => toCents(amount ?? 0);
const dollars = (amount: number): string => (amount / 100).toFixed(2);

/**
 * Compares a scenario's claims of the year, up to its clock, with their entries and with its balances,
 * to the cent. The rules: full price − discount = agreed price; agreed price − plan − other payer = paid by
 * the member = deductible + copay + coinsurance + brand difference; a member's paid amounts of the year
 * and what Extra Help paid sum to `pm` of the file, the deductible parts to its `deductible`: medical amounts are apart;
 * the plan balance is the sum of all. What each fill costs by the plan's benefits is the work of
 * `claimPriceProblems`. Answers a sentence for each figure that does not tie out.
 */
export function tieOut(scenario: Scenario): string[] {
  const history = bodyOf(scenario, 'claims.getHistory');
  const entriesFile = bodyOf(scenario, 'claims.getEntry') as { entries: unknown[] } | undefined;
  const balance = bodyOf(scenario, 'balances.getBenefitBalance');
  if (history === undefined || entriesFile === undefined || balance === undefined) return [];
  const rows = ClaimsHistory.parse(history).claimsHistory?.claim;
  // An answer without a claim list is a failure (Spec §8), not a year without claims.
  if (!rows) return [];
  const entries = new Map(
    entriesFile.entries.map((each) => {
      const entry = ClaimEntry.parse(each);
      return [entry.healthServiceId, entry];
    }),
  );
  const problems = rows.flatMap((row) => rowProblems(row, entries.get(row.healthServiceId)));
  const { balance: members } = BenefitBalance.parse(balance);
  const today = clockDay(scenario.clock);
  const counted = rows.filter(
    (row) =>
      hasCountedAmounts(row.status) &&
      row.dateOfService.startsWith(today.slice(0, 4)) &&
      row.dateOfService <= today,
  );
  const summary = bodyOf(scenario, 'benefits.getSummary');
  const isHelped = summary !== undefined && hasExtraHelp(BenefitSummary.parse(summary).extraHelp);
  const countedOf = (row: Row) =>
    outOfPocketOf({ ...row, entry: entries.get(row.healthServiceId) }, isHelped);
  for (const { member, deductible, pm } of members.filter(isReadable)) {
    const own = counted.filter((row) => row.memberId === member.memberNumber);
    const paid = sum(own, countedOf);
    const towardDeductible = sum(own, (row) => deductibleOf(entries.get(row.healthServiceId)));
    problems.push(
      ...differing(`${member.firstName}: pm`, cents(pm), paid),
      ...differing(`${member.firstName}: deductible`, cents(deductible), towardDeductible),
    );
  }
  const numbers = new Set(members.map(({ member }) => member.memberNumber));
  const shown = counted.filter((row) => numbers.has(row.memberId));
  return [...problems, ...planProblems(scenario, shown, entries, countedOf)];
}

/** An amount that makes no sense is in a file on purpose, and has nothing to add up. */
const isReadable = ({ deductible, pm }: { deductible: number | null; pm: number | null }) =>
  deductible !== null && pm !== null && deductible >= 0 && pm >= 0;

function rowProblems(row: Row, entry: Entry | undefined): string[] {
  const name = row.healthServiceId;
  if (!entry) return [`${name} has no entry.`];
  if (!hasCountedAmounts(row.status)) {
    return cents(row.copayAmount) + cents(row.amtInsurancePaid) === 0
      ? []
      : [`${name} is ${row.status} and still has amounts.`];
  }
  const paid = cents(row.copayAmount);
  const agreed = cents(entry.fullPrice) - cents(entry.planDiscount);
  const others = cents(entry.amtInsurancePaid) + cents(entry.otherPayerAmount);
  const parts =
    cents(entry.deductibleAmount) +
    cents(entry.copayAmount) +
    cents(entry.coinsuranceAmount) +
    cents(entry.brandDifferenceAmount);
  return [
    ...differing(`${name}: plan paid`, cents(entry.amtInsurancePaid), cents(row.amtInsurancePaid)),
    ...differing(`${name}: agreed price less what others paid`, agreed - others, paid),
    ...differing(`${name}: parts of what the member paid`, parts, paid),
  ];
}

function planProblems(
  scenario: Scenario,
  rows: readonly Row[],
  entries: ReadonlyMap<string, Entry>,
  countedOf: (row: Row) => number,
): string[] {
  const body = bodyOf(scenario, 'balances.getPlanBalance');
  if (body === undefined) return [];
  const plan = PlanBalance.parse(body);
  // What makes no sense is in a file on purpose, and has nothing to add up.
  if (plan.memberPaid === null) return [];
  const member = sum(rows, (row) => row.copayAmount);
  const paidByPlan = sum(rows, (row) => row.amtInsurancePaid);
  const others = sum(rows, (row) => entries.get(row.healthServiceId)?.otherPayerAmount ?? null);
  const { trueOutOfPocket } = plan;
  return [
    ...differing('plan balance: memberPaid', cents(plan.memberPaid), member),
    ...differing('plan balance: planPaid', cents(plan.planPaid), paidByPlan),
    ...differing('plan balance: otherPaid', cents(plan.otherPaid), others),
    ...differing(
      'plan balance: grossDrugCost',
      cents(plan.grossDrugCost),
      member + paidByPlan + others,
    ),
    ...(trueOutOfPocket === null
      ? []
      : differing('plan balance: trueOutOfPocket', cents(trueOutOfPocket), sum(rows, countedOf))),
  ];
}

const deductibleOf = (entry: Entry | undefined) => entry?.deductibleAmount ?? null;

const sum = (rows: readonly Row[], amountOf: (row: Row) => number | null): number =>
  rows.reduce((total, row) => total + cents(amountOf(row)), 0);

const differing = (what: string, stated: number, summed: number): string[] =>
  stated === summed
    ? []
    : [`${what} is ${dollars(stated)}, but the claims give ${dollars(summed)}.`];
