import { paperlessFrom } from './paperless';

test.each([
  ['2026-11-05', '2026-11-17'],
  ['2026-11-07', '2026-11-18'],
])('a choice of %s counts from %s, seven business days later', (today, from) => {
  expect(paperlessFrom(today)).toBe(from);
});
