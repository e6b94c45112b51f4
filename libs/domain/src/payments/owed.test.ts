import { owedNow } from './owed';

test.each([
  [
    48.2,
    { pastDueAmount: 28.2, dueOn: '2026-10-21' },
    { kind: 'late', late: 28.2, of: 'part', plannedBy: null, latePlannedBy: null },
  ],
  [
    48.2,
    { pastDueAmount: 48.2, dueOn: '2026-10-21' },
    { kind: 'late', late: 48.2, of: 'whole', plannedBy: null, latePlannedBy: null },
  ],
  [20, { pastDueAmount: 0, dueOn: '2026-12-06' }, { kind: 'due', dueOn: '2026-12-06' }],
  [20, { pastDueAmount: 0, dueOn: '' }, { kind: 'open' }],
  [20, { pastDueAmount: null, dueOn: '2026-12-06' }, { kind: 'open' }],
  [20, { pastDueAmount: 28.2, dueOn: '2026-10-21' }, { kind: 'open' }],
  [20, undefined, { kind: 'open' }],
  // What is late is known, although the whole is not.
  [
    null,
    { pastDueAmount: 21, dueOn: '2026-10-21' },
    { kind: 'late', late: 21, of: 'unknown', plannedBy: null, latePlannedBy: null },
  ],
  [null, { pastDueAmount: 0, dueOn: '' }, { kind: 'unknown' }],
  [null, { pastDueAmount: null, dueOn: '' }, { kind: 'unknown' }],
])('a balance of %s with the account %j reads %j', (balance, account, expected) => {
  expect(owedNow(balance, account, [])).toEqual(expected);
});

describe('planned payments', () => {
  const account = { pastDueAmount: 28.2, dueOn: '2026-10-21' };
  const planned = (amount: number | null, day: number) => ({ amount, takenOn: `2026-12-0${day}` });
  const all = [planned(20, 5), planned(28.2, 8), planned(null, 1)];

  test('of all that is owed are named by the day of the last, and what is late stays late', () => {
    const plannedBy = '2026-12-08';
    expect(owedNow(48.2, account, all)).toMatchObject({ kind: 'late', late: 28.2, plannedBy });
    const due = { ...account, pastDueAmount: 0 };
    expect(owedNow(48.2, due, all)).toEqual({ kind: 'planned', plannedBy });
    expect(owedNow(48.2, undefined, all)).toEqual({ kind: 'planned', plannedBy });
  });

  test('of less leave the rest as it is', () => {
    const less = [planned(28.19, 5)];
    const expected = { kind: 'late', plannedBy: null, latePlannedBy: null };
    expect(owedNow(48.2, account, less)).toMatchObject(expected);
  });

  test('of what is late alone are named, too, also where the whole is not known', () => {
    const expected = { kind: 'late', plannedBy: null, latePlannedBy: '2026-12-05' };
    const later = [planned(5, 9), planned(28.2, 5)];
    expect(owedNow(48.2, account, later)).toMatchObject(expected);
    expect(owedNow(null, account, later)).toMatchObject({ ...expected, of: 'unknown' });
  });
});
