import { tidyName } from '@portal/domain';

const pattern = /^[A-Z0-9][A-Z0-9._-]{0,63}$/;

/** A typed quote number as the service writes it, "q 7mkr 4txb w92d" too; null when no number looks like that. */
export function readQuoteNumber(typed: string): string | null {
  const number = tidyName(typed)
    .toUpperCase()
    .replace(/[\s-]+/g, '-');
  return pattern.test(number) ? number : null;
}
