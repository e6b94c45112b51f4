import { tooManyUnstated, unstatedIn } from './unstated';

const on = (screen: string, unstated: number) => ({
  scenario: 'a-member',
  day: '2026-11-05',
  language: 'en' as const,
  screen,
  unstated,
});

test('amounts in no statement are counted, and the most of one screen of each kind named', () => {
  const screens = [
    on('priceADrug 123 for own', 3),
    on('caregiver for prices: priceADrug 456 for own', 4),
    on('“pays the balance”, step 2', 1),
    on('mailOrders → /member/mail-order/orders?order=HD-1', 2),
    on('benefits', 0),
  ];
  expect(unstatedIn(screens)).toBe(
    [
      'no statement holds 10 amounts on 4 screens',
      'at most on one screen: priceADrug 4, mailOrders 2, “pays the balance” 1',
    ].join('\n'),
  );
});

test('none are said to be none', () => {
  expect(unstatedIn([on('benefits', 0)])).toBe('no statement holds 0 amounts on 0 screens');
});

test('a run with more of them than it may have fails', () => {
  const screens = [on('benefits', 2), on('claims', 3)];
  expect(tooManyUnstated(screens, 5)).toEqual([]);
  expect(tooManyUnstated(screens, 4).map(({ text }) => text)).toEqual([
    'no statement holds 5 amounts; at most 4 may have no mark',
  ]);
});
