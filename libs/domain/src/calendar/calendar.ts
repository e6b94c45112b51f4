/** A day of the calendar without time or zone. */
interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const written = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:T.*)?$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
];

/**
 * The day that a text names as YYYY-MM-DD (a time after it is ignored) or MM/DD/YYYY, as milliseconds
 * of its midnight in UTC, so that two days compare and subtract without zones. Null when there is no such day.
 */
export function dayNumber(text: string | null | undefined): number | null {
  for (const form of written) {
    const found = form.exec(text?.trim() ?? '')?.groups;
    if (found) {
      return midnight({
        year: Number(found['year']),
        month: Number(found['month']),
        day: Number(found['day']),
      });
    }
  }
  return null;
}

/** The same day as YYYY-MM-DD, whichever way it was written; null when there is no such day. */
export function isoDay(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  if (isIsoDay(trimmed)) return trimmed;
  const day = dayNumber(trimmed);
  return day === null ? null : new Date(day).toISOString().slice(0, 10);
}

/** Whether a text is a day that exists, written YYYY-MM-DD. Without a Date for most days: lists have thousands. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysOfMonth(Number(text.slice(0, 4)), month);
}

/** How many days a month has; the month from 1 to 12. */
export const daysOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The time zone of the plans' clocks: their days begin and end at midnight of the east coast. */
export const planTimeZone = 'America/New_York';

/** Made when it is first needed: making one takes longer than the start of everything else in this library. */
let planDays: Intl.DateTimeFormat | undefined;

/** The day on the plan's clock, YYYY-MM-DD. */
export function planDay(now: Date): string {
  planDays ??= new Intl.DateTimeFormat('en-CA', { timeZone: planTimeZone });
  return planDays.format(now);
}

/** The day `days` after (or, negative, before) a day written YYYY-MM-DD, written alike. */
export function addDays(day: string, days: number): string {
  const start = dayNumber(day);
  if (start === null) throw new RangeError(`There is no such day: ${day}`);
  return new Date(start + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one day to another, both written YYYY-MM-DD; negative when `to` is the earlier. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  if (start === null || end === null) throw new RangeError(`There is no such day: ${from}, ${to}`);
  return (end - start) / 86_400_000;
}

/** The same day of the month `months` later, written YYYY-MM-DD; the last day of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const [year, month, wanted] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  const isShort = wanted > last.getUTCDate();
  return isoOf({
    year: last.getUTCFullYear(),
    month: last.getUTCMonth() + 1,
    day: isShort ? last.getUTCDate() : wanted,
  });
}

function midnight({ year, month, day }: CalendarDay): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // 30 February rolls over to March and so reads back differently.
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() : null;
}

function isoOf({ year, month, day }: CalendarDay): string {
  const pad = (value: number, width = 2) => String(value).padStart(width, '0');
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}
