import { type ClaimStatusKind, foldText, isOnRecord } from '@portal/domain';
import type { ClaimsHistory } from './claims.requests';

type ClaimRow = NonNullable<NonNullable<ClaimsHistory['claimsHistory']>['claim']>[number];

/** A claim as the screens show it. */
export type Claim = ClaimRow & {
  /** Its place in the response (Spec §3: a row index is added). */
  index: number;
  /** Its drug in the reader's language; '' when the service names none. */
  drug: string;
};

/** The claims of a response, each with its drug as `drugOf` writes it. */
export const claimsOf = (
  { claimsHistory }: ClaimsHistory,
  drugOf: (row: ClaimRow) => string,
): Claim[] =>
  (claimsHistory?.claim ?? []).map((row, index) => ({ ...row, index, drug: drugOf(row) }));

/** The adults of the plan whose claims the response leaves out, with what was paid for them. */
export const notSharedOf = ({ claimsHistory }: ClaimsHistory) => claimsHistory?.notShared ?? [];

/** Which claims are looked for. `person` is a member's id and first name, '' for everybody. */
export interface ClaimFilter {
  person: string;
  status: ClaimStatusKind | '';
  /** Part of a drug's or a pharmacy's name. */
  words: string;
}

export const everyClaim: ClaimFilter = { person: '', status: '', words: '' };

/** Whether any part of a filter narrows the list. */
export const isFiltering = ({ person, status, words }: ClaimFilter): boolean =>
  person !== '' || status !== '' || words.trim() !== '';

/**
 * Claims of one person and status whose drug or pharmacy holds the words, in any case, with or without accents.
 * A drug is found by its name on the page and by the service's own.
 */
export function matchingClaims(rows: readonly Claim[], filter: ClaimFilter): readonly Claim[] {
  if (!isFiltering(filter)) return rows;
  const { person, status } = filter;
  const wanted = foldText(filter.words.trim());
  return rows.filter(
    (row) =>
      (person === '' || personOf(row) === person) &&
      (status === '' || row.status === status) &&
      (wanted === '' ||
        foldText(`${row.drug} ${row.drugName} ${row.serviceProvider}`).includes(wanted)),
  );
}

/** Distinguishes the people of a family, also two with one first name, and two without any. */
export const personOf = ({ memberId, memberFirstName }: Claim): string =>
  `${memberId} ${memberFirstName}`.trim();

/** The people who have claims, sorted by name; empty when all claims are of one person. */
export function peopleOf(rows: readonly Claim[]): { id: string; name: string }[] {
  const names = new Map<string, string>();
  for (const row of rows) if (row.memberFirstName) names.set(personOf(row), row.memberFirstName);
  const people = [...names].map(([id, name]) => ({ id, name }));
  return people.length > 1 ? people.sort((a, b) => a.name.localeCompare(b.name)) : [];
}

/** Why a health record leaves claims out, in the order of the notes. */
const leftReasons = ['inProgress', 'duplicate', 'unknown', 'undated'] as const;

/** How many claims a health record leaves out, by why: those of a status that it does not have, and those without a day. */
export function leftOffRecord(
  rows: readonly Claim[],
): { reason: (typeof leftReasons)[number]; count: number }[] {
  const left = rows.filter((row) => !isOnRecord(row));
  const reasonOf = ({ status }: Claim) => leftReasons.find((each) => each === status) ?? 'undated';
  return leftReasons
    .map((reason) => ({ reason, count: left.filter((row) => reasonOf(row) === reason).length }))
    .filter(({ count }) => count > 0);
}
