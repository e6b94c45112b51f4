import {
  type DateProblem,
  inputKinds,
  plainMemberId,
  readTypedDate,
  type TypedDate,
} from '@portal/domain';
import type { InputOf } from '@portal/contracts';
import type { staff } from '@portal/contracts/staff';

/** What is typed into the form. */
export interface Typed extends TypedDate {
  by: 'memberId' | 'name';
  memberId: string;
  givenName: string;
  familyName: string;
}

export const nothingTyped: Typed = {
  by: 'name',
  memberId: '',
  givenName: '',
  familyName: '',
  month: '',
  day: '',
  year: '',
};

export type FindQuery = InputOf<typeof staff.findMembers>['body'];
export type FindError = 'memberId' | 'givenName' | 'familyName' | DateProblem;

/** The search for what was typed, or what is wrong with it. `today` is YYYY-MM-DD. */
export function queryOf(
  typed: Typed,
  today: string,
): { query: FindQuery } | { errors: FindError[] } {
  if (typed.by === 'memberId') {
    const memberId = inputKinds.memberId.read(plainMemberId(typed.memberId)).value;
    return memberId ? { query: { memberId } } : { errors: ['memberId'] };
  }
  const givenName = inputKinds.givenName.read(typed.givenName).value;
  const familyName = inputKinds.familyName.read(typed.familyName).value;
  const { date: birthDate, problems } = readTypedDate(typed, today);
  const errors: FindError[] = [
    ...(givenName ? [] : ['givenName' as const]),
    ...(familyName ? [] : ['familyName' as const]),
    ...problems,
  ];
  return !givenName || !familyName || birthDate === null
    ? { errors }
    : { query: { givenName, familyName, birthDate } };
}
