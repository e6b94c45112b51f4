import { daysBetween, shiftText } from '@portal/scenarios';
import { randomInt } from 'node:crypto';

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Moves the dates of one recording into the past, all by the same number of days, which is not stored. */
export class Moving {
  private readonly days: number;
  /** The day of the recording, moved like all others. */
  readonly today: string;

  constructor(
    private readonly recordedOn: string,
    recorded: readonly string[],
  ) {
    const days = [recordedOn, ...recorded].map((text) => text.slice(0, 10)).sort();
    // Farther than the dates are apart, so that a moved date is never one that was recorded.
    const span = daysBetween(days[0] as string, days.at(-1) as string);
    this.days = Math.min(span, 1100) + randomInt(30, 395);
    this.today = this.date(recordedOn);
  }

  date(text: string): string {
    return shiftText(text, -this.days);
  }

  year(year: number): number {
    return year + yearOf(this.today) - yearOf(this.recordedOn);
  }

  /** The first day of the year that gives the same age on the moved day; an age above 90 is 90. */
  birthDate(text: string): string {
    const withSlashes = text.includes('/');
    const parts = text.split(/[/-]/).map(Number) as [number, number, number];
    const [year, month, day] = withSlashes ? [parts[2], parts[0], parts[1]] : parts;
    const [onYear, onMonth, onDay] = this.recordedOn.split('-').map(Number) as typeof parts;
    const isBefore = onMonth < month || (onMonth === month && onDay < day);
    const age = onYear - year - (isBefore ? 1 : 0);
    const born = yearOf(this.today) - Math.min(age, 90);
    return withSlashes ? `01/01/${born}` : `${born}-01-01`;
  }

  /** The expiry of a card: what had expired has expired on the moved day, and what had not has not. */
  expiry(year: number, month: number): { year: number; month: number } {
    const lastDay = endOfMonth(year, month);
    const moved = this.date(lastDay);
    const had = lastDay < this.recordedOn;
    const has = endOfMonth(yearOf(moved), monthOf(moved)) < this.today;
    // The end of a month before the moved day.
    const day = had && !has ? shiftText(`${moved.slice(0, 8)}01`, -1) : moved;
    return { year: yearOf(day), month: monthOf(day) };
  }
}

const monthOf = (day: string) => Number(day.slice(5, 7));

const endOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
