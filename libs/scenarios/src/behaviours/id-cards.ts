import { replacementPauseDays, replacementPausedUntil } from '@portal/domain';
import { clockDay } from '../memory/dates';
import type { Json } from '../files/scenario-file';
import {
  type Behaviours,
  type Context,
  type Memory,
  remember,
  serviceError,
  answer,
  refuse,
  derived,
  derivedFrom,
} from '../memory/behaviour';

export type Card = { [field: string]: Json } & { memberId: string };

const cardNotFound = serviceError(404, 'CARD_NOT_FOUND', 'There is no card with this member id.');

const factOf = (memberId: string) => `replacementOf:${memberId}`;

/** The cards of a scenario's answer, each with the day on which this run requested a replacement. */
export function cardsOf(memory: Memory, fixture: Json | undefined): Card[] {
  const { cards } = (fixture ?? { cards: [] }) as { cards: Card[] };
  return cards.map((card) => {
    const requested = memory.facts[factOf(card.memberId)] as string | undefined;
    return requested === undefined ? card : { ...card, replacementRequestedOn: requested };
  });
}

export const behaviours: Behaviours = {
  /** The response file, with the requests of this run. */
  'idCard.get': {
    play: (memory, _request, { fixture }) => {
      const body = { ...(fixture as { [key: string]: Json }), cards: cardsOf(memory, fixture) };
      return answer(memory, body);
    },
  },
  /** What the document of a card says; the services write it as a PDF. 404 for a card that the member does not see. */
  'idCard.getDocument': derivedFrom('idCard.get', (memory, { params }, { fixtureOf, scenario }) => {
    const card = cardsOf(memory, fixtureOf('idCard.get')).find(
      ({ memberId }) => memberId === params['memberId'],
    );
    const isPartD = scenario.businessLine === 'MEDD';
    // As on the screen: by flag.
    const hasPersonCode = scenario.flags.includes('personCode');
    return {
      memory,
      response: card ? { status: 200, body: { card, isPartD, hasPersonCode } } : cardNotFound,
    };
  }),
  /** Takes a request once in 30 days for each card; 404 for a card that the member does not see. */
  'idCard.requestReplacement': derived((memory, request, context: Context) => {
    const { memberId } = request.body as { memberId: string };
    const today = clockDay(context.scenario.clock);
    const card = cardsOf(memory, context.fixtureOf('idCard.get')).find(
      (each) => each.memberId === memberId,
    );
    if (!card) return { memory, response: cardNotFound };
    const last = card['replacementRequestedOn'];
    if (replacementPausedUntil(typeof last === 'string' ? last : null, today) !== null) {
      const text = `A new card was requested less than ${replacementPauseDays} days ago.`;
      return refuse(memory, 409, 'CARD_ALREADY_REQUESTED', text);
    }
    return answer(remember(memory, factOf(memberId), today), { requestedOn: today });
  }),
};
