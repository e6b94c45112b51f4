import { isIsoDay } from '@portal/domain';
import type { InputOf } from '@portal/contracts';
import type { staff } from '@portal/contracts/staff';

/** What is typed into the form. */
export interface Typed {
  by: 'memberId' | 'name';
  memberId: string;
  givenName: string;
  familyName: string;
  month: string;
  day: string;
  year: string;
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
export type FindError = 'memberId' | 'givenName' | 'familyName' | 'birthDate' | 'birthDateFuture';

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
  const birthDate = birthDateOf(typed);
  const errors: FindError[] = [
    ...(isName(givenName) ? [] : ['givenName' as const]),
    ...(isName(familyName) ? [] : ['familyName' as const]),
    ...(birthDate === null ? ['birthDate' as const] : []),
    ...(birthDate !== null && birthDate > today ? ['birthDateFuture' as const] : []),
  ];
  return errors.length > 0 || birthDate === null
    ? { errors }
    : { query: { givenName, familyName, birthDate } };
}

const isName = (text: string) => text !== '' && text.length <= 60;

/** YYYY-MM-DD, or null for a date that does not exist, or for no four-digit year. */
function birthDateOf({ month, day, year }: Typed): string | null {
  const [two, twoMore, four] = [month.trim(), day.trim(), year.trim()];
  if (!/^\d{1,2}$/.test(two) || !/^\d{1,2}$/.test(twoMore) || !/^(19|20)\d\d$/.test(four))
    return null;
  const written = `${four}-${two.padStart(2, '0')}-${twoMore.padStart(2, '0')}`;
  return isIsoDay(written) ? written : null;
}
