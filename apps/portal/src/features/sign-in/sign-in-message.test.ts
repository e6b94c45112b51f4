import { messageOf } from './sign-in-message';

test.each([
  [null, undefined],
  ['', undefined],
  ['idle', 'idle'],
  ['error-cancelled', 'error-cancelled'],
  ['error-unavailable', 'error-unavailable'],
  ['error-toString', undefined],
  ['something else', undefined],
])('the stored text %j is the message %j', (stored, expected) => {
  expect(messageOf(stored)).toBe(expected);
});
