import { otherPayerOf, othersPaidOf } from './claim-payers';

const paid = (otherPayerName: string, otherPayerAmount: number | null = 5) => ({
  otherPayerName,
  otherPayerAmount,
});
const others = { kind: 'others', name: '' };

test.each([
  ['Extra Help alone', [paid('Extra Help'), paid('Extra Help')], { kind: 'extraHelp', name: '' }],
  ['Extra Help, written otherwise', [paid(' EXTRA HELP')], { kind: 'extraHelp', name: '' }],
  ['one by its name', [paid('Harborlight Mutual')], { kind: 'named', name: 'Harborlight Mutual' }],
  ['several', [paid('Harborlight Mutual'), paid('Extra Help')], others],
  ['one of two without a name', [paid('Extra Help'), paid('')], others],
  ['none by name', [paid('')], others],
  ['no one', [], others],
])('who else paid: %s', (_case, claims, payer) => {
  expect(otherPayerOf(claims)).toEqual(payer);
});

test('who paid nothing is no one', () => {
  const claims = [paid('Extra Help'), paid('Harborlight Mutual', 0), paid('', null)];
  expect(otherPayerOf(claims)).toEqual({ kind: 'extraHelp', name: '' });
});

test('a claim that was taken back is of the same payer', () => {
  const claims = [paid('Extra Help', 5), paid('Extra Help', -5)];
  expect(otherPayerOf(claims)).toEqual({ kind: 'extraHelp', name: '' });
});

test('what others paid is the sum of what counts, and of what has a day', () => {
  const of = (
    status: 'paid' | 'rejected' | 'reversed',
    amount: number | null,
    day = '2026-10-01',
  ) => ({
    ...paid('Extra Help', amount),
    status,
    dateOfService: day,
  });
  const taken = [of('paid', 5), of('paid', null), of('rejected', 7), of('paid', 3, '')];
  expect(othersPaidOf(taken)).toBe(5);
  expect(othersPaidOf([...taken, of('reversed', -5)])).toBe(0);
});
