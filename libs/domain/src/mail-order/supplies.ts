import { addDays } from '../calendar';

/** The days for which home delivery supplies. */
export const supplyDays: readonly number[] = [30, 60, 90];

/** How many fills a supply uses of a prescription that is written for `fillDays` at a time: 90 days of 30 use three. */
export const fillsUsed = (days: number, fillDays: number): number =>
  Math.max(1, Math.ceil(days / fillDays));

/**
 * The day on which a member runs out after a fill: it adds to what is left on its day. YYYY-MM-DD; `until` is null
 * before the first fill.
 */
export const runsOutAfter = (until: string | null, filledOn: string, days: number): string =>
  addDays(until !== null && until > filledOn ? until : filledOn, days);
