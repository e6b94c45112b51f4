import { returnToIn } from './use-return-to';

test.each([
  ['/member/claims', '/member/claims'],
  ['/member/claims?days=90', '/member/claims?days=90'],
  ['', undefined],
  ['//evil.example/member', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example/member', undefined],
  ['javascript:alert(1)', undefined],
  ['/\t/evil.example', undefined],
])('the wanted path %j comes back as %j', (wanted, expected) => {
  expect(returnToIn(`?returnTo=${encodeURIComponent(wanted)}`)).toBe(expected);
});
