import { businessLineOf } from './business-line';

test.each([
  ['MEDD', 'MEDD'],
  ['COMMERCIAL', 'COMMERCIAL'],
  ['medicare', 'COMMERCIAL'],
  ['', 'COMMERCIAL'],
  [null, 'COMMERCIAL'],
  [undefined, 'COMMERCIAL'],
])('the text %j means %s', (text, expected) => {
  expect(businessLineOf(text)).toBe(expected);
});
