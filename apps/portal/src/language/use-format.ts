import { type Format, formatOf } from './format';
import { useLanguage } from './use-text';

/** Numbers and dates as the reader's language writes them. */
export function useFormat(): Format {
  return formatOf(useLanguage());
}
