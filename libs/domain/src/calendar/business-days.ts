import { addDays } from './calendar';

const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** The first day from a day on that is this day of the week; 0 is Sunday. */
const firstFrom = (day: string, weekday: number): string =>
  addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** One on a Sunday is kept on the Monday after it; one on a Saturday on no other day. */
const observed = (day: string): string => (weekdayOf(day) === 0 ? addDays(day, 1) : day);

/** The days of a year on which banks and the mail of the United States rest, weekends apart: YYYY-MM-DD. */
export const holidaysOf = (year: number): readonly string[] => [
  observed(`${year}-01-01`),
  firstFrom(`${year}-01-15`, 1),
  firstFrom(`${year}-02-15`, 1),
  firstFrom(`${year}-05-25`, 1),
  observed(`${year}-06-19`),
  observed(`${year}-07-04`),
  firstFrom(`${year}-09-01`, 1),
  firstFrom(`${year}-10-08`, 1),
  observed(`${year}-11-11`),
  firstFrom(`${year}-11-22`, 4),
  observed(`${year}-12-25`),
];

/** Whether a day, YYYY-MM-DD, is one on which we work: no weekend and no holiday. */
export const isBusinessDay = (day: string): boolean =>
  ![0, 6].includes(weekdayOf(day)) && !holidaysOf(Number(day.slice(0, 4))).includes(day);

/** A day if it is a business day, else the next one. */
export const businessDayFrom = (day: string): string =>
  isBusinessDay(day) ? day : addBusinessDays(day, 1);

/** A day if it is a business day, else the last one before it. */
export function businessDayUntil(day: string): string {
  let last = day;
  while (!isBusinessDay(last)) last = addDays(last, -1);
  return last;
}

/** The day so many business days after a day, both YYYY-MM-DD. */
export function addBusinessDays(day: string, days: number): string {
  let last = day;
  for (let left = days; left > 0;) {
    last = addDays(last, 1);
    if (isBusinessDay(last)) left -= 1;
  }
  return last;
}
