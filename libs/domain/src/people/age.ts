import { dayNumber } from '../calendar/calendar';

const yearMs = 365 * 86_400_000;

/** Spec §9, Age threshold. */
export const adultAge = 18;

/**
 * Years since a birth date (YYYY-MM-DD or MM/DD/YYYY) as Spec §5 counts them: elapsed time over 365 days,
 * leap days included, so a member comes of age a few days before the birthday. Null when the date is unknown.
 */
export function yearsOfAge(birthDate: string | null | undefined, now: Date): number | null {
  const born = dayNumber(birthDate);
  return born === null ? null : (now.getTime() - born) / yearMs;
}

/** The first day on which a person was born who is younger than these years on a day (YYYY-MM-DD), by the birthday. */
export function bornSince(today: string, years: number): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year - years, month - 1, day + 1)).toISOString().slice(0, 10);
}

/** Why a member sees limited sections only: they are under 18, or it is not known that they are not. */
export type AgeRestriction = 'minor' | 'unknownAge';

/** Spec §5, SS-10; null for an adult. A birth date in the future is a minor's. */
export function ageRestrictionOf(
  birthDate: string | null | undefined,
  now: Date,
): AgeRestriction | null {
  const years = yearsOfAge(birthDate, now);
  if (years === null) return 'unknownAge';
  return years < adultAge ? 'minor' : null;
}

/** Whether a member sees limited sections only (Spec §5, SS-10). */
export function isAgeRestricted(birthDate: string | null | undefined, now: Date): boolean {
  return ageRestrictionOf(birthDate, now) !== null;
}
