import { readFixtures } from '@portal/scenarios';
import { mayBeSeen, wronglySeen } from './acting';

const of = { scenario: 'a-member', language: 'en', prices: false } as const;
const on = (screen: string, fact: string, subject = 'own') => ({
  scenario: 'a-member',
  screen,
  fact,
  subject,
});
const own = [on('claims', 'claimPaid'), on('payments', 'owed')];
const paying = { ...of, actor: 'caregiver', scope: 'pay' } as const;
const seen = new Set(['own', 'member-2']);
type Args = Parameters<typeof wronglySeen>;
const textsOf = (statements: Args[0], plays: Args[1]) =>
  wronglySeen(statements, plays, () => seen).map(({ text }) => text);

test('a caregiver who reads what another scope opens', () => {
  const read = [
    on('caregiver for pay: payments', 'owed'),
    on('caregiver for pay: claims', 'claimPaid'),
  ];
  expect(textsOf([...own, ...read], [of, paying])).toEqual([
    'a-member: caregiver for pay reads claimPaid',
  ]);
});

test('a caregiver who does not read what theirs opens to the member', () => {
  expect(textsOf(own, [of, paying])).toEqual(['a-member: caregiver for pay reads no owed']);
});

test('staff read all that the member reads', () => {
  const read = [on('support-agent: payments', 'owed')];
  expect(textsOf([...own, ...read], [of, { ...of, actor: 'support-agent' }])).toEqual([
    'a-member: support-agent reads no claimPaid',
  ]);
});

test('staff who read what an adult of the family paid, as the member does', () => {
  const ofAll = (prefix: string) => [
    ...own.map(({ screen, fact }) => on(`${prefix}${screen}`, fact)),
    ...['own', 'member-1', 'member-2', 'family'].map((who) =>
      on(`${prefix}balances`, 'countedTo', `${who} deductible`),
    ),
  ];
  const read = [...ofAll(''), ...ofAll('support-agent: ')];
  expect(textsOf(read, [of, { ...of, actor: 'support-agent' }])).toEqual([
    'a-member: support-agent reads countedTo of member-1',
    'a-member: support-agent reads countedTo of family',
  ]);
});

test('who acts may read of the member, and of those under 18', () => {
  const scenario = readFixtures().scenarios.get('commercial-member')!;
  expect([...mayBeSeen(scenario)]).toEqual(['own', 'member-2']);
  const { 'balances.getBenefitBalance': _balances, ...responses } = scenario.responses;
  expect([...mayBeSeen({ ...scenario, responses })]).toEqual(['own']);
});
