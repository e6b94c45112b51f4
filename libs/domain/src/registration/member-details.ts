import { bornSince } from '../people/age';
import { foldText } from '../text/fold-text';
import { tidyName } from '../inputs/hidden-characters';
import { textKinds } from '../forms/text-kinds';
import { type DateProblem, readTypedDate, type TypedDate } from '../inputs/typed-date';
import { tidyMemberId } from './typed-member-id';

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

export type MemberDetailsError = 'memberId' | DateProblem | 'tooYoung' | 'lastName' | 'zip';

/** Younger people have no account. */
const leastAge = 13;
const mostNameLength = 50;

/** Whether someone of this birth date is under 13 on a day; both YYYY-MM-DD. */
export const isTooYoung = (birthDate: string, today: string): boolean =>
  birthDate >= bornSince(today, leastAge);

/** The details that were typed, or what is wrong with them. `today` is YYYY-MM-DD. */
export function readMemberDetails(
  typed: TypedMemberDetails,
  today: string,
): { details: MemberDetails } | { errors: readonly MemberDetailsError[] } {
  const memberId = textKinds.memberId.read(tidyMemberId(typed.memberId)).value;
  const { date: birthDate, problems } = readTypedDate(typed, today);
  const lastName = readName(typed.lastName);
  const zip = typed.zip.trim();
  const errors: MemberDetailsError[] = [];
  if (memberId === undefined) errors.push('memberId');
  errors.push(...problems);
  if (birthDate !== null && isTooYoung(birthDate, today)) errors.push('tooYoung');
  if (lastName === null) errors.push('lastName');
  if (!/^\d{5}$/.test(zip)) errors.push('zip');
  if (errors.length > 0 || !memberId || !birthDate || !lastName) return { errors };
  return { details: { memberId, birthDate, lastName, zip } };
}

/** Every letter, mark and sign of any alphabet, 50 at most; hidden characters are left out. */
function readName(typed: string): string | null {
  const name = tidyName(typed);
  return name !== '' && [...name].length <= mostNameLength ? name : null;
}

/** Names are compared without capitals, accents and spaces: a card prints them in its own way. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => foldText(name).replace(/[\s'’.-]/g, '');
