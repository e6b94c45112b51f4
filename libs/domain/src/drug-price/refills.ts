import { addDays, addMonths, daysBetween } from '../calendar/calendar';
import type { PharmacyKind } from './benefit-charge';
import type { PaidFill } from './year-cost';

/** How much of a supply is used, in percent, before a plan pays for the next one. Assumed. */
const usedBeforeRefill: Readonly<Record<PharmacyKind, number>> = {
  preferredRetail: 85,
  retail: 85,
  mail: 75,
};

/** The day from which a plan pays for the next fill, YYYY-MM-DD. */
export const refillFrom = (filledOn: string, days: number, kind: PharmacyKind): string =>
  addDays(filledOn, Math.ceil((days * usedBeforeRefill[kind]) / 100));

/** Fills that come later than their supply lasts by up to this factor are a member who refills a little late. Assumed. */
const slowPace = 1.25;

/** A supply is expected to last at most so many times its days, however rarely it was filled before. Assumed. */
const slowestPace = 2;

/** So many fills show at what pace a drug is taken: two tell one interval, which may be a member who was late. Assumed. */
const fillsThatShow = 3;

/**
 * How many days a fill lasts: its days of supply. Where at least three fills show that a drug is taken less often, that
 * is where the median of them lasted clearly longer than its supply, it is as much longer, but at most twice the supply;
 * the screen says so. Takes the fills oldest first.
 */
export function daysBetweenFills(fills: readonly PaidFill[], days: number): number {
  const paces = fills
    .slice(1)
    .flatMap(({ filledOn }, index) => {
      const before = fills[index];
      return before?.days ? daysBetween(before.filledOn, filledOn) / before.days : [];
    })
    .sort((a, b) => a - b);
  const pace = paces.length + 1 < fillsThatShow ? 1 : median(paces);
  return pace > slowPace ? Math.round(days * Math.min(pace, slowestPace)) : days;
}

/** The one in the middle of sorted numbers, or halfway between the two. */
function median(sorted: readonly number[]): number {
  const [low = NaN, high = low] = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.floor(sorted.length / 2) + 1,
  );
  return (low + high) / 2;
}

/** Without a fill for so many days after the last one is used up, a drug counts as stopped. Assumed. */
export const stoppedAfterDays = 90;

/** Whether a drug counts as stopped on a day. */
export const isStopped = (lastFilledOn: string, every: number, today: string): boolean =>
  addDays(lastFilledOn, every + stoppedAfterDays) < today;

/**
 * The days of the fills to expect until a day, both YYYY-MM-DD and included: the first when the last fill is
 * used up, but not before today, then at the same pace. Supplies of whole months come on the same day of the
 * month, so that a year has twelve fills of 30 days and four of 90. `lasts`: the days of the last fill, where it was
 * of another supply than those to expect.
 */
export function expectedFills({
  lastFilledOn,
  every,
  lasts = every,
  today,
  until,
}: {
  lastFilledOn: string;
  every: number;
  lasts?: number;
  today: string;
  until: string;
}): string[] {
  const due = addDays(lastFilledOn, lasts);
  const first = due < today ? today : due;
  const months = wholeMonths(every);
  const dayOf = (turn: number) =>
    months ? addMonths(first, turn * months) : addDays(first, turn * Math.max(1, every));
  const days: string[] = [];
  for (let day = first; day <= until; day = dayOf(days.length)) days.push(day);
  return days;
}

/** So many months of 28 to 31 days each; null for any other number of days. */
function wholeMonths(days: number): number | null {
  const months = Math.round(days / 30);
  return months > 0 && days >= months * 28 && days <= months * 31 ? months : null;
}
