import {
  type Behaviours,
  type Context,
  type Memory,
  remember,
  serviceError,
  answer,
  derivedFrom,
  derived,
} from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import {
  cardsOnFile,
  withoutId,
  type NewMethod,
  chargeOf,
  isExpiredOn,
  notAccepted,
  namesIn,
} from '../account/cards';

const cardsAnswer = (memory: Memory, context: Context) => {
  const cards = cardsOnFile(memory, context).map((card) => ({
    ...withoutId(card),
    cardId: card.cardId,
    nickname: card.nickname,
    isDefault: card.isDefault,
  }));
  return answer(memory, { cards });
};

const notFound = serviceError(404, 'CARD_NOT_ON_FILE', 'There is no such card.');

const cardNamed = (cardId: string | undefined, memory: Memory, context: Context) =>
  cardsOnFile(memory, context).find((card) => card.cardId === cardId);

export const behaviours: Behaviours = {
  /** The cards of the response file, and those that were saved in this run. */
  'payments.getCards': {
    play: (memory, _request, context) => cardsAnswer(memory, context),
  },
  /** Stores a card without a charge. */
  'payments.addCard': derivedFrom('payments.getCards', (memory, { body }, context) => {
    const { card, isHsa } = body as Omit<NewMethod, 'save'>;
    const charge = chargeOf({ card, isHsa, save: true }, memory, context);
    if ('refused' in charge) return { memory, response: charge.refused };
    return cardsAnswer(charge.memory, context);
  }),
  /** Names a card, or makes it the usual one: one that has expired is not. */
  'payments.changeCard': derivedFrom('payments.getCards', (memory, { params, body }, context) => {
    const { nickname, isDefault } = body as { nickname?: string; isDefault?: true };
    const card = cardNamed(params['cardId'], memory, context);
    if (!card) return { memory, response: notFound };
    if (isDefault && isExpiredOn(card, context.today)) {
      return { memory, response: notAccepted('The card has expired.').refused };
    }
    const names = {
      ...namesIn(memory),
      ...(nickname !== undefined && { [card.cardId]: nickname }),
    };
    const named = remember(memory, 'cardNames', names);
    return cardsAnswer(isDefault ? remember(named, 'usualCard', card.cardId) : named, context);
  }),
  'payments.removeCard': derivedFrom('payments.getCards', (memory, { params }, context) => {
    const card = cardNamed(params['cardId'], memory, context);
    if (!card) return { memory, response: notFound };
    const removed = (memory.facts['cardsRemoved'] ?? []) as Json[];
    return cardsAnswer(remember(memory, 'cardsRemoved', [...removed, card.cardId]), context);
  }),
  'cardFrame.get': derived((memory) => answer(memory, { address: 'https://cards.example/frame' })),
};
