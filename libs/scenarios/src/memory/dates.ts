import type { Context } from './behaviour';

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayAndTime = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)$/;

/** Dates under these keys belong to a person, not to the story: they never move. */
const lifelong = new Set(['dob', 'dateWithFormat', 'birthDate', 'dateOfBirth']);

export const msPerDay = 86_400_000;

/** The calendar day on which a scenario's clock stands, in the clock's own offset. */
export function clockDay(clock: string): string {
  return clock.slice(0, 10);
}

/** The offset from UTC in which a clock is written: Z or ±HH:MM. */
const offsetOf = (clock: string): string => /(Z|[+-]\d\d:\d\d)$/.exec(clock)?.[0] ?? 'Z';

/** The first moment of a day (YYYY-MM-DD), in the offset of a scenario's clock. */
export const startOfDay = (day: string, clock: string): string =>
  `${day}T00:00:00${offsetOf(clock)}`;

/** The calendar day of a moment in the offset of a scenario's clock, YYYY-MM-DD. */
export function dayAt(moment: Date, clock: string): string {
  const behind = Date.parse(startOfDay('1970-01-01', clock));
  return new Date(moment.getTime() - behind).toISOString().slice(0, 10);
}

/** A date, or the date in a date-time, moved by whole days; any other text comes back as it was. */
export function shiftText(text: string, days: number): string {
  if (day.test(text)) return addDays(text, days);
  const parts = dayAndTime.exec(text);
  return parts ? `${addDays(parts[1] as string, days)}${parts[2]}` : text;
}

/** A YYYY-MM-DD moved by whole days. */
export function addDays(date: string, days: number): string {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(moment)
    ? date
    : new Date(moment + days * msPerDay).toISOString().slice(0, 10);
}

/**
 * A copy of a JSON value with every date in it moved by whole days: a scenario's world lives at its
 * clock, and is served as of today. Birth dates stay.
 */
export function shiftDates<T>(value: T, days: number): T {
  if (days === 0) return value;
  return shift(value, days) as T;
}

function shift(value: unknown, days: number): unknown {
  if (typeof value === 'string') return shiftText(value, days);
  if (Array.isArray(value)) return value.map((each) => shift(each, days));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, lifelong.has(key) ? each : shift(each, days)]),
  );
}

/**
 * The day on which the answer is read. What does not move with a scenario counts by it, as in the portal and the BFF:
 * ages, because birth dates stay, and the windows of the plan year.
 */
export const readOn = ({ today, days }: Pick<Context, 'today' | 'days'>): string =>
  addDays(today, days);

/** The hour of the day of a call, in the offset of the scenario's clock. */
export const hourOf = ({ now, scenario }: Pick<Context, 'now' | 'scenario'>): number => {
  const behind = Date.parse(startOfDay('1970-01-01', scenario.clock));
  return new Date(now.getTime() - behind).getUTCHours();
};

/** The calendar day of a moment of the scenario. */
export const dayOf = (moment: Date, { scenario }: Context): string => dayAt(moment, scenario.clock);
