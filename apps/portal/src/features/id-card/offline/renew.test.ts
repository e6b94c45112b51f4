import { idCard } from '@portal/contracts/id-card';
import { cardsToSave, type SavedCards, type SavedLook } from './saved-cards';
import { renewSavedCards } from './renew';

const look: SavedLook = {
  owner: 'EVF1',
  line: 'COMMERCIAL',
  withPersonCode: true,
  issuer: { name: 'Everfern Rx', tagline: '', logo: 'brands/common.svg' },
  language: 'es',
  theme: 'a',
  colours: {},
};
const card = (more: object = {}) => {
  const sent = { memberId: 'EVF1', firstName: 'Marisol', rxGroup: 'OLD', ...more };
  return idCard.get.response.parse({ cards: [sent] }).cards[0]!;
};
const yesterday = cardsToSave([card()], look, '2026-11-05') as SavedCards;

/** One renewal on November 6: the requested paths, the cards saved after it, and whether they may stay. */
async function renewed(
  answer: { status?: number; body?: unknown } | 'offline',
  saved: SavedCards | null = yesterday,
) {
  const requested: string[] = [];
  let now = saved;
  const vault = {
    read: async () => now,
    save: async (cards: SavedCards) => void (now = cards),
  };
  const ask = async (address: string) => {
    requested.push(address);
    if (answer === 'offline') throw new TypeError('offline');
    const { status = 200, body } = answer;
    return { status, ok: status < 300, json: async () => body };
  };
  const stay = await renewSavedCards(vault, '2026-11-06', ask as unknown as typeof fetch);
  return { requested, saved: now, stay };
}

test('the numbers of today replace the saved ones and renew their expiry', async () => {
  const { requested, saved, stay } = await renewed({ body: { cards: [card({ rxGroup: 'NEW' })] } });
  expect(requested).toEqual(['/portalmicroservices/api/idcard/EVF1']);
  expect(stay).toBe(true);
  expect(saved).toMatchObject({ language: 'es', savedOn: '2026-11-06', until: '2026-12-06' });
  expect(saved?.cards.map(({ rxGroup }) => rxGroup)).toEqual(['NEW']);
});

test('cards that were too old come back with their member', async () => {
  const tooOld = { ...yesterday, cards: [], savedOn: '2026-09-01', until: '2026-10-01' };
  const { saved } = await renewed({ body: { cards: [card()] } }, tooOld);
  expect(saved?.cards).toHaveLength(1);
});

test('they are requested once a day, and never when nothing is saved', async () => {
  const today = { ...yesterday, savedOn: '2026-11-06' };
  expect((await renewed({ body: { cards: [] } }, today)).requested).toEqual([]);
  expect((await renewed({ body: { cards: [] } }, null)).requested).toEqual([]);
});

test('of a family only the valid cards are saved', async () => {
  const ended = card({ firstName: 'Rafael', endsOn: '2026-11-05' });
  const { saved } = await renewed({ body: { cards: [card({ endsOn: '2026-11-06' }), ended] } });
  expect(saved?.cards.map(({ name }) => name)).toEqual(['Marisol']);
});

test.each([
  ['the last card has ended', { body: { cards: [card({ endsOn: '2026-11-05' })] } }],
  ['there is no card any more', { body: { cards: [] } }],
  ['the member is not eligible', { status: 403, body: { message: 'ELIG_E0000001: no' } }],
  ['the BFF says so', { status: 403, body: { code: 'ELIG_E0000001' } }],
])('they may not stay when %s', async (_, answer) => {
  expect((await renewed(answer)).stay).toBe(false);
});

test.each([
  ['the connection breaks', 'offline' as const],
  ['the service fails', { status: 503, body: {} }],
  ['the session is over', { status: 401, body: { code: 'UNAUTHENTICATED' } }],
  ['the answer makes no sense', { body: { cards: 'null' } }],
  ['there is no answer to speak of', { body: null }],
])('they stay as they are when %s', async (_, answer) => {
  const { saved, stay } = await renewed(answer);
  expect([saved, stay]).toEqual([yesterday, true]);
});
