import { addDays, dayNumber, isIsoDay, isoDay } from '../calendar/calendar';

const yearMs = 365 * 86_400_000;

/** Spec §9, Age threshold. */
export const adultAge = 18;

/**
 * Whole years on a day (YYYY-MM-DD) by the birthday; who was born on February 29 has it on March 1 in other years.
 * Null when the birth date is unknown, negative for one in the future.
 */
export function ageOn(birthDate: string | null | undefined, today: string): number | null {
  const born = isoDay(birthDate);
  if (born === null) return null;
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Whether a person is under 18 on a day (YYYY-MM-DD); not one whose birth date is unknown. Restrictions go by `ageRestrictionOf`. */
export function isMinor(birthDate: string | null | undefined, today: string): boolean {
  const age = ageOn(birthDate, today);
  return age !== null && age < adultAge;
}

/** The first day on which a person was born who is younger than these years on a day (YYYY-MM-DD), by `ageOn`. */
export function bornSince(today: string, years: number): string {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0');
  const sameDay = `${year}${today.slice(4)}`;
  // There is no February 29 in most years.
  return isIsoDay(sameDay) ? addDays(sameDay, 1) : `${year}-03-01`;
}

/** Why a member sees limited sections only: they are under 18, or it is not known that they are not. */
export type AgeRestriction = 'minor' | 'unknownAge';

/**
 * Spec §5, SS-10; null for an adult. Years are elapsed time over 365 days, leap days included, so a restriction ends a
 * few days before the birthday. A birth date in the future is a minor's. All else that depends on age goes by `ageOn`.
 */
export function ageRestrictionOf(
  birthDate: string | null | undefined,
  now: Date,
): AgeRestriction | null {
  const born = dayNumber(birthDate);
  if (born === null) return 'unknownAge';
  return (now.getTime() - born) / yearMs < adultAge ? 'minor' : null;
}

/** Whether a member sees limited sections only (Spec §5, SS-10). */
export function isAgeRestricted(birthDate: string | null | undefined, now: Date): boolean {
  return ageRestrictionOf(birthDate, now) !== null;
}
