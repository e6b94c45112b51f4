import { addDays, dayNumber } from '../calendar/calendar';
import { cardAmount } from '../money/money';

/** Spec §3, ID card: the contract that stands before a plan benefit package number. The code is assumed. */
export const contractCode = 'S1234';

/** Days between two requests for a new card of the same person. */
export const replacementPauseDays = 30;

/** Days that a card saved on a device is valid without having been loaded online. */
const savedDays = 30;

/** Individual and family in one cell, e.g. "$1,500 / $3,000", "$1,500" or "/ $3,000"; empty when both are missing. */
export function cardLimit(
  limit: { individual: number | null; family: number | null } | null | undefined,
): string {
  const individual = cardAmount(limit?.individual);
  const family = cardAmount(limit?.family);
  return `${individual}${family && ` / ${family}`}`.trim();
}

/** The plan benefit package as Part D cards write it, "S1234-042"; empty without a number. */
export function planBenefitPackage(pbpNumber: string | null | undefined): string {
  const number = pbpNumber?.trim();
  return number ? `${contractCode}-${number}` : '';
}

/** The first day on which another new card may be requested, YYYY-MM-DD; null when that is today or before. */
export function replacementPausedUntil(
  requestedOn: string | null | undefined,
  today: string,
): string | null {
  if (!requestedOn || dayNumber(requestedOn) === null) return null;
  const next = addDays(requestedOn, replacementPauseDays);
  return next > today ? next : null;
}

/** Whether a card's coverage was over before today; `endsOn` is its last day, empty or null as long as none is set. */
export const cardHasEnded = (endsOn: string | null | undefined, today: string): boolean =>
  !!endsOn && dayNumber(endsOn) !== null && endsOn < today;

/** The last day on which a card saved today on a device is valid: 30 days, and never past the plan year, which may bring new numbers. */
export function savedCardUntil(today: string): string {
  const later = addDays(today, savedDays);
  const yearEnd = `${today.slice(0, 4)}-12-31`;
  return later < yearEnd ? later : yearEnd;
}
