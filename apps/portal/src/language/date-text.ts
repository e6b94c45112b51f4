import { isoDay } from '@portal/domain';

/** A moment: its day is that of the reader, as in every other place, and not the one that its text begins with. */
const moment = /T.*(Z|[+-]\d\d:\d\d)$/;

/**
 * A day or a moment that a service wrote, as a day in the words of the language (`write` is a date of `useFormat`).
 * What is neither stands as it came, or as `otherwise` says.
 */
export function dateText(
  text: string,
  write: (iso: string) => string,
  otherwise: string = text,
): string {
  const day = isoDay(text);
  if (day === null) return otherwise;
  return write(moment.test(text) ? text : day);
}
