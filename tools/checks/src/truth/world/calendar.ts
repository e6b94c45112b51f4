/** Whether a text is a day. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

const msPerDay = 86_400_000;

/** A day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10);

/** A day some months later, the last of the month at most. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / msPerDay;

/** A day, or the day of a moment, so many days later; any other text as it is. */
export const moved = (text: string, days: number): string =>
  /^\d{4}-\d\d-\d\d($|T\d\d:\d\d)/.test(text)
    ? addDays(text.slice(0, 10), days) + text.slice(10)
    : text;

/** The day of a moment by the clocks of New York. */
export const dayOf = (moment: string | number): string =>
  new Date(moment).toLocaleDateString('sv', { timeZone: 'America/New_York' });

/** New Year, Juneteenth, Independence Day, Veterans Day, Christmas. */
const fixed = /-(01-01|06-19|07-04|11-11|12-25)$/;
/** King, Washington, Labor Day, Columbus Day: which Monday of the month. Thanksgiving is the fourth Thursday. */
const mondays = /^(01 3|02 3|09 1|10 2)$/;

/** No weekend and no federal holiday; one on a Sunday is kept on the Monday after it. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  const week = `${day.slice(5, 7)} ${Math.ceil(Number(day.slice(8)) / 7)}`;
  const isMemorialDay = day.slice(5) > '05-24' && day.slice(5) < '06';
  if (weekday === 1 && (mondays.test(week) || isMemorialDay || fixed.test(addDays(day, -1))))
    return false;
  return weekday % 6 > 0 && !fixed.test(day) && !(weekday === 4 && week === '11 4');
}

/** A day if it is a business day; else the next one after it, or the last one before it with a step of -1. */
export const nearestBusinessDay = (day: string, step: 1 | -1 = 1): string =>
  isBusinessDay(day) ? day : nearestBusinessDay(addDays(day, step), step);

/** The day so many business days later. */
export function businessDaysAfter(day: string, days: number): string {
  const next = addDays(day, 1);
  return days > 0 ? businessDaysAfter(next, days - (isBusinessDay(next) ? 1 : 0)) : day;
}
