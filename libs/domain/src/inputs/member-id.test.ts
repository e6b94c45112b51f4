import { isSameMemberId } from './member-id';

test.each([
  ['EVF00421787', 'EVF00421787', true],
  ['EVF00421787', 'evf00421787', true],
  ['EVF00421787', 'EVF00421788', false],
  ['EVF00421787', '', false],
])('%s and %s are the same member id: %s', (a, b, expected) => {
  expect(isSameMemberId(a, b)).toBe(expected);
});
