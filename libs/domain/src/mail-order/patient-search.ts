import { isIsoDay } from '../calendar';

/** Whom a member looks for in the family. */
export interface TypedPatient {
  givenName: string;
  familyName: string;
  birthDate: string;
}

/** The most letters of a given or a family name. */
export const longestName = 60;

/** The problems of a search for a patient, by field. */
export function patientProblemsOf(
  { givenName, familyName, birthDate }: TypedPatient,
  today: string,
): { field: keyof TypedPatient; code: 'missing' | 'tooLong' | 'invalid' | 'future' }[] {
  const nameProblem = (name: string) => {
    if (name.trim() === '') return 'missing' as const;
    return name.trim().length > longestName ? ('tooLong' as const) : null;
  };
  const born = dayProblem(birthDate) ?? (birthDate > today ? ('future' as const) : null);
  const found = [
    ['givenName', nameProblem(givenName)],
    ['familyName', nameProblem(familyName)],
    ['birthDate', born],
  ] as const;
  return found.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}

/** Why a day that was typed is none; null for a day. */
export function dayProblem(day: string): 'missing' | 'invalid' | null {
  if (day === '') return 'missing';
  return isIsoDay(day) ? null : 'invalid';
}
