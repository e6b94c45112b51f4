import { loadFixtures, newMemory, play, type Scenario } from '..';
import type { Json } from '../files/scenario-file';

const { scenarios } = loadFixtures();

/** The scenario of that name. */
export const named = (name: string) => scenarios.get(name) as Scenario;

/** One run of a scenario; makes the portal's calls. */
export function running(name: string, today?: string) {
  let memory = newMemory(named(name));
  const ask = (
    endpointId: string,
    more: { body?: unknown; key?: string; params?: Record<string, string> } = {},
  ) => {
    const request = {
      endpointId,
      params: more.params ?? {},
      query: {},
      ...(more.body === undefined ? {} : { body: more.body }),
      ...(more.key === undefined ? {} : { idempotencyKey: more.key }),
    };
    const played = play(named(name), memory, request, today === undefined ? {} : { today });
    memory = played.memory;
    const { status, body } = played.answer;
    return { status, body: body as Record<string, Json> };
  };
  return Object.assign(ask, { memory: () => memory });
}

/** A payment by the first card on file. */
export const onFile = { cardId: 'CARD-1' };
/** A payment by another card, which is saved. */
export const newCard = (token: string) => ({
  card: {
    token,
    brand: 'Visa',
    last4: '1111',
    expMonth: 12,
    expYear: 2031,
    billingZip: '55000',
  },
  isHsa: true,
  save: true,
});
