import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { BenefitBalance, PlanBalance } from '@portal/contracts/balances';
import type * as z from 'zod';
import type { Scenario } from './read-fixtures';

type Row = NonNullable<
  NonNullable<z.output<typeof ClaimsHistory>['claimsHistory']>['claim']
>[number];
type Entry = z.output<typeof ClaimEntry>;

/** Statuses whose amounts count. A reversal takes back its original; a rejected or open claim never counts. */
const counting = new Set(['paid', 'reversed']);

const cents = (amount: number | null): number => Math.round((amount ?? 0) * 100);
const dollars = (amount: number): string => (amount / 100).toFixed(2);

/**
 * Holds a scenario's claims of the year against their entries and against its balances, to the cent.
 * The rules: full price − discount = agreed price; agreed price − plan − other payer = paid by the
 * member = deductible + copay + coinsurance + brand difference; a member's paid amounts of the year
 * sum to `pm`, the deductible parts to `deductible`; the plan balance is the sum of all.
 * Answers a sentence for each figure that does not tie out.
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
  const faults = rows.flatMap((row) => rowFaults(row, entries.get(row.healthServiceId)));
  const { balance: members } = BenefitBalance.parse(balance);
  const year = scenario.clock.slice(0, 4);
  const counted = rows.filter(
    (row) => counting.has(row.status) && row.dateOfService.startsWith(year),
  );
  for (const { member, deductible, pm } of members) {
    const own = counted.filter((row) => row.memberId === member.memberNumber);
    const paid = sum(own, (row) => row.copayAmount);
    const towardDeductible = sum(own, (row) => deductibleOf(entries.get(row.healthServiceId)));
    faults.push(
      ...differing(`${member.firstName}: pm`, cents(pm), paid),
      ...differing(`${member.firstName}: deductible`, cents(deductible), towardDeductible),
    );
  }
  const numbers = new Set(members.map(({ member }) => member.memberNumber));
  const shown = counted.filter((row) => numbers.has(row.memberId));
  return [...faults, ...planFaults(scenario, shown)];
}

function rowFaults(row: Row, entry: Entry | undefined): string[] {
  const name = row.healthServiceId;
  if (!entry) return [`${name} has no entry.`];
  if (!counting.has(row.status)) {
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

function planFaults(scenario: Scenario, rows: readonly Row[]): string[] {
  const body = bodyOf(scenario, 'balances.getPlanBalance');
  if (body === undefined) return [];
  const plan = PlanBalance.parse(body);
  const member = sum(rows, (row) => row.copayAmount);
  const paidByPlan = sum(rows, (row) => row.amtInsurancePaid);
  return [
    ...differing('plan balance: memberPaid', cents(plan.memberPaid), member),
    ...differing('plan balance: planPaid', cents(plan.planPaid), paidByPlan),
    ...differing('plan balance: grossDrugCost', cents(plan.grossDrugCost), member + paidByPlan),
  ];
}

const deductibleOf = (entry: Entry | undefined) => entry?.deductibleAmount ?? null;

const sum = (rows: readonly Row[], amountOf: (row: Row) => number | null): number =>
  rows.reduce((total, row) => total + cents(amountOf(row)), 0);

const differing = (what: string, stated: number, summed: number): string[] =>
  stated === summed
    ? []
    : [`${what} is ${dollars(stated)}, but the claims give ${dollars(summed)}.`];

/** The scenario's response file for a call that it answers well; a fault has nothing to add up. */
function bodyOf(scenario: Scenario, id: string): unknown {
  const choice = scenario.responses[id];
  if (choice === undefined) return undefined;
  const { status = 200, variant } = typeof choice === 'string' ? { variant: choice } : choice;
  return status < 400 && variant ? scenario.files.get(`${id}/${variant}`)?.body : undefined;
}
