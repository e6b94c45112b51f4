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

test('a caregiver for prices reads them, also those that claims show, and no claim', () => {
  const member = [...own, on('claims', 'nextFill'), on('prices', 'fullPrice')];
  const pricing = { ...of, actor: 'caregiver', scope: 'prices' } as const;
  const read = (fact: string) => on('caregiver for prices: prices', fact);
  expect(textsOf([...member, read('nextFill')], [of, pricing])).toEqual([
    'a-member: caregiver for prices reads no fullPrice',
  ]);
  expect(textsOf([...member, read('nextFill'), read('fullPrice')], [of, pricing])).toEqual([]);
});

test('after something is done what is read is of what was done', () => {
  const acted = { ...paying, after: 'pays the balance' };
  const done = (screen: string, fact: string) => ({
    ...on(screen, fact),
    scenario: 'a-member + pays the balance',
  });
  const read = [
    done('caregiver for pay: payments', 'owed'),
    done('caregiver for pay: a', 'paidIn'),
  ];
  expect(textsOf([...own, ...read], [of, acted])).toEqual([
    'a-member + pays the balance: caregiver for pay reads paidIn',
  ]);
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
