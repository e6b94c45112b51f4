import { isIsoDay } from '../calendar/calendar';
import { inputKinds } from '../inputs/kinds';
import { tidyName } from '../inputs/tidy';
import { type DateProblem, readTypedDate, type TypedDate } from '../inputs/typed-date';

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

export type PatientProblem =
  | { field: 'givenName' | 'familyName'; code: 'missing' | 'tooLong' }
  | { field: 'birthDate'; code: DateProblem };

/** The patient to search for, or the problems of what was typed, by field. `today` is YYYY-MM-DD. */
export function readPatient(
  typed: TypedPatient,
  today: string,
): { patient: SearchedPatient } | { problems: readonly PatientProblem[] } {
  const givenName = tidyName(typed.givenName);
  const familyName = tidyName(typed.familyName);
  const { date: birthDate, problems: dateProblems } = readTypedDate(typed, today);
  const problems: readonly PatientProblem[] = [
    ...nameProblems('givenName', givenName),
    ...nameProblems('familyName', familyName),
    ...dateProblems.map((code) => ({ field: 'birthDate' as const, code })),
  ];
  if (problems.length > 0 || birthDate === null) return { problems };
  return { patient: { givenName, familyName, birthDate } };
}

function nameProblems(field: 'givenName' | 'familyName', name: string): PatientProblem[] {
  if (name === '') return [{ field, code: 'missing' }];
  return name.length > inputKinds[field].most ? [{ field, code: 'tooLong' }] : [];
}

/** Why a day that was typed is none; null for a day. */
export function dayProblem(day: string): 'missing' | 'invalid' | null {
  if (day === '') return 'missing';
  return isIsoDay(day) ? null : 'invalid';
}
