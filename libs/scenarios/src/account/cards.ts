import * as z from 'zod/mini';
import { SavedCard, type NewBankAccount } from '@portal/contracts/payments';
import { isCardExpiredOn } from '@portal/domain';
import { type Memory, serviceError, type Context, remember } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';

export type CardOnFile = z.input<typeof SavedCard>;

/** What a caller pays with: a card on file, or a new one. */
export type Method = { cardId: string } | NewMethod;

export interface NewMethod {
  card: Omit<CardOnFile, 'cardId' | 'nickname' | 'isHsa' | 'isDefault'> & {
    token: string;
    billingZip: string;
  };
  isHsa: boolean;
  save: boolean;
}

/** What pays once: also a bank account. */
export type PayMethod = Method | { account: z.input<typeof NewBankAccount> };

type Charge = { card: CardOnFile; memory: Memory } | { refused: ReturnType<typeof serviceError> };

export const namesIn = ({ facts }: Memory) => (facts['cardNames'] ?? {}) as Record<string, string>;

/** The cards of the response file, and those that came in this run; `ONCE-` ones are not on file. */
export function cardsNow(memory: Memory, context: Context): CardOnFile[] {
  const removed = (memory.facts['cardsRemoved'] ?? []) as string[];
  return cardsWithRemoved(memory, context).filter(({ cardId }) => !removed.includes(cardId));
}

/** Also the cards that were removed: payments made with them still name them. */
export function cardsWithRemoved(memory: Memory, { fixtureOf }: Context): CardOnFile[] {
  const { facts } = memory;
  const file = fixtureOf('payments.getCards') as { cards?: CardOnFile[] } | undefined;
  const usual = facts['usualCard'];
  const names = namesIn(memory);
  return [...(file?.cards ?? []), ...((facts['cards'] ?? []) as CardOnFile[])].map((card) => ({
    ...card,
    nickname: names[card.cardId] ?? card.nickname,
    isDefault: usual === undefined ? card.isDefault : card.cardId === usual,
  }));
}

export const cardsOnFile = (memory: Memory, context: Context): CardOnFile[] =>
  cardsNow(memory, context).filter(({ cardId }) => !cardId.startsWith('ONCE-'));

export const notAccepted = (text: string) => ({
  refused: serviceError(422, 'CARD_NOT_ACCEPTED', text),
});

const Expiry = z.pick(SavedCard, { expMonth: true, expYear: true });

export const isExpiredOn = (card: z.input<typeof Expiry>, day: string): boolean =>
  isCardExpiredOn(Expiry.parse(card), day);

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
    isHsa: method.isHsa,
    nickname: '',
    isDefault: false,
  };
  if (isExpired(card)) return notAccepted('The card has expired.');
  const known = cardsNow(memory, context);
  if (known.some(({ cardId }) => cardId === card.cardId)) return { card, memory };
  const saved = (memory.facts['cards'] ?? []) as Json[];
  return { card, memory: remember(memory, 'cards', [...saved, card]) };
}

/** What a payment is taken from, as it shows it. The token of a bank account is stored nowhere. */
export function debitOf(method: PayMethod, memory: Memory, context: Context) {
  if ('account' in method) {
    const { token, kind, last4 } = method.account;
    return token.startsWith('tok_declined')
      ? { refused: serviceError(422, 'PAYMENT_DECLINED', 'The bank declined the debit.') }
      : { memory, card: null, account: { kind, last4 } };
  }
  const charge = chargeOf(method, memory, context);
  return 'refused' in charge
    ? charge
    : { memory: charge.memory, card: withoutId(charge.card), account: null };
}

/** A card as a payment shows it. */
export const withoutId = ({ brand, last4, expMonth, expYear, isHsa }: CardOnFile) => ({
  brand,
  last4,
  expMonth,
  expYear,
  isHsa,
});
