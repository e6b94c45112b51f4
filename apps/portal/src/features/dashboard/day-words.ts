import { dayNumber } from '@portal/domain';

/** A date from a service as the language writes it; what is no date stands as it came. */
export function dayWords(text: string, write: (iso: string) => string): string {
  const day = dayNumber(text);
  return day === null ? text : write(new Date(day).toISOString().slice(0, 10));
}
