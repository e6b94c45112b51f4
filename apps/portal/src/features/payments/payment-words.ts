import { dateWords, type Translate } from '../../language';
import type { ShownCard } from './payments.requests';
import type paymentsText from './payments.text';

/** A day as the reader writes it; empty for what is no day. */
export const dayWords = (text: string, write: (iso: string) => string): string =>
  dateWords(text, write, '');

/** "Visa ending in 4242", as far as it is known. */
export function cardWords(
  card: ShownCard | null | undefined,
  t: Translate<typeof paymentsText>,
): string {
  if (!card?.last4) return card?.brand || t('payments.unknown');
  const brand = card.brand || t('payments.card');
  return t('payments.cardEnding', { brand, last4: card.last4 });
}

/** "09/2029"; empty when it is not known. */
export const expiryWords = ({ expMonth, expYear }: ShownCard): string =>
  expMonth === null || expYear === null ? '' : `${String(expMonth).padStart(2, '0')}/${expYear}`;
