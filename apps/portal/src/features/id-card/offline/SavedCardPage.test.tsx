import { idCard } from '@portal/contracts/id-card';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextProvider } from '../../../language';
import { expectNoAxeViolations } from '../../../testing';
import '../id-card.text';
import { shownCard } from '../card/shown-card';
import type { SavedCards } from './saved-cards';
import './saved-card.text';
import { SavedCardPage } from './SavedCardPage';

const card = (firstName: string, memberId: string) => {
  const sent = { firstName, lastName: 'Sampleton', memberId, bin: '012345' };
  return shownCard(idCard.get.response.parse({ cards: [sent] }).cards[0]!, 'COMMERCIAL', true);
};

const saved: SavedCards = {
  owner: 'EVF1',
  line: 'COMMERCIAL',
  withPersonCode: true,
  cards: [card('Marisol', 'EVF1'), card('Theo', 'EVF1-03')],
  issuer: { name: 'Everfern Rx', tagline: 'Pharmacy benefits', logo: 'brands/common.svg' },
  language: 'en',
  theme: 'a',
  colours: {},
  savedOn: '2026-11-05',
  until: '2026-12-05',
};

let online = false;
beforeEach(() => {
  online = false;
  document.documentElement.lang = 'en';
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});

const show = (what: SavedCards | null, today: string, language: 'en' | 'es' = 'en') =>
  render(
    <TextProvider language={language}>
      <SavedCardPage saved={what} today={today} />
    </TextProvider>,
  );

test.each([
  ['en', 'You are offline'],
  ['es', 'No tiene conexión'],
] as const)(
  'in %s the saved card shows, with the day it was up to date',
  async (language, words) => {
    show(saved, '2026-12-05', language);
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(screen.getAllByText('EVF1')[0]).toBeVisible();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/2026/);
    await expectNoAxeViolations();
  },
);

test('each family member’s card is there', async () => {
  show(saved, '2026-11-06');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Theo Sampleton');
  expect(screen.getAllByText('EVF1-03')[0]).toBeVisible();
});

test.each([
  ['past its last day', saved, '2026-12-06', /too old to show and was removed/],
  ['that was removed since', { ...saved, cards: [] }, '2026-11-06', /too old to show/],
  ['that is not there', null, '2026-11-06', /No card is saved on this device/],
] as const)('a card %s does not show', (_, what, today, words) => {
  show(what, today);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText('Front')).toBeNull();
});

test('when the connection is back it leads to the portal', () => {
  show(saved, '2026-11-06');
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('heading', { name: 'You are connected again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open the portal' })).toBeVisible();
});

test('a card of the family that has ended meanwhile does not show', () => {
  const [own, child] = saved.cards;
  show({ ...saved, cards: [own!, { ...child!, endsOn: '2026-11-30' }] }, '2026-12-01');
  expect(screen.getAllByText('EVF1')[0]).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});
