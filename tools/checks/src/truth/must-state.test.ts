import { notStated, wronglySilent } from './must-state';

const play = (scenario: string) => ({ scenario, language: 'en' }) as const;
const stated = (scenario: string) => ({ ...play(scenario), screen: 'dashboard', fact: 'owed' });

test.each([
  ['a scenario that states something', 'past-due-member', ['past-due-member'], []],
  [
    'a scenario that states nothing',
    'past-due-member',
    ['support-agent'],
    ['past-due-member (en) states nothing'],
  ],
  ['a scenario that is listed as silent, and is', 'support-agent', ['past-due-member'], []],
  [
    'a scenario that is listed as silent, and is not',
    'support-agent',
    ['support-agent'],
    ['support-agent (en): dashboard states owed'],
  ],
])('%s', (_what, scenario, speaking, expected) => {
  const found = wronglySilent(play(scenario), speaking.map(stated));
  expect(found.map(({ text }) => text)).toEqual(expected);
});

const of = (screen: string) => ({
  ...stated('past-due-member'),
  day: '2026-11-05',
  subject: 'own',
  value: '37.50',
  screen,
  words: '$37.50',
});

test('the screen of a drug states its facts where such screens are read', () => {
  const required = { 'past-due-member': { 'priceADrug 9*': ['owed', 'nextFill'] } };
  expect(notStated([of('dashboard')], required)).toEqual([]);
  expect(notStated([of('priceADrug 99004 for own')], required).map(({ text }) => text)).toEqual([
    'past-due-member: priceADrug 9* (en) does not state nextFill',
  ]);
});

test('a scenario is not played by the steps before an action, nor by who acts', () => {
  const required = { 'past-due-member': { dashboard: ['owed', 'pastDue'] } };
  expect(notStated([of('“pays the balance”, step 2')], required)).toEqual([]);
  expect(notStated([of('support-agent: dashboard')], required)).toEqual([]);
  expect(notStated([of('dashboard')], required).map(({ text }) => text)).toEqual([
    'past-due-member: dashboard (en) does not state pastDue',
  ]);
});
