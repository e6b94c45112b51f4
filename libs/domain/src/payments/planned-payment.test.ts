import {
  canCancelPlanned,
  canPayOn,
  canPlanOn,
  isAfterDue,
  leftToPay,
  takenOn,
} from './planned-payment';

const today = '2026-11-05';

test.each([
  ['2026-11-05', true, false],
  ['2026-11-06', true, true],
  ['2026-12-05', true, true],
  ['2026-12-06', false, false],
  ['2026-11-04', false, false],
  ['2026-11-31', false, false],
  ['', false, false],
])('a payment on %j can be made: %s, planned: %s', (day, canPay, canPlan) => {
  expect([canPayOn(day, today), canPlanOn(day, today)]).toEqual([canPay, canPlan]);
});

test.each([
  ['2026-11-06', true],
  ['2026-11-05', false],
  ['2026-11-04', false],
  ['', false],
])('a payment that is taken on %j can be cancelled on November 5: %s', (day, can) => {
  expect(canCancelPlanned(day, today)).toBe(can);
});

test('a day after the due date is late, the due date is not', () => {
  expect(isAfterDue('2026-11-20', '2026-11-20')).toBe(false);
  expect(isAfterDue('2026-11-21', '2026-11-20')).toBe(true);
  expect(isAfterDue('2026-11-21', '')).toBe(false);
});

test.each([
  ['2026-11-05', false, '2026-11-05'],
  ['2026-11-05', true, '2026-11-06'],
  ['2026-11-07', false, '2026-11-07'],
  ['2026-11-07', true, '2026-11-09'],
  ['2026-11-10', true, '2026-11-10'],
])('of a payment on %s, by bank: %s, the money is taken on %s', (day, isBank, taken) => {
  expect(takenOn(day, today, isBank)).toBe(taken);
});

test('a bank takes the debit of a Friday on Monday', () => {
  expect(takenOn('2026-11-06', '2026-11-06', true)).toBe('2026-11-09');
});

test.each([
  [48.2, [], 48.2],
  [48.2, [20, null], 28.2],
  [38.2, [38.2], 0],
  [48.2, [40, 20], 0],
  [null, [], 0],
])('of %s owed with %j planned, %s is left to pay', (owed, planned, left) => {
  expect(leftToPay(owed, planned)).toBe(left);
});
