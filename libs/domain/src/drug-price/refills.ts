import { addDays, dayNumber } from '../calendar';
import type { PharmacyKind } from './benefit-charge';

/** How much of a supply is used, in percent, before a plan pays for the next one. Assumed. */
const usedBeforeRefill: Readonly<Record<PharmacyKind, number>> = {
  preferredRetail: 85,
  retail: 85,
  mail: 75,
};

/** The day from which a plan pays for the next fill, YYYY-MM-DD. */
export const refillFrom = (filledOn: string, days: number, kind: PharmacyKind): string =>
  addDays(filledOn, Math.ceil((days * usedBeforeRefill[kind]) / 100));

/** A drug whose fills come later than its supply lasts, by more than this factor, is taken as needed. Assumed. */
const slowPace = 1.25;

/**
 * How many days a fill lasts: its days of supply, or the median time between fills where a drug is taken as
 * needed. Takes the days of the fills, YYYY-MM-DD, oldest first.
 */
export function daysBetweenFills(filledOn: readonly string[], days: number): number {
  const moments = filledOn.map((day) => dayNumber(day) ?? NaN);
  const gaps = moments
    .slice(1)
    .map((moment, index) => Math.round((moment - (moments[index] as number)) / 86_400_000))
    .sort((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)] ?? days;
  return median > days * slowPace ? median : days;
}

/** Without a fill for so many days after the last one is used up, a drug counts as stopped. Assumed. */
const stoppedAfterDays = 90;

/** Whether a drug counts as stopped on a day. */
export const isStopped = (lastFilledOn: string, every: number, today: string): boolean =>
  addDays(lastFilledOn, every + stoppedAfterDays) < today;

/**
 * The days of the fills to expect until a day, both YYYY-MM-DD and included: the first when the last fill is
 * used up, but not before today, then at the same pace.
 */
export function expectedFills({
  lastFilledOn,
  every,
  today,
  until,
}: {
  lastFilledOn: string;
  every: number;
  today: string;
  until: string;
}): string[] {
  const due = addDays(lastFilledOn, every);
  const days: string[] = [];
  for (let day = due < today ? today : due; day <= until; day = addDays(day, Math.max(1, every))) {
    days.push(day);
  }
  return days;
}
