import { type Format, formatOf } from './format';

/** No-break spaces read as plain ones here, so that the table shows what a reader sees. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers and dates', () => {
  test.each<[keyof Format, number | string | string[], string, string]>([
    ['money', 1234.5, '$1,234.50', '$1,234.50'],
    ['money', -118, '−$118.00', '−$118.00'],
    ['wholeMoney', 1234.5, '$1,235', '$1,235'],
    ['wholeMoney', -0.4, '$0', '$0'],
    ['number', 10000, '10,000', '10,000'],
    ['list', ['Ana', 'Iván'], 'Ana and Iván', 'Ana e Iván'],
    ['list', ['Ana', 'Leo', 'Eva'], 'Ana, Leo, and Eva', 'Ana, Leo y Eva'],
    ['miles', 4, '4.0', '4.0'],
    ['miles', 0.84, '0.8', '0.8'],
    ['miles', 9.96, '10', '10'],
    ['miles', 1234.5, '1,235', '1,235'],
    ['percent', 25, '25%', '25 %'],
    ['date', '2026-11-05', 'Nov 5, 2026', '5 nov 2026'],
    ['longDate', '2026-11-05', 'November 5, 2026', '5 de noviembre de 2026'],
    ['shortDate', '2026-10-06', 'Oct 6', '6 oct'],
    ['date', '2026-09-05', 'Sep 5, 2026', '5 sep 2026'],
    ['shortDate', '2026-09-05', 'Sep 5', '5 sep'],
    ['weekday', '2026-09-05', 'Sat, Sep 5', 'Sáb, 5 sep'],
    ['longDate', '2026-09-05', 'September 5, 2026', '5 de septiembre de 2026'],
    ['shortMonth', '2026-09-05', 'Sep', 'sep'],
    ['weekday', '2026-11-10', 'Tue, Nov 10', 'Mar, 10 nov'],
    ['theWeekday', '2026-11-10', 'Tue, Nov 10', 'mar, 10 nov'],
    ['theWeekday', '2026-11-14', 'Sat, Nov 14', 'sáb, 14 nov'],
    ['month', '2026-11-10', 'November', 'noviembre'],
    ['shortMonth', '2026-11-10', 'Nov', 'nov'],
    ['time', '2026-11-05T09:42:00', '9:42 a.m.', '9:42 a. m.'],
    ['time', '2026-11-05T21:05:00', '9:05 p.m.', '9:05 p. m.'],
    ['theTime', '2026-11-05T13:05:00', '1:05 p.m.', 'la 1:05 p. m.'],
    ['theTime', '2026-11-05T01:59:00', '1:59 a.m.', 'la 1:59 a. m.'],
    ['theTime', '2026-11-05T14:05:00', '2:05 p.m.', 'las 2:05 p. m.'],
    ['theTime', '2026-11-05T11:00:00', '11:00 a.m.', 'las 11:00 a. m.'],
    ['theTime', '2026-11-05T00:00:00', '12:00 a.m.', 'las 12:00 a. m.'],
  ])('%s(%s) is "%s" in English and "%s" in Spanish', (kind, value, en, es) => {
    expect(plain(formatOf('en')[kind](value as never))).toBe(en);
    expect(plain(formatOf('es')[kind](value as never))).toBe(es);
  });
});
