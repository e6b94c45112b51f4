import { type Format, formatOf } from './format';

/** No-break spaces read as plain ones here, so that the table shows what a reader sees. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers and dates', () => {
  test.each<[keyof Format, number | string, string, string]>([
    ['money', 1234.5, '$1,234.50', '$1,234.50'],
    ['money', -118, '−$118.00', '−$118.00'],
    ['wholeMoney', 1234.5, '$1,235', '$1,235'],
    ['number', 10000, '10,000', '10,000'],
    ['percent', 25, '25%', '25 %'],
    ['date', '2026-11-05', 'Nov 5, 2026', '5 nov 2026'],
    ['longDate', '2026-11-05', 'November 5, 2026', '5 de noviembre de 2026'],
    ['shortDate', '2026-10-06', 'Oct 6', '6 oct'],
    ['weekday', '2026-11-10', 'Tue, Nov 10', 'Mar, 10 nov'],
    ['month', '2026-11-10', 'November', 'noviembre'],
    ['shortMonth', '2026-11-10', 'Nov', 'nov'],
    ['time', '2026-11-05T09:42:00', '9:42 a.m.', '9:42 a. m.'],
    ['time', '2026-11-05T21:05:00', '9:05 p.m.', '9:05 p. m.'],
  ])('%s(%s) is "%s" in English and "%s" in Spanish', (kind, value, en, es) => {
    expect(plain(formatOf('en')[kind](value as never))).toBe(en);
    expect(plain(formatOf('es')[kind](value as never))).toBe(es);
  });
});
