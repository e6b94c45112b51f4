import {
  accountActivity,
  invoiceState,
  nextAutomaticDay,
  owed,
  payInvoices,
  readAmount,
} from './payments';

describe('an amount as typed', () => {
  test.each([
    ['25', 25],
    ['25.00', 25],
    ['$25.5', 25.5],
    [' $ 1,234.50 ', 1234.5],
    ['.75', 0.75],
    ['86.40', 86.4],
  ])('%j is %d dollars', (text, amount) => {
    expect(readAmount(text, 2000)).toEqual({ amount });
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['abc', 'notAnAmount'],
    ['NaN', 'notAnAmount'],
    ['null', 'notAnAmount'],
    ['1e3', 'notAnAmount'],
    ['-5', 'notAnAmount'],
    ['$', 'notAnAmount'],
    ['.', 'notAnAmount'],
    ['12,50', 'notAnAmount'],
    ['1,23.00', 'notAnAmount'],
    ['25.005', 'notAnAmount'],
    ['1.500', 'notAnAmount'],
    ['0', 'tooSmall'],
    ['0.00', 'tooSmall'],
    ['86.41', 'aboveBalance'],
  ])('%j is refused: %s', (text, error) => {
    expect(readAmount(text, 86.4)).toEqual({ error });
  });

  test('without a balance to hold it against, the form itself has a limit', () => {
    expect(readAmount('99999.99', null)).toEqual({ amount: 99999.99 });
    expect(readAmount('100000', null)).toEqual({ error: 'tooLarge' });
  });
});

test.each([
  [15, '2026-11-15'],
  [5, '2026-12-05'],
  [1, '2026-12-01'],
  [29, null],
  [null, null],
])('the next automatic payment on day %s is %s', (day, next) => {
  expect(nextAutomaticDay(day, new Date(2026, 10, 5, 9))).toBe(next);
});

test('in December it is in the next year', () => {
  expect(nextAutomaticDay(3, new Date(2026, 11, 31))).toBe('2027-01-03');
});

const invoices = [
  { dueOn: '2026-12-01', amount: 30, amountDue: 30 },
  { dueOn: '2026-10-20', amount: 60, amountDue: 46.4 },
  { dueOn: '2026-11-04', amount: 40, amountDue: 40 },
  { dueOn: '2026-09-01', amount: 25, amountDue: 0 },
];

describe('invoices', () => {
  test.each([
    [0, '2026-11-05', 'paid'],
    [0.01, '2026-11-04', 'open'],
    [12, '2026-11-06', 'pastDue'],
    [12, '', 'open'],
    [null, '2026-01-01', 'unknown'],
  ] as const)('with %s due, on %j: %s', (amountDue, today, state) => {
    const due = today === '' ? '' : '2026-11-05';
    expect(invoiceState({ amount: 12, amountDue, dueOn: due }, today || '2026-11-05')).toBe(state);
  });

  test('say what is owed, how much of it is late, and since when', () => {
    expect(owed(invoices, '2026-11-05')).toEqual({
      currentBalance: 116.4,
      pastDueAmount: 86.4,
      dueOn: '2026-10-20',
    });
    expect(owed([], '2026-11-05')).toEqual({ currentBalance: 0, pastDueAmount: 0, dueOn: '' });
  });

  test('are paid in the order in which they are due, to the cent', () => {
    expect(payInvoices(invoices, 50.1).map(({ amountDue }) => amountDue)).toEqual([30, 0, 36.3, 0]);
    expect(payInvoices(invoices, 116.4).map(({ amountDue }) => amountDue)).toEqual([0, 0, 0, 0]);
    expect(payInvoices(invoices, 0)).toEqual(invoices);
  });
});

describe('the account as one list', () => {
  const source = {
    invoices: [
      { issuedOn: '2026-10-01', invoiceNumber: 'A', amount: 60 },
      { issuedOn: '2026-09-01', invoiceNumber: 'B', amount: 25 },
    ],
    payments: [
      {
        paidOn: '2026-09-10',
        confirmationNumber: 'P',
        amount: 25,
        status: { kind: 'posted' as const },
      },
      {
        paidOn: '2026-10-12',
        confirmationNumber: 'Q',
        amount: 13.6,
        status: { kind: 'processing' as const },
      },
      {
        paidOn: '2026-10-11',
        confirmationNumber: 'X',
        amount: 99,
        status: { kind: 'declined' as const },
      },
    ],
  };

  test('has the balance after each line, and leaves out what never counted', () => {
    const rows = accountActivity(source, 46.4);
    expect(rows.map(({ number, change, balance }) => [number, change, balance])).toEqual([
      ['Q', -13.6, 46.4],
      ['A', 60, 60],
      ['P', -25, 0],
      ['B', 25, 25],
    ]);
  });

  test('has an invoice before a payment of the same day, so that the balance is never below what is owed', () => {
    const onOneDay = { paidOn: '2026-10-01', confirmationNumber: 'P', amount: 60 };
    const rows = accountActivity(
      {
        invoices: source.invoices.slice(0, 1),
        payments: [{ ...onOneDay, status: { kind: 'posted' } }],
      },
      0,
    );
    expect(rows.map(({ number, balance }) => [number, balance])).toEqual([
      ['P', 0],
      ['A', 60],
    ]);
  });

  test('says nothing of balances that it cannot know', () => {
    const [first, ...others] = accountActivity(
      { ...source, payments: [{ ...source.payments[0]!, paidOn: '2026-11-01', amount: null }] },
      46.4,
    );
    expect(first).toMatchObject({ change: null, balance: 46.4 });
    expect(others.map(({ balance }) => balance)).toEqual([null, null]);
  });
});
