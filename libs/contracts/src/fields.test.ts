import * as z from 'zod/mini';
import { isoDate, isoDateTime, wireAmount, wireText, wireTrueText } from './fields';

describe('fields of the wire', () => {
  test.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['$1,234.50', 1234.5],
    ['-3', -3],
    ['.5', 0.5],
    ['null', null],
    ['', null],
    [null, null],
    [undefined, null],
    ['twelve', null],
    ['NaN', null],
  ])('an amount %j becomes %s', (wire, amount) => {
    expect(z.parse(wireAmount, wire)).toBe(amount);
  });

  test('the text "true" is a flag that is on, anything else is off', () => {
    expect(
      ['true', 'TRUE', 'false', '', null, undefined, true].map((x) => z.parse(wireTrueText, x)),
    ).toEqual([true, false, false, false, false, false, true]);
  });

  test("a text 'null' is no text", () => {
    expect(['null', null, undefined, 'x'].map((x) => z.parse(wireText, x))).toEqual([
      '',
      '',
      '',
      'x',
    ]);
  });

  test('a date is YYYY-MM-DD and exists', () => {
    expect(z.safeParse(isoDate, '2026-11-05').success).toBe(true);
    expect(z.safeParse(isoDate, '2026-13-05').success).toBe(false);
    expect(z.safeParse(isoDate, '11/05/2026').success).toBe(false);
    expect(z.safeParse(isoDate, '2026-02-30').success).toBe(false);
  });

  test('a moment is ISO 8601 in UTC and exists', () => {
    const valid = (text: string) => z.safeParse(isoDateTime, text).success;
    expect(valid(new Date().toISOString())).toBe(true);
    expect(valid('2026-11-05T14:00:00Z')).toBe(true);
    for (const text of ['2026-11-05', '2026-11-05T14:00:00', '2026-11-05T25:00:00Z', 'now']) {
      expect(valid(text)).toBe(false);
    }
  });
});
