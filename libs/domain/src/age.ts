import { dayNumber } from './calendar';

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
