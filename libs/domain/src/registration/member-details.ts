import { bornSince } from '../people/age';
import type { GeneralProblem } from '../inputs/kind';
import { inputKinds } from '../inputs/kinds';
import { plainMemberId } from '../inputs/member-id';
import { comparableName } from '../inputs/names';
import { type DateProblem, readTypedDate, type TypedDate } from '../inputs/typed-date';

/** What is typed to find the member who registers. */
export interface TypedMemberDetails extends TypedDate {
  memberId: string;
  lastName: string;
  zip: string;
}

export interface MemberDetails {
  memberId: string;
  birthDate: string;
  lastName: string;
  zip: string;
}

export type MemberDetailsError =
  | 'memberId'
  | DateProblem
  | 'tooYoung'
  | `lastName.${GeneralProblem}`
  | 'zip';

/** Younger people have no account. */
const leastAge = 13;

/** Whether someone of this birth date is under 13 on a day; both YYYY-MM-DD. */
export const isTooYoung = (birthDate: string, today: string): boolean =>
  birthDate >= bornSince(today, leastAge);

/** The details that were typed, or what is wrong with them. `today` is YYYY-MM-DD. */
export function readMemberDetails(
  typed: TypedMemberDetails,
  today: string,
): { details: MemberDetails } | { errors: readonly MemberDetailsError[] } {
  const memberId = inputKinds.memberId.read(plainMemberId(typed.memberId)).value;
  const { date: birthDate, problems } = readTypedDate(typed, today);
  const { value: lastName, problem: ofLastName } = inputKinds.familyName.read(typed.lastName);
  const zip = inputKinds.zip5.read(typed.zip).value;
  const errors: MemberDetailsError[] = [];
  if (memberId === undefined) errors.push('memberId');
  errors.push(...problems);
  if (birthDate !== null && isTooYoung(birthDate, today)) errors.push('tooYoung');
  if (ofLastName) errors.push(`lastName.${ofLastName}`);
  if (zip === undefined) errors.push('zip');
  if (errors.length > 0 || !memberId || !birthDate || !lastName || !zip) return { errors };
  return { details: { memberId, birthDate, lastName, zip } };
}

/** Names are compared without capitals, accents and spaces: a card prints them in its own way. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => comparableName(name).replaceAll(' ', '');
