import { inputKinds } from '../inputs/kinds';
import { plainMemberId } from '../inputs/member-id';
import { type DateProblem, readTypedDate, type TypedDate } from '../inputs/typed-date';

/** What is typed to prove whose password is forgotten: birth date, and ZIP code or member ID. */
export interface TypedProof extends TypedDate {
  by: 'zip' | 'memberId';
  zip: string;
  memberId: string;
}

export type ResetProof =
  | { birthDate: string; zip: string }
  | { birthDate: string; memberId: string };

export type ResetProofError = DateProblem | 'zip' | 'memberId';

/** The proof that was typed, or what is wrong with it. `today` is YYYY-MM-DD. */
export function readResetProof(
  typed: TypedProof,
  today: string,
): { proof: ResetProof } | { errors: readonly ResetProofError[] } {
  const { date: birthDate, problems } = readTypedDate(typed, today);
  const zip = inputKinds.zip5.read(typed.zip).value;
  const memberId = inputKinds.memberId.read(plainMemberId(typed.memberId)).value;
  const errors: ResetProofError[] = [...problems];
  if (typed.by === 'zip' && zip === undefined) errors.push('zip');
  if (typed.by === 'memberId' && memberId === undefined) errors.push('memberId');
  if (errors.length > 0 || birthDate === null) return { errors };
  if (typed.by === 'zip') return { proof: { birthDate, zip: zip ?? '' } };
  return { proof: { birthDate, memberId: memberId ?? '' } };
}
