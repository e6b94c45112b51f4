import { daysOfMonth } from '../calendar/calendar';
import { tidyCode } from './tidy';

/** A date as it is typed into three fields. */
export interface TypedDate {
  month: string;
  day: string;
  year: string;
}
export type DatePart = keyof TypedDate;

const whole: readonly DatePart[] = ['month', 'day', 'year'];

/** What can be wrong with a typed date, with the fields that it is about, in the order of the fields. */
export const partsOfDateProblem = {
  dateMissing: whole,
  dateFuture: whole,
  monthMissing: ['month'],
  monthRange: ['month'],
  dayMissing: ['day'],
  dayTo28: ['day'],
  dayTo29: ['day'],
  dayTo30: ['day'],
  dayTo31: ['day'],
  yearMissing: ['year'],
  yearDigits: ['year'],
  yearTooEarly: ['year'],
  yearFuture: ['year'],
} as const satisfies Record<string, readonly DatePart[]>;

export type DateProblem = keyof typeof partsOfDateProblem;

/** Whether an error of a form is about its typed date. */
export const isDateProblem = (error: string): error is DateProblem =>
  Object.hasOwn(partsOfDateProblem, error);

/** YYYY-MM-DD, or everything that is wrong, one problem a field. A birth date has the latest day `today`. */
export function readTypedDate(
  typed: TypedDate,
  today?: string,
): { date: string; problems: readonly [] } | { date: null; problems: readonly DateProblem[] } {
  const month = tidyCode(typed.month);
  const day = tidyCode(typed.day);
  const year = tidyCode(typed.year);
  if (`${month}${day}${year}` === '') return { date: null, problems: ['dateMissing'] };
  const problems = [
    monthProblem(month),
    dayProblem(day, lastDay(month, year)),
    yearProblem(year, today),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) return { date: null, problems };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (today !== undefined && date > today) return { date: null, problems: ['dateFuture'] };
  return { date, problems: [] };
}

/** The three fields of a date that is saved as typed, `year-month-day`. */
export function dateFieldsOf(typed: string): TypedDate {
  const [year = '', month = '', ...rest] = typed.split('-');
  return { year, month, day: rest.join('-') };
}

const isFrom1To = (most: number, typed: string): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;

function monthProblem(month: string): DateProblem | null {
  if (month === '') return 'monthMissing';
  return isFrom1To(12, month) ? null : 'monthRange';
}

function dayProblem(day: string, last: 28 | 29 | 30 | 31): DateProblem | null {
  if (day === '') return 'dayMissing';
  return isFrom1To(last, day) ? null : `dayTo${last}`;
}

function yearProblem(year: string, today: string | undefined): DateProblem | null {
  if (year === '') return 'yearMissing';
  if (!/^\d{4}$/.test(year)) return 'yearDigits';
  if (year < '1900') return 'yearTooEarly';
  return today !== undefined && year > today.slice(0, 4) ? 'yearFuture' : null;
}

/** The last day of a month; the longest that it may be where the month or the year is not known. */
function lastDay(month: string, year: string): 28 | 29 | 30 | 31 {
  const leapYear = 2000;
  const known = /^\d{4}$/.test(year) ? Number(year) : leapYear;
  return daysOfMonth(known, isFrom1To(12, month) ? Number(month) : 1) as 28 | 29 | 30 | 31;
}
