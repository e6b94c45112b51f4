import { cardAmount, claimAmount, parseAmount, sumAmounts, toCents } from './money';
import { parseTypedAmount } from '../inputs/readers';

describe('amounts', () => {
  test.each([
    [12, 12],
    [0, 0],
    [-3.5, -3.5],
    ['12.00', 12],
    ['$ 1,234.50', 1234.5],
    ['.5', 0.5],
    ['-7', -7],
    ['$1,234.50', 1234.5],
    ['1,234.50', 1234.5],
    ['-$7', -7],
    ['12.', null],
    ['−5', null],
    ['12,34', null],
    ['1,2345', null],
    ['1.500,00', null],
    ['$', null],
    ['12..5', null],
    ['N/A', null],
    ['(5.00)', null],
    [1e308, null],
    ['9'.repeat(400), null],
    ['null', null],
    ['', null],
    ['  ', null],
    ['twelve', null],
    ['12.00.1', null],
    ['1e5', null],
    [NaN, null],
    [Infinity, null],
    [null, null],
    [undefined, null],
    [{}, null],
    [true, null],
  ])('%j is read as %j', (value, expected) => {
    expect(parseAmount(value)).toBe(expected);
  });

  test.each([
    ['12.', 12],
    [' $1,200 ', 1200],
    ['12,34', null],
    ['', null],
  ])('a member who types %j means %j', (text, expected) => {
    expect(parseTypedAmount(text)).toBe(expected);
  });

  test.each([
    [1.005, 101],
    [1.004, 100],
    [0.1 + 0.2, 30],
    [10.075, 1008],
    [-1.005, -101],
    [-0.001, 0],
    [1234567.89, 123456789],
    [8.615, 862],
    [4.35, 435],
    [1.0049, 100],
  ])('%d dollars are %i cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  test('sums without drift and without the missing', () => {
    expect(sumAmounts(Array.from({ length: 1000 }, () => 0.1))).toBe(100);
    expect(sumAmounts([10, 212, 4, 7.5, null, undefined])).toBe(233.5);
    expect(sumAmounts([])).toBe(0);
  });

  test.each([
    [12, '$ 12.00'],
    [0, '$ 0.00'],
    [1234.5, '$ 1,234.50'],
    [999.99, '$ 999.99'],
    [1234567.891, '$ 1,234,567.89'],
    [1.005, '$ 1.01'],
    [-12, '−$ 12.00'],
    [-0.001, '$ 0.00'],
    [null, ''],
  ])('a claim shows %j as %j', (value, expected) => {
    expect(claimAmount(value)).toBe(expected);
  });
});

test.each([
  [1500, '$1,500'],
  [12345.5, '$12,345.50'],
  [1234567.891, '$1,234,567.89'],
  [0, '$0'],
  [-20, '−$20'],
  [null, ''],
  [undefined, ''],
])('the amount %p is on the card as %p', (value, written) => {
  expect(cardAmount(value)).toBe(written);
});
