import { isCardExpired, isCardExpiredOn, readCardName, usualCard } from './saved-cards';

test.each([
  [11, 2026, false],
  [10, 2026, true],
  [1, 2027, false],
  [12, 2025, true],
  [null, 2020, false],
])('a card good through %s/%s on November 5, 2026: expired is %s', (expMonth, expYear, expired) => {
  expect(isCardExpired({ expMonth, expYear }, new Date(2026, 10, 5))).toBe(expired);
});

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2027-01-01', true],
])('a card good through 11/2026 cannot be charged on %s: %s', (day, expired) => {
  expect(isCardExpiredOn({ expMonth: 11, expYear: 2026 }, day)).toBe(expired);
});

const now = new Date(2026, 10, 5, 9);
const card = (cardId: string, more = {}) => ({
  cardId,
  expMonth: 9,
  expYear: 2029,
  isDefault: false,
  ...more,
});

test('the usual card is the default, or the first, and never one that has expired', () => {
  const expired = card('old', { expMonth: 10, expYear: 2026, isDefault: true });
  const usual = card('usual', { isDefault: true });
  expect(usualCard([card('good'), usual], now)?.cardId).toBe('usual');
  expect(usualCard([expired, card('good')], now)?.cardId).toBe('good');
  expect(usualCard([expired], now)).toBeNull();
});

test.each([
  ['', null],
  ['Joint card', null],
  ['2026-11-05 card', null],
  ['Visa 4242, 2029', null],
  ['4242 42422', 'hasNumber'],
  ['Card of 2026', null],
  ['4242 4242 4242 4242', 'hasNumber'],
  ['4242-42424', 'hasNumber'],
  ['4242/4242/4242', 'hasNumber'],
  ['４２４２４２４２４２４２', 'hasNumber'],
  ['٤٢٤٢٤٢٤٢٤٢٤٢', 'hasNumber'],
  ['४२४२४२४२४२४२', 'hasNumber'],
  ['4a2b4c2d4e2f4g2h4i2', 'hasNumber'],
  ['Card 1234567', null],
  ['x'.repeat(30), null],
  ['x'.repeat(31), 'tooLong'],
  ['Joint\u0007 card', 'characters'],
  ['', null],
])('%j as the name of a card: %s', (text, problem) => {
  expect(readCardName(text)).toEqual(problem === null ? { value: text } : { problem });
});
