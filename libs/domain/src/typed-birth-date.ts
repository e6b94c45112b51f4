import { isIsoDay } from './calendar';

/** A date as it is typed into three fields. */
export interface TypedDate {
  month: string;
  day: string;
  year: string;
}

/** YYYY-MM-DD; null for a day that does not exist, or no year of four digits since 1900. */
export function typedBirthDate({ month, day, year }: TypedDate): string | null {
  const [first, second, third] = [month.trim(), day.trim(), year.trim()];
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second) || !/^(19|20)\d\d$/.test(third)) {
    return null;
  }
  const written = `${third}-${first.padStart(2, '0')}-${second.padStart(2, '0')}`;
  return isIsoDay(written) ? written : null;
}
