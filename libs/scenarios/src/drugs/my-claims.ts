import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { addDays, isPaidKind, type PaidFill } from '@portal/domain';
import type * as z from 'zod';
import type { Context } from '../memory/behaviour';
import type { DrugCatalogue } from '../drug-catalogue/drug-catalogue';

type Row = NonNullable<
  NonNullable<z.output<typeof ClaimsHistory>['claimsHistory']>['claim']
>[number];
type Entry = z.output<typeof ClaimEntry>;
export type MyClaim = Row & { entry: Entry };

/** A drug of a person's claims, newest claim first. */
export interface ClaimedDrug {
  newest: MyClaim;
  /** Fills that were paid and not taken back, oldest first. */
  paid: MyClaim[];
  /** A claim that is not decided yet. */
  inProgress: MyClaim | undefined;
}

/** The claims of one person until a day, newest first, each with its detail; with an NDC those of that drug alone. */
export function claimsOfPerson(
  context: Context,
  numbers: readonly string[],
  until: string,
  ndc?: string,
): MyClaim[] {
  const history = (context.fixtureOf('claims.getHistory') ?? {}) as HistoryFile;
  const claim = history.claimsHistory?.claim?.filter(
    ({ PRODUCT_ID }) => ndc === undefined || PRODUCT_ID === ndc,
  );
  const { claimsHistory } = ClaimsHistory.parse({ claimsHistory: { claim } });
  const file = context.fixtureOf('claims.getEntry') as EntriesFile | undefined;
  const entries = new Map(file?.entries?.map((each) => [each.healthServiceId, each]));
  return (claimsHistory?.claim ?? [])
    .filter(({ memberId, dateOfService }) => numbers.includes(memberId) && dateOfService <= until)
    .sort((a, b) => (a.dateOfService < b.dateOfService ? 1 : -1))
    .map((row) => ({ ...row, entry: ClaimEntry.parse(entries.get(row.healthServiceId) ?? {}) }));
}

interface HistoryFile {
  claimsHistory?: { claim?: { PRODUCT_ID?: unknown }[] | null } | null;
}

interface EntriesFile {
  entries?: { healthServiceId: string }[];
}

/** Whether a claim was paid and not taken back; of a reversal neither the claim nor its original counts. */
export const isPaid = ({ status, entry }: MyClaim): boolean =>
  isPaidKind(status) && entry.reversedOn === '';

/** Whether a claim is of the twelve months until a day: drugs without one are not taken any more. */
export const isRecent =
  (today: string) =>
  ({ dateOfService }: Pick<MyClaim, 'dateOfService'>): boolean =>
    dateOfService > addDays(today, -365);

/** The day and the days of supply of a claim. */
export const fillOf = ({ dateOfService, entry }: MyClaim): PaidFill => ({
  filledOn: dateOfService,
  days: entry.daysSupply,
});

/** A person's fills of one drug that were paid and not taken back, oldest first. */
export const fillsOfDrug = (
  context: Context,
  numbers: readonly string[],
  ndc: string,
  until: string,
): PaidFill[] => claimsOfPerson(context, numbers, until, ndc).filter(isPaid).map(fillOf).reverse();

/** The drugs of which a prescription has refills; others, such as an antibiotic or a vaccine, are over. */
export function claimedDrugs(claims: readonly MyClaim[]): ClaimedDrug[] {
  const byDrug = new Map<string, MyClaim[]>();
  for (const claim of claims) {
    const drug = claim.productId || claim.drugName;
    byDrug.set(drug, [...(byDrug.get(drug) ?? []), claim]);
  }
  return [...byDrug.values()].flatMap((group) => {
    const [newest] = group;
    if (!newest || !group.some(({ entry }) => (entry.refillsAuthorized ?? 0) > 0)) return [];
    const paid = group.filter(isPaid).reverse();
    const inProgress = newest.status === 'inProgress' ? newest : undefined;
    const isKnown = paid.length > 0 || inProgress || newest.status === 'rejected';
    return isKnown ? [{ newest, paid, inProgress }] : [];
  });
}

/**
 * What a claim's row says of its drug for pages in Spanish: the name, and the strength and form if its English
 * name has them too. Nothing of a drug that is not in the catalogue.
 */
export function spanishNameOfClaim(
  drugName: string | null | undefined,
  ndc: string | null | undefined,
  drugs: DrugCatalogue,
) {
  const found = drugs.strengthOf(ndc ?? '');
  if (!drugName || !found) return {};
  const { product, strength } = found;
  const isWhole = drugName.includes(strength.strength);
  return {
    spanishName: product.isBrand ? product.drugName : product.spanishName,
    strength: isWhole ? strength.strength : null,
    drugForm: isWhole ? product.form : null,
  };
}
