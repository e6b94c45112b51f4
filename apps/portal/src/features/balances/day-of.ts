import { dayNumber } from '@portal/domain';

/** A day as YYYY-MM-DD, whichever way a service wrote it; null when it is none. */
export function dayOf(text: string): string | null {
  const day = dayNumber(text);
  return day === null ? null : new Date(day).toISOString().slice(0, 10);
}
