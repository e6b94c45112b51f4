import { type DateProblem, readTypedDate, type TypedDate } from '@portal/domain';
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
    const memberId = typed.memberId.replace(/\s/g, '');
    return /^[A-Za-z0-9-]{1,40}$/.test(memberId)
      ? { query: { memberId } }
      : { errors: ['memberId'] };
  }
  const givenName = typed.givenName.trim();
  const familyName = typed.familyName.trim();
  const { date: birthDate, problems } = readTypedDate(typed, today);
  const errors: FindError[] = [
    ...(isName(givenName) ? [] : ['givenName' as const]),
    ...(isName(familyName) ? [] : ['familyName' as const]),
    ...problems,
  ];
  return errors.length > 0 || birthDate === null
    ? { errors }
    : { query: { givenName, familyName, birthDate } };
}

const isName = (text: string) => text !== '' && text.length <= 60;
