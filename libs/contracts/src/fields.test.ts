import * as z from 'zod/mini';
import type { Schema } from './endpoint';
import {
  birthDate,
  code,
  count,
  dayOfMonth,
  drugName,
  exactCount,
  fieldInfoOf,
  flag,
  protectiveFlag,
  isoDate,
  isoDateTime,
  label,
  lateDays,
  list,
  meaningOf,
  memberId,
  money,
  month,
  nonNegativeMoney,
  nullWithout,
  percent,
  required,
  requiredNumber,
  withMeaning,
} from './fields';

/** A value, or 'malformed' when there is an issue. */
function read(schema: Schema, sent: unknown): unknown {
  const parsed = z.safeParse(schema, sent);
  return parsed.success ? parsed.data : 'malformed';
}

const orderStatus = code({ IN_PROGRESS: 'inProgress', SHIPPED: 'shipped' });

describe('a field', () => {
  test.each([
    [money, null],
    [count, null],
    [isoDate, ''],
    [birthDate, ''],
    [memberId, ''],
    [label, ''],
    [flag, false],
    [protectiveFlag, true],
    [orderStatus, 'unknown'],
  ] as const)('is absent without an issue when the service sent nothing (%#)', (schema, absent) => {
    for (const sent of [undefined, null, '', '  ', 'null']) {
      expect(read(schema, sent)).toBe(absent);
    }
  });

  test.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['$1,234.50', 1234.5],
    ['1,234.50', 1234.5],
    [' -5 ', -5],
    ['.5', 0.5],
  ])('of money reads %j as %s', (sent, amount) => {
    expect(read(money, sent)).toBe(amount);
  });

  test.each(['12.', '−5', '12,34', '1.500,00', '$', '12..5', 'N/A', 'twelve', '1e3', 'Infinity'])(
    'of a number takes %j for malformed',
    (sent) => {
      for (const schema of [money, nonNegativeMoney, count, percent, month, dayOfMonth]) {
        expect(read(schema, sent)).toBe('malformed');
      }
    },
  );

  test.each([1e308, NaN, -Infinity, true, {}, []])('of a number takes %p for malformed', (sent) => {
    expect([money, count, percent].map((schema) => read(schema, sent))).toEqual(
      Array.from({ length: 3 }, () => 'malformed'),
    );
  });

  test('of a number has the range of its meaning', () => {
    expect([read(nonNegativeMoney, -1), read(count, 1.5), read(count, '3')]).toEqual([
      'malformed',
      'malformed',
      3,
    ]);
    expect([read(lateDays, 60), read(lateDays, 61), read(lateDays, 1e9)]).toEqual([
      60,
      'malformed',
      'malformed',
    ]);
    expect([read(month, 13), read(month, '12'), read(dayOfMonth, 31)]).toEqual([
      'malformed',
      12,
      'malformed',
    ]);
  });

  test.each([
    ['2026-11-05', '2026-11-05'],
    ['2026-02-30', 'malformed'],
    ['2026-13-05', 'malformed'],
    ['11/05/2026', 'malformed'],
    ['soon', 'malformed'],
    [20261105, 'malformed'],
  ])('of a date reads %j as %s', (sent, date) => {
    expect(read(isoDate, sent)).toBe(date);
  });

  test('of a birth date reads both ways of writing it', () => {
    expect([read(birthDate, '1978-03-02'), read(birthDate, '03/02/1978')]).toEqual([
      '1978-03-02',
      '1978-03-02',
    ]);
    expect(read(birthDate, '30/02/1978')).toBe('malformed');
  });

  test('of a time is ISO 8601 with a zone and exists', () => {
    const now = new Date().toISOString();
    expect(read(isoDateTime, now)).toBe(now);
    expect(read(isoDateTime, '2026-11-03T16:20:00-06:00')).toBe('2026-11-03T16:20:00-06:00');
    for (const text of ['2026-11-05', '2026-11-05T14:00:00', '2026-11-05T25:00:00Z', 'now']) {
      expect(read(isoDateTime, text)).toBe('malformed');
    }
  });

  test('of a code gives our value for the one on the wire, in any case', () => {
    expect(read(orderStatus, ' shipped ')).toBe('shipped');
    expect(read(orderStatus, 'LOST')).toBe('malformed');
    expect(read(code(['S', 'D']), 3)).toBe('malformed');
  });

  test('of a protective flag is off for false and the text "false" alone', () => {
    const sent = [false, 'false', true, 'true', 'N'];
    expect(sent.map((each) => read(protectiveFlag, each))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(read(protectiveFlag, 0)).toBe('malformed');
  });

  test('of a flag is on for true and the text "true", and off for any other text', () => {
    expect([true, 'true', 'TRUE', 'false', 'N', false].map((sent) => read(flag, sent))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(read(flag, 1)).toBe('malformed');
  });

  test('of a text refuses what is no text, and what does not match its meaning', () => {
    expect([read(label, 17), read(label, ' a '), read(memberId, 'a b')]).toEqual([
      'malformed',
      'a',
      'malformed',
    ]);
  });
});

test('a required field takes nothing absent', () => {
  for (const sent of [undefined, null, '', 'null', '2026-02-30']) {
    expect(read(required(isoDate), sent)).toBe('malformed');
  }
  expect(read(required(isoDate), '2026-11-05')).toBe('2026-11-05');
  expect(read(requiredNumber(count), '4')).toBe(4);
  expect(read(requiredNumber(count), null)).toBe('malformed');
  expect(read(exactCount, '4')).toBe('malformed');
});

test('a list that is missing is empty', () => {
  expect([undefined, null, ['a']].map((sent) => read(list(required(label)), sent))).toEqual([
    [],
    [],
    ['a'],
  ]);
  expect(read(list(label), 'a')).toBe('malformed');
});

test('the meaning of a field is known, also where it is required', () => {
  expect(meaningOf(money)).toBe('money');
  expect(meaningOf(required(memberId))).toBe('memberId');
  expect(fieldInfoOf(orderStatus)?.values).toEqual(['IN_PROGRESS', 'SHIPPED']);
  const text = z.string();
  expect(meaningOf(withMeaning(text, 'freeText'))).toBe('freeText');
  expect(meaningOf(text)).toBeUndefined();
});

test.each([
  [{ name: null, days: null }, null],
  [{ name: '', days: null }, null],
  [null, null],
  [undefined, null],
  [
    { name: 'Lisinopril', days: 90 },
    { name: 'Lisinopril', days: 90 },
  ],
])('an object that is not there is null, also where the field is a text: %j', (sent, expected) => {
  const medicine = nullWithout(z.object({ name: drugName, days: count }), 'name');
  expect(read(medicine, sent)).toEqual(expected);
});
