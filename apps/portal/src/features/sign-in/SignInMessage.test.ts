import { messageOf } from './SignInMessage';

test.each([
  [null, undefined],
  ['', undefined],
  ['idle', 'idle'],
  ['error-cancelled', 'error-cancelled'],
  ['error-unavailable', 'error-unavailable'],
  ['error-toString', undefined],
  ['something else', undefined],
])('the stored text %j is the message %j', (stored, expected) => {
  expect(messageOf(stored, false)).toBe(expected);
});

test.each([
  [true, 'requested'],
  [false, 'signedInAtProvider'],
])('a sign-out that the provider has to confirm, confirmed: %s', (isConfirmed, expected) => {
  expect(messageOf('requested-unconfirmed', isConfirmed)).toBe(expected);
});
