import { businessDayFrom } from '../calendar/business-days';
import { addDays, dayNumber } from '../calendar/calendar';
import { sumAmounts } from '../money/money';

/** How many days ahead a payment may be planned. */
export const furthestPayment = 30;

/** Whether a payment can be made on a day (YYYY-MM-DD): today, or one of the next 30 days. */
export const canPayOn = (day: string, today: string): boolean =>
  dayNumber(day) !== null && day >= today && day <= addDays(today, furthestPayment);

/** Whether a payment can be planned for a day: one of the next 30 days, not today. */
export const canPlanOn = (day: string, today: string): boolean =>
  day !== today && canPayOn(day, today);

/** Whether a planned payment can be cancelled: until the day before its money is taken. */
export const canCancelPlanned = (takenOn: string, today: string): boolean => takenOn > today;

/** Whether an invoice is late by then. */
export const isAfterDue = (day: string, dueOn: string): boolean => dueOn !== '' && day > dueOn;

/**
 * When the money of a payment is taken. A card is charged on the day; a bank takes a debit on a business day, and that of
 * today on the next one.
 */
export function takenOn(payOn: string, today: string, isBank: boolean): string {
  if (!isBank) return payOn;
  return businessDayFrom(payOn > today ? payOn : addDays(today, 1));
}

/**
 * What can be paid on any day: what is owed less what is planned. The automatic payment takes no more than this
 * either, so that nothing is paid twice, whichever is made first.
 */
export const leftToPay = (
  currentBalance: number | null,
  planned: readonly (number | null)[],
): number => Math.max(0, sumAmounts([currentBalance, ...planned.map((each) => -(each ?? 0))]));
