import { claimPath, pathOfClaimOn } from './claim-path';

const now = new Date(2026, 10, 5, 12);

test.each([
  ['a claim of the last 90 days', '2026-08-07', '/member/claims?range=90&claim=C1'],
  [
    'an older one, by its day',
    '2026-08-06',
    '/member/claims?range=dates&from=2026-08-06&to=2026-08-06&claim=C1',
  ],
  ['one before the first day of the history: none', '2024-11-04', undefined],
  ['one without a day: none', '', undefined],
])('the way to %s', (_what, day, path) => {
  expect(pathOfClaimOn('C1', day, now)).toBe(path);
});

test('an id with signs of a URL is one value', () => {
  expect(claimPath('A&B=1')).toBe('/member/claims?range=90&claim=A%26B%3D1');
});

test('without an id the way is to the history', () => {
  expect(claimPath('')).toBe('/member/claims');
});
