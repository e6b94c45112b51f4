import { isoDay } from '@portal/domain';

/**
 * A day that a service wrote, in the words of the language (`write` is a date of `useFormat`). What is no
 * day stands as it came, or as `otherwise` says.
 */
export function dateText(
  text: string,
  write: (iso: string) => string,
  otherwise: string = text,
): string {
  const day = isoDay(text);
  return day === null ? otherwise : write(day);
}
