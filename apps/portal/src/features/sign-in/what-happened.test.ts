import { whatHappened } from './what-happened';

test.each([
  ['', null, undefined],
  ['', 'idle', 'idle'],
  ['', 'something else', undefined],
  ['?error=cancelled', null, 'error-cancelled'],
  ['?error=expired', 'expired', 'error-expired'],
  ['?error=unavailable&returnTo=%2Fmember%2Fclaims', null, 'error-unavailable'],
  ['?error=', null, 'error-failed'],
  ['?error=toString', null, 'error-failed'],
] as const)('the query %j with %j kept tells of %j', (search, kept, expected) => {
  expect(whatHappened(search, kept)).toBe(expected);
});
