import { whatHappened } from './what-happened';

test.each([
  [null, undefined],
  ['', undefined],
  ['idle', 'idle'],
  ['error-cancelled', 'error-cancelled'],
  ['error-unavailable', 'error-unavailable'],
  ['error-toString', undefined],
  ['something else', undefined],
])('%j kept tells of %j', (kept, expected) => {
  expect(whatHappened(kept)).toBe(expected);
});
