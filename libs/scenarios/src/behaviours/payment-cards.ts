import { SavedCard } from '@portal/contracts/payments';
import { isCardExpired } from '@portal/domain';
import type * as z from 'zod/mini';
import {
  type Behaviour,
  type Behaviours,
  type Context,
  type Memory,
  remember,
  serviceError,
} from '../behaviour';
import type { Json } from '../scenario-file';

export type CardOnFile = z.input<typeof SavedCard>;

/** What a caller pays with: a card on file, or a new one. */
export type Method = { cardId: string } | NewMethod;
export interface NewMethod {
  card: Omit<CardOnFile, 'cardId'> & { token: string; billingZip: string };
  save: boolean;
}

type Charge = { card: CardOnFile; memory: Memory } | { refused: ReturnType<typeof serviceError> };

/** The cards of the response file, and those that were saved in this run. */
const getCards: Behaviour = {
  play: (memory, _request, context) => {
    const cards = cardsNow(memory, context)
      .filter(({ cardId }) => !cardId.startsWith('ONCE-'))
      .map(({ cardId, brand, last4, expMonth, expYear, isDefault }) => ({
        ...{ cardId, brand, last4, expMonth, expYear, isDefault },
      }));
    return { memory, response: { status: 200, body: { cards } as Json } };
  },
};

/** The cards of the response file, and those that came in this run; `ONCE-` ones are not on file. */
export function cardsNow({ facts }: Memory, { fixtureOf }: Context): CardOnFile[] {
  const file = fixtureOf('payments.getCards') as { cards?: CardOnFile[] } | undefined;
  const removed = (facts['cardsRemoved'] ?? []) as string[];
  const all = [...(file?.cards ?? []), ...((facts['cards'] ?? []) as CardOnFile[])];
  return all.filter(({ cardId }) => !removed.includes(cardId));
}

const notAccepted = (text: string) => ({ refused: serviceError(422, 'CARD_NOT_ACCEPTED', text) });

export const isExpiredOn = (card: CardOnFile, day: string): boolean =>
  isCardExpired(SavedCard.parse(card), new Date(`${day}T12:00:00`));

/** The card that a method names, when it may be charged. The same token twice is the same card. */
export function chargeOf(method: Method, memory: Memory, context: Context): Charge {
  const isExpired = (card: CardOnFile) => isExpiredOn(card, context.today);
  if ('cardId' in method) {
    const card = cardsNow(memory, context).find(({ cardId }) => cardId === method.cardId);
    if (!card) return notAccepted('There is no such card on file.');
    return isExpired(card) ? notAccepted('The card has expired.') : { card, memory };
  }
  const { token, ...facts } = method.card;
  if (token.startsWith('tok_declined')) {
    return { refused: serviceError(422, 'PAYMENT_DECLINED', 'The bank declined the card.') };
  }
  const card = {
    cardId: `${method.save ? 'CARD' : 'ONCE'}-${token.slice(-8)}`,
    brand: facts.brand,
    last4: facts.last4,
    expMonth: facts.expMonth,
    expYear: facts.expYear,
    isDefault: false,
  };
  if (isExpired(card)) return notAccepted('The card has expired.');
  const known = cardsNow(memory, context);
  if (known.some(({ cardId }) => cardId === card.cardId)) return { card, memory };
  const saved = (memory.facts['cards'] ?? []) as Json[];
  return { card, memory: remember(memory, 'cards', [...saved, card] as Json) };
}

/** A card as a payment shows it. */
export const withoutId = ({ brand, last4, expMonth, expYear }: CardOnFile) => ({
  brand,
  last4,
  expMonth,
  expYear,
});

export const behaviours: Behaviours = { 'payments.getCards': getCards };
