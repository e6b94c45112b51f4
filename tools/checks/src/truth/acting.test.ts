import { wronglySeen } from './acting';

const of = { scenario: 'a-member', language: 'en', prices: false } as const;
const on = (screen: string, fact: string) => ({ scenario: 'a-member', screen, fact });
const own = [on('claims', 'claimPaid'), on('payments', 'owed')];
const paying = { ...of, actor: 'caregiver', scope: 'pay' } as const;
const textsOf = (...args: Parameters<typeof wronglySeen>) =>
  wronglySeen(...args).map(({ text }) => text);

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
