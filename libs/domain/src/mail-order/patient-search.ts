import { isIsoDay } from '../calendar/calendar';
import type { GeneralProblem } from '../inputs/kind';
import { inputKinds } from '../inputs/kinds';
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
  | { field: 'givenName' | 'familyName'; code: GeneralProblem }
  | { field: 'birthDate'; code: DateProblem };

/** The patient to search for, or the problems of what was typed, by field. `today` is YYYY-MM-DD. */
export function readPatient(
  typed: TypedPatient,
  today: string,
): { patient: SearchedPatient } | { problems: readonly PatientProblem[] } {
  const givenName = inputKinds.givenName.read(typed.givenName);
  const familyName = inputKinds.familyName.read(typed.familyName);
  const { date: birthDate, problems: dateProblems } = readTypedDate(typed, today);
  const problems: readonly PatientProblem[] = [
    ...(givenName.problem ? [{ field: 'givenName', code: givenName.problem } as const] : []),
    ...(familyName.problem ? [{ field: 'familyName', code: familyName.problem } as const] : []),
    ...dateProblems.map((code) => ({ field: 'birthDate' as const, code })),
  ];
  if (givenName.problem || familyName.problem || birthDate === null) return { problems };
  return { patient: { givenName: givenName.value, familyName: familyName.value, birthDate } };
}

/** Why a day that was typed is none; null for a day. */
export function dayProblem(day: string): 'missing' | 'invalid' | null {
  if (day === '') return 'missing';
  return isIsoDay(day) ? null : 'invalid';
}
