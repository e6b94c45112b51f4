import type { Expiry } from '@portal/domain';
import type cardsText from './cards.text';
import type { Translate } from '../language';

export interface NamedCard {
  brand: string;
  last4: string;
  /** What the member calls it. */
  nickname?: string;
}

/** "Visa ending in 4242", as far as it is known, after the name that the member gave it. */
export function cardName(card: NamedCard, t: Translate<typeof cardsText>): string {
  const brand = card.brand || t('cards.card');
  const name = card.last4 ? t('cards.ending', { brand, last4: card.last4 }) : brand;
  return card.nickname ? t('cards.named', { name: card.nickname, card: name }) : name;
}

/** The name of one card of a list; with its expiry where another one of the list has the same name. */
export function cardNameAmong<Card extends NamedCard & Expiry>(
  card: Card,
  cards: readonly Card[],
  t: Translate<typeof cardsText>,
): string {
  const name = cardName(card, t);
  const isShared = cards.some((other) => other !== card && cardName(other, t) === name);
  return [name, isShared && cardExpiry(card)].filter(Boolean).join(', ');
}

/** "09/2029"; empty when it is not known. */
export const cardExpiry = (card: Expiry): string =>
  card.expMonth === null || card.expYear === null
    ? ''
    : `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`;
