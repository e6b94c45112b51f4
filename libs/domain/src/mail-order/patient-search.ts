import { isIsoDay } from '../calendar';
import { type TypedDate, typedBirthDate } from '../typed-birth-date';

/** Whom a member looks for in the family, as it is typed. */
export interface TypedPatient extends TypedDate {
  givenName: string;
  familyName: string;
}

/** The same as it is sent; the birth date is YYYY-MM-DD. */
export interface SearchedPatient {
  givenName: string;
  familyName: string;
  birthDate: string;
}

export interface PatientProblem {
  field: keyof SearchedPatient;
  code: 'missing' | 'tooLong' | 'invalid' | 'future';
}

/** The most letters of a given or a family name. */
export const longestName = 60;

/** The patient to search for, or the problems of what was typed, by field. `today` is YYYY-MM-DD. */
export function readPatient(
  typed: TypedPatient,
  today: string,
): { patient: SearchedPatient } | { problems: readonly PatientProblem[] } {
  const givenName = typed.givenName.trim();
  const familyName = typed.familyName.trim();
  const birthDate = typedBirthDate(typed);
  const nameProblem = (name: string) => {
    if (name === '') return 'missing' as const;
    return name.length > longestName ? ('tooLong' as const) : null;
  };
  const dateProblem = () => {
    if (birthDate !== null) return birthDate > today ? ('future' as const) : null;
    const isEmpty = `${typed.month}${typed.day}${typed.year}`.trim() === '';
    return isEmpty ? ('missing' as const) : ('invalid' as const);
  };
  const problems = (
    [
      ['givenName', nameProblem(givenName)],
      ['familyName', nameProblem(familyName)],
      ['birthDate', dateProblem()],
    ] as const
  ).flatMap(([field, code]) => (code ? [{ field, code }] : []));
  if (problems.length > 0 || birthDate === null) return { problems };
  return { patient: { givenName, familyName, birthDate } };
}

/** Why a day that was typed is none; null for a day. */
export function dayProblem(day: string): 'missing' | 'invalid' | null {
  if (day === '') return 'missing';
  return isIsoDay(day) ? null : 'invalid';
}
