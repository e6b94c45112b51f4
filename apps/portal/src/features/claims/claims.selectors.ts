import type { OutputOf } from '@portal/contracts';
import type { claims } from '@portal/contracts/claims';
import {
  type ClaimFigures,
  claimStatusKind,
  type ClaimStatusKind,
  parseAmount,
} from '@portal/domain';

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
    };
  });
}

/** The claims whose drug or pharmacy holds the words, in any case and with or without accents. */
export function matchingClaims(rows: readonly Claim[], words: string): readonly Claim[] {
  const wanted = folded(words.trim());
  if (wanted === '') return rows;
  return rows.filter((row) => folded(`${row.drugName} ${row.serviceProvider}`).includes(wanted));
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== 'null' ? value : '';
}
