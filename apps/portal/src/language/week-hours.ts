import type { Language } from './language-codes';
import { languages } from './languages';

/** 5 January 2026 is a Monday: weekday 1. */
const dayOf = (weekday: number) => new Date(Date.UTC(2026, 0, 4 + weekday));

/** Mon · lun; with `long`, Monday · lunes. Weekdays count from Monday, 1. */
export function weekdayName(
  weekday: number,
  language: Language,
  width: 'short' | 'long' = 'short',
): string {
  const name = new Intl.DateTimeFormat(languages[language].intl, {
    weekday: width,
    timeZone: 'UTC',
  });
  return name.format(dayOf(weekday)).replace('.', '');
}

/** A time such as 21:00 for a formatter, which then writes 9:00 p.m. whatever the reader's time zone. */
export function instantOfTime(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  return new Date(2026, 0, 5, hour, minute).toISOString();
}
