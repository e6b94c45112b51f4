import { readQuoteNumber } from './quote-number';

test.each([
  [' q-7mkr-4txb-w92d ', 'Q-7MKR-4TXB-W92D'],
  ['Q 7MKR 4TXB W92D', 'Q-7MKR-4TXB-W92D'],
  ['Q–7MKR–4TXB–W92D', 'Q-7MKR-4TXB-W92D'],
  ['<b>', null],
  ['', null],
  ['Q'.repeat(65), null],
])('"%s" is read as %s', (typed, number) => {
  expect(readQuoteNumber(typed)).toBe(number);
});
