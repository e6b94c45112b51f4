import type { PlayRequest } from '../check-request';
import { newMemory, play } from '../play';
import { loadFixtures, type Scenario } from '../read-fixtures';

const { scenarios } = loadFixtures();
const named = (name: string): Scenario => scenarios.get(name)!;
const ask = (memberId: string): PlayRequest => ({
  endpointId: 'idCard.requestReplacement',
  params: {},
  query: {},
  body: { memberId, copies: 1 },
});
const cards: PlayRequest = { endpointId: 'idCard.get', params: {}, query: {} };
const pass = (lang: string): PlayRequest => ({
  endpointId: 'wallet.getPass',
  params: {},
  query: { lang },
});

test('a new card is asked for once in 30 days, for each person by themselves', () => {
  const family = named('commercial-member');
  const first = play(family, newMemory(family), ask('EVF00421787-02'));
  expect(first.answer).toEqual({ status: 200, body: { requestedOn: '2026-11-05' } });
  expect(play(family, first.memory, ask('EVF00421787-02')).answer).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^CARD_ALREADY_REQUESTED: /) },
  });
  expect(play(family, first.memory, ask('EVF00421787')).answer.status).toBe(200);
  const shown = play(family, first.memory, cards).answer.body as { cards: object[] };
  expect(shown.cards.map((card) => 'replacementRequestedOn' in card)).toEqual([false, true, false]);
  expect(play(family, newMemory(family), ask('EVF1')).answer.status).toBe(404);
});

test('what the answer says of an earlier request counts too', () => {
  const asked = named('id-card-asked-last-week');
  expect(play(asked, newMemory(asked), ask('EVF00421787')).answer.status).toBe(409);
});

test('a wallet shows the member’s own card, in the language asked for', () => {
  const medicare = named('medicare-member');
  expect(play(medicare, newMemory(medicare), pass('es')).answer.body).toMatchObject({
    language: 'es',
    issuer: 'Goldenrod Medicare Rx',
    name: 'Hollis Quillby',
    personCode: '',
    planBenefitPackage: 'S1234-042',
  });
  const family = named('commercial-member');
  expect(play(family, newMemory(family), pass('en')).answer.body).toMatchObject({
    language: 'en',
    name: 'Marisol Sampleton',
    personCode: '01',
    planBenefitPackage: '',
  });
});

test('without a card there is no pass and no link', () => {
  const none = named('id-card-none');
  for (const endpointId of ['wallet.getPass', 'wallet.getGoogleLink']) {
    const { answer } = play(none, newMemory(none), { endpointId, params: {}, query: {} });
    expect([endpointId, answer.status]).toEqual([endpointId, 404]);
  }
});
