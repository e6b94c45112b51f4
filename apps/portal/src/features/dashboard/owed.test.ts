import { owedNow } from './owed';

test.each([
  [48.2, { pastDueAmount: 28.2, dueOn: '2026-10-21' }, { kind: 'late', late: 28.2, isPart: true }],
  [48.2, { pastDueAmount: 48.2, dueOn: '2026-10-21' }, { kind: 'late', late: 48.2, isPart: false }],
  [20, { pastDueAmount: 0, dueOn: '2026-12-06' }, { kind: 'due', dueOn: '2026-12-06' }],
  [20, { pastDueAmount: 0, dueOn: '' }, { kind: 'open' }],
  [20, { pastDueAmount: null, dueOn: '2026-12-06' }, { kind: 'open' }],
  [20, { pastDueAmount: 28.2, dueOn: '2026-10-21' }, { kind: 'open' }],
  [20, undefined, { kind: 'open' }],
])('a balance of %d with the account %j reads %j', (balance, account, expected) => {
  expect(owedNow(balance, account)).toEqual(expected);
});
