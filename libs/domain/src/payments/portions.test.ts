import { lessPlanned, plannedTotal, portionAmount, portionsOf } from './portions';

const account = { currentBalance: 60.3, pastDueAmount: 20.1 };

test('the late part is a choice only where it is not the whole', () => {
  expect(portionsOf(account)).toEqual(['pastDue', 'all', 'other']);
  expect(portionsOf({ ...account, pastDueAmount: 60.3 })).toEqual(['all', 'other']);
  expect(portionsOf({ ...account, pastDueAmount: null })).toEqual(['all', 'other']);
});

test.each([
  ['pastDue', '', { amount: 20.1 }],
  ['all', '', { amount: 60.3 }],
  ['other', '12.50', { amount: 12.5 }],
  ['other', '60.31', { error: 'aboveBalance' }],
] as const)('the choice %s of "%s" is %j', (portion, typed, expected) => {
  expect(portionAmount(portion, typed, account)).toEqual(expected);
});

test('what is planned is not paid twice, and the late part is no more than what is left', () => {
  const left = lessPlanned(account, [{ amount: 45.2 }]);
  expect(left).toEqual({ currentBalance: 15.1, pastDueAmount: 15.1 });
});

test.each([
  ['all amounts', [45.2, 20.1], { amount: 65.3, isAtLeast: false }],
  ['one amount of two', [45.2, null], { amount: 45.2, isAtLeast: true }],
  ['no amount', [null], null],
  ['no payment', [], { amount: 0, isAtLeast: false }],
])('the sum of planned payments of which %s is known', (_what, amounts, expected) => {
  expect(plannedTotal(amounts.map((amount) => ({ amount })))).toEqual(expected);
});
