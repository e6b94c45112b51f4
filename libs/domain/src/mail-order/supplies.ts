import { addDays } from '../calendar/calendar';

/** The days for which home delivery supplies. */
export const supplyDays: readonly number[] = [30, 60, 90];

/** How many fills a supply uses of a prescription that is written for `fillDays` at a time: 90 days of 30 use three. */
export const fillsUsed = (days: number, fillDays: number): number =>
  Math.max(1, Math.ceil(days / fillDays));

/** What a supply takes of the refills that are left. */
export interface RefillUse {
  refills: number;
  left: number;
  /** The last refill is for more days than are sent, and is used up all the same. */
  losesDays: boolean;
}

/** How many refills an order of so many days uses, and how many remain; null where one of them is not known. */
export function refillUse(
  days: number,
  { fillDays, refillsLeft }: { fillDays: number | null; refillsLeft: number | null },
): RefillUse | null {
  if (!fillDays || refillsLeft === null) return null;
  const refills = fillsUsed(days, fillDays);
  return {
    refills,
    left: Math.max(0, refillsLeft - refills),
    losesDays: refills * fillDays > days,
  };
}

/**
 * The day on which a member runs out after a fill: it adds to what is left on its day. YYYY-MM-DD; `until` is null
 * before the first fill.
 */
export const runsOutAfter = (until: string | null, filledOn: string, days: number): string =>
  addDays(until !== null && until > filledOn ? until : filledOn, days);
