import { dateText, type Translate } from '../../../language';
import { cardName } from '../../../cards/card-name';
import type cardsText from '../../../cards/cards.text';
import type { ShownCard } from '../payments.requests';
import type paymentsText from '../payments.text';

/** A day as the reader writes it; empty for what is no day. */
export const dayText = (text: string, write: (iso: string) => string): string =>
  dateText(text, write, '');

/** A card by its name; words where nothing of it is known. */
export const cardLabel = (
  card: ShownCard | null | undefined,
  t: Translate<typeof paymentsText> & Translate<typeof cardsText>,
): string => (card?.last4 || card?.brand ? cardName(card, t) : t('payments.unknown'));
