import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { hasCountedAmounts, toCents } from '@portal/domain';
import type * as z from 'zod';
import { type Scenario, bodyOf } from '../fixtures/read-fixtures';

type Row = NonNullable<
  NonNullable<z.output<typeof ClaimsHistory>['claimsHistory']>['claim']
>[number];
type Entry = z.output<typeof ClaimEntry>;

const cents = (amount: number | null): number => toCents(amount ?? 0);
const sumOf = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + cents(amount), 0);
const dollars = (amount: number): string => (amount / 100).toFixed(2);

/**
 * Compares a scenario's claims with their entries, to the cent. The rules: full price − discount = agreed price; agreed
 * price − plan − other payer = paid by the member = deductible + copay + coinsurance + brand difference. What each fill
 * costs by the plan's benefits is the work of `claimPriceProblems`. Answers a sentence for each figure that does not tie
 * out.
 */
export function tieOut(scenario: Scenario): string[] {
  const history = bodyOf(scenario, 'claims.getHistory');
  const entriesFile = bodyOf(scenario, 'claims.getEntry') as { entries: unknown[] } | undefined;
  if (history === undefined || entriesFile === undefined) return [];
  const rows = ClaimsHistory.parse(history).claimsHistory?.claim ?? [];
  const entries = new Map(
    entriesFile.entries.map((each) => {
      const entry = ClaimEntry.parse(each);
      return [entry.healthServiceId, entry];
    }),
  );
  return rows
    .filter(({ healthServiceId }) => !scenario.contradicts.includes(healthServiceId))
    .flatMap((row) => rowProblems(row, entries.get(row.healthServiceId)));
}

function rowProblems(row: Row, entry: Entry | undefined): string[] {
  const name = row.healthServiceId;
  if (!entry) return [`${name} has no entry.`];
  if (row.status === 'unknown') return [];
  if (!hasCountedAmounts(row.status)) {
    return cents(row.copayAmount) + cents(row.amtInsurancePaid) === 0
      ? []
      : [`${name} is ${row.status} and still has amounts.`];
  }
  const [paid, planPaid] = [row.copayAmount, entry.amtInsurancePaid];
  const agreed = cents(entry.fullPrice) - cents(entry.planDiscount);
  const others = cents(planPaid) + cents(entry.otherPayerAmount);
  const { deductibleAmount, copayAmount, coinsuranceAmount, brandDifferenceAmount } = entry;
  const parts = [deductibleAmount, copayAmount, coinsuranceAmount, brandDifferenceAmount];
  // A sum that lacks an amount is not compared. Of the parts, those that are left out are none.
  const known = (...amounts: (number | null)[]) => !amounts.includes(null);
  return [
    ...(known(planPaid, row.amtInsurancePaid)
      ? differing(`${name}: plan paid`, cents(planPaid), cents(row.amtInsurancePaid))
      : []),
    ...(known(paid, planPaid, entry.fullPrice)
      ? differing(`${name}: agreed price less what others paid`, agreed - others, cents(paid))
      : []),
    ...(known(paid) && parts.some((part) => part !== null)
      ? differing(`${name}: parts of what the member paid`, sumOf(parts), cents(paid))
      : []),
  ];
}

const differing = (what: string, stated: number, summed: number): string[] =>
  stated === summed
    ? []
    : [`${what} is ${dollars(stated)}, but the claims give ${dollars(summed)}.`];
