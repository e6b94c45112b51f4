import { openLabel } from './labels';

const t = (key: string, values: Record<string, string> = {}) =>
  [key, values['day'], values['time']].filter(Boolean).join(' ');
const words = { t, format: { theTime: (at: string) => at.slice(11, 16) }, language: 'en' } as never;

test.each([
  // Thursday 9 p.m. and Friday 11:30 p.m. in Chicago.
  ['2026-11-06T03:00:00Z', 'pharmacies.openUntil pharmacies.theMidnight'],
  ['2026-11-07T05:30:00Z', 'pharmacies.openUntilDay Sat 18:00'],
])('at %s: %s', (now, label) => {
  const hours = [
    { from: 4, to: 4, opens: '08:00', closes: '24:00' },
    { from: 5, to: 5, opens: '08:00', closes: '24:00' },
    { from: 6, to: 6, opens: '00:00', closes: '18:00' },
  ];
  expect(openLabel({ hours, timeZone: 'America/Chicago' }, new Date(now), words)).toBe(label);
});
