import type { OutputOf } from '@portal/contracts';
import type { claims } from '@portal/contracts/claims';
import {
  type ClaimFigures,
  claimStatusKind,
  type ClaimStatusKind,
  parseAmount,
} from '@portal/domain';
import { textOf } from './detail/read-entry';

export type HistoryAnswer = OutputOf<typeof claims.getHistory>;

/** A claim as the screens show it. */
export interface Claim extends ClaimFigures {
  /** Its place in the answer (Spec §3: a row index is added). */
  index: number;
  /** '' when the service sent none: then there is no detail to open. */
  healthServiceId: string;
  kind: ClaimStatusKind;
  /** The status as the service wrote it, for the file and for a word that we don't know. */
  claimStatus: string;
  /** Whom the prescription is for; '' when unknown. */
  memberFirstName: string;
  memberId: string;
  /** The drug's number (NDC), 11 digits; '' when unknown. */
  productId: string;
}

/**
 * The claims of an answer. Reads every field with care, because in production an answer that breaks its
 * schema is passed on as it came (numbers for texts, the wire's own names): a field that makes no
 * sense is a blank, never a crash.
 */
export function claimsOf(answer: HistoryAnswer): Claim[] {
  const list: unknown = answer.claimsHistory?.claim;
  if (!Array.isArray(list)) return [];
  return list.map((row: unknown, index) => {
    const fields = (row ?? {}) as Record<string, unknown>;
    const claimStatus = textOf(fields['claimStatus'] ?? fields['CLAIM_STATUS']);
    return {
      index,
      healthServiceId: textOf(fields['healthServiceId']),
      dateOfService: textOf(fields['dateOfService']),
      drugName: textOf(fields['drugName']),
      serviceProvider: textOf(fields['serviceProvider']),
      amtInsurancePaid: parseAmount(fields['amtInsurancePaid']),
      copayAmount: parseAmount(fields['copayAmount']),
      status: claimStatus.toLowerCase(),
      claimStatus,
      kind: claimStatusKind(claimStatus),
      memberFirstName: textOf(fields['memberFirstName']),
      memberId: textOf(fields['memberId']),
      productId: textOf(fields['productId'] ?? fields['PRODUCT_ID']),
    };
  });
}

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

/** Claims of one person and status whose drug or pharmacy holds the words, in any case, with or without accents. */
export function matchingClaims(rows: readonly Claim[], filter: ClaimFilter): readonly Claim[] {
  if (!isFiltering(filter)) return rows;
  const { person, status } = filter;
  const wanted = folded(filter.words.trim());
  return rows.filter(
    (row) =>
      (person === '' || personOf(row) === person) &&
      (status === '' || row.kind === status) &&
      (wanted === '' || folded(`${row.drugName} ${row.serviceProvider}`).includes(wanted)),
  );
}

/** Tells the people of a family apart, also two of one first name. */
export const personOf = ({ memberId, memberFirstName }: Claim): string =>
  memberFirstName === '' ? '' : `${memberId} ${memberFirstName}`;

/** The people whose claims there are, by name; nobody when all are of one person. */
export function peopleOf(rows: readonly Claim[]): { id: string; name: string }[] {
  const names = new Map<string, string>();
  for (const row of rows) if (row.memberFirstName) names.set(personOf(row), row.memberFirstName);
  const people = [...names].map(([id, name]) => ({ id, name }));
  return people.length > 1 ? people.sort((a, b) => a.name.localeCompare(b.name)) : [];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
