import { dateText, type Translate } from '../../language';
import type { ShownCard } from './payments.requests';
import type paymentsText from './payments.text';

/** A day as the reader writes it; empty for what is no day. */
export const dayText = (text: string, write: (iso: string) => string): string =>
  dateText(text, write, '');

/** "Visa ending in 4242", as far as it is known. */
export function cardLabel(
  card: ShownCard | null | undefined,
  t: Translate<typeof paymentsText>,
): string {
  if (!card?.last4) return card?.brand || t('payments.unknown');
  const brand = card.brand || t('payments.card');
  return t('payments.cardEnding', { brand, last4: card.last4 });
}

/** "09/2029"; empty when it is not known. */
export const expiryLabel = ({ expMonth, expYear }: ShownCard): string =>
  expMonth === null || expYear === null ? '' : `${String(expMonth).padStart(2, '0')}/${expYear}`;
