import { idCard } from '@portal/contracts/id-card';
import { cardsToKeep, type KeptCards, type KeptLook } from './kept-cards';
import { renewKeptCards } from './renew';

const look: KeptLook = {
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
const yesterday = cardsToKeep([card()], look, '2026-11-05') as KeptCards;

/** One renewal on November 6: what was asked for, what is kept after it, and whether the cards may stay. */
async function renewed(
  answer: { status?: number; body?: unknown } | 'offline',
  kept: KeptCards | null = yesterday,
) {
  const asked: string[] = [];
  let now = kept;
  const vault = {
    read: async () => now,
    keep: async (cards: KeptCards) => void (now = cards),
  };
  const ask = async (address: string) => {
    asked.push(address);
    if (answer === 'offline') throw new TypeError('offline');
    const { status = 200, body } = answer;
    return { status, ok: status < 300, json: async () => body };
  };
  const stay = await renewKeptCards(vault, '2026-11-06', ask as unknown as typeof fetch);
  return { asked, kept: now, stay };
}

test('the numbers of today replace the saved ones and renew their expiry', async () => {
  const { asked, kept, stay } = await renewed({ body: { cards: [card({ rxGroup: 'NEW' })] } });
  expect(asked).toEqual(['/portalmicroservices/api/idcard/EVF1']);
  expect(stay).toBe(true);
  expect(kept).toMatchObject({ language: 'es', keptOn: '2026-11-06', until: '2026-12-06' });
  expect(kept?.cards.map(({ rxGroup }) => rxGroup)).toEqual(['NEW']);
});

test('cards that were too old come back with their member', async () => {
  const tooOld = { ...yesterday, cards: [], keptOn: '2026-09-01', until: '2026-10-01' };
  const { kept } = await renewed({ body: { cards: [card()] } }, tooOld);
  expect(kept?.cards).toHaveLength(1);
});

test('they are asked for once a day, and never where nothing is kept', async () => {
  const today = { ...yesterday, keptOn: '2026-11-06' };
  expect((await renewed({ body: { cards: [] } }, today)).asked).toEqual([]);
  expect((await renewed({ body: { cards: [] } }, null)).asked).toEqual([]);
});

test('of a family only the cards that count are kept', async () => {
  const ended = card({ firstName: 'Rafael', endsOn: '2026-11-05' });
  const { kept } = await renewed({ body: { cards: [card({ endsOn: '2026-11-06' }), ended] } });
  expect(kept?.cards.map(({ name }) => name)).toEqual(['Marisol']);
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
  const { kept, stay } = await renewed(answer);
  expect([kept, stay]).toEqual([yesterday, true]);
});
