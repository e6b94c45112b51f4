import { addDays, dayNumber } from './calendar';
import { sumAmounts } from './money';
import { nextAutomaticDay } from './payments';

/** How many days ahead a payment may be planned. */
export const furthestPayment = 30;

/** Whether a payment can be made on a day (YYYY-MM-DD): today, or one of the next 30 days. */
export const canPayOn = (day: string, today: string): boolean =>
  dayNumber(day) !== null && day >= today && day <= addDays(today, furthestPayment);

/** Whether an invoice is late by then. */
export const isAfterDue = (day: string, dueOn: string): boolean => dueOn !== '' && day > dueOn;

/**
 * When the money of a payment is taken. A card is charged on the day; a bank takes a debit on a weekday, and that of
 * today on the next one.
 */
export function takenOn(payOn: string, today: string, isBank: boolean): string {
  if (!isBank) return payOn;
  let day = payOn > today ? payOn : addDays(today, 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

const isWeekend = (day: string) => [0, 6].includes(new Date(dayNumber(day) ?? 0).getUTCDay());

interface Standing {
  currentBalance: number | null;
  /** The amounts that are planned already. */
  planned: readonly (number | null)[];
  automatic: { dayOfMonth: number | null; ceiling: number | null } | null;
}

/**
 * The most that can be paid on a day: what is owed less what is planned, and nothing on or after a day on which the
 * automatic payment pays it all.
 */
export function mostPayable(
  { currentBalance, planned, automatic }: Standing,
  day: string,
  now: Date,
): number {
  const left = Math.max(0, sumAmounts([currentBalance, ...planned.map((each) => -(each ?? 0))]));
  const next = nextAutomaticDay(automatic?.dayOfMonth ?? null, now);
  const paysAll = next !== null && next <= day && left <= (automatic?.ceiling ?? 0);
  return paysAll ? 0 : left;
}
