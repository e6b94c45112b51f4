import type { PlayRequest } from '../memory/check-request';
import { newMemory, play } from '../play/play';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';

const { scenarios } = loadFixtures();
const named = (name: string): Scenario => scenarios.get(name)!;
const request = (memberId: string): PlayRequest => ({
  endpointId: 'idCard.requestReplacement',
  params: {},
  query: {},
  body: { memberId, copies: 1 },
});
const cards: PlayRequest = { endpointId: 'idCard.get', params: {}, query: {} };
const pass = (lang: string, memberId?: string): PlayRequest => ({
  endpointId: 'wallet.getPass',
  params: {},
  query: { lang, ...(memberId && { memberId }) },
});

test('a new card is requested once in 30 days for each person', () => {
  const family = named('commercial-member');
  const first = play(family, newMemory(family), request('EVF00421787-02'));
  expect(first.answer).toEqual({ status: 200, body: { requestedOn: '2026-11-05' } });
  expect(play(family, first.memory, request('EVF00421787-02')).answer).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^CARD_ALREADY_REQUESTED: /) },
  });
  expect(play(family, first.memory, request('EVF00421787')).answer.status).toBe(200);
  const shown = play(family, first.memory, cards).answer.body as { cards: object[] };
  expect(shown.cards.map((card) => 'replacementRequestedOn' in card)).toEqual([false, true, false]);
  expect(play(family, newMemory(family), request('EVF1')).answer.status).toBe(404);
});

test('what the answer says of an earlier request counts too', () => {
  const requested = named('id-card-requested-last-week');
  expect(play(requested, newMemory(requested), request('EVF00421787')).answer.status).toBe(409);
});

test('a wallet shows the member’s own card, in the requested language', () => {
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

test('a wallet shows the card of a family member that the member may see, and no other', () => {
  const family = named('commercial-member');
  const answerFor = (memberId: string) =>
    play(family, newMemory(family), pass('en', memberId)).answer;
  expect(answerFor('EVF00421787-03').body).toMatchObject({
    name: 'Theo Sampleton',
    memberId: 'EVF00421787-03',
  });
  expect(answerFor('GMR00730512').status).toBe(404);
});

test('a wallet shows a card until its last day, and none that has ended', () => {
  const ending = named('id-card-ending');
  const own = play(ending, newMemory(ending), pass('en')).answer;
  expect(own.body).toMatchObject({ name: 'Marisol Sampleton', endsOn: '2026-11-30' });
  const ended = play(ending, newMemory(ending), pass('en', 'EVF00421787-02')).answer;
  expect(ended.status).toBe(404);
});

test('without a card there is no pass and no link', () => {
  const none = named('id-card-none');
  for (const endpointId of ['wallet.getPass', 'wallet.getGoogleLink']) {
    const { answer } = play(none, newMemory(none), { endpointId, params: {}, query: {} });
    expect([endpointId, answer.status]).toEqual([endpointId, 404]);
  }
});
