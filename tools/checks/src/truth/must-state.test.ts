import { wronglySilent } from './must-state';

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
