import { MatchersV3 } from '@pact-foundation/pact';
import * as fields from '@portal/contracts/fields';
import { code, exactCount, isoDate, label, money, required } from '@portal/contracts/fields';
import * as z from 'zod/mini';
import { matchersFor } from './matchers';

const schema = z.object({
  date: required(isoDate),
  kind: z.enum(['S', 'D']),
  status: code(['PAID', 'REJECTED']),
  amount: money,
  name: label,
  paidOn: isoDate,
  rows: z.array(z.object({ n: z.number() })),
  maybe: z.nullish(z.object({ pattern: required(isoDate) })),
});

const textOf = (pattern: string, value: string) => ({
  value,
  'pact:matcher:type': [
    { 'pact:matcher:type': 'type' },
    { 'pact:matcher:type': 'regex', regex: pattern },
  ],
});
const date = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const amount = '^(|null|-?\\d+\\.\\d{2})$';

describe('pact matchers from a schema', () => {
  test('pin patterns and words, what all rows of a list have, and otherwise the type', () => {
    expect(
      matchersFor(schema, {
        date: '2026-11-05',
        kind: 'S',
        status: 'PAID',
        amount: '12.00',
        name: null,
        paidOn: '2026-11-04',
        rows: [{ n: 1, only: 'here' }, { n: 2 }],
        maybe: { pattern: '2026-11-05' },
      }),
    ).toEqual({
      date: textOf(`^(${date})$`, '2026-11-05'),
      kind: textOf('^(S|D)$', 'S'),
      status: textOf('^(|null|PAID|REJECTED)$', 'PAID'),
      amount: textOf(amount, '12.00'),
      name: MatchersV3.nullValue(),
      paidOn: textOf(`^(|null|${date})$`, '2026-11-04'),
      rows: MatchersV3.eachLike({ n: MatchersV3.number(1) }),
      maybe: { pattern: textOf(`^(${date})$`, '2026-11-05') },
    });
  });

  test('pin what numbers and texts may be at least', () => {
    const least = z.object({ unread: exactCount, token: z.string().check(z.minLength(1)) });
    expect(matchersFor(least, { unread: 3, token: 'abc' })).toEqual({
      unread: {
        value: 3,
        'pact:matcher:type': [
          { 'pact:matcher:type': 'integer' },
          { 'pact:matcher:type': 'regex', regex: '^(\\d+)$' },
        ],
      },
      token: textOf('^.+$', 'abc'),
    });
  });

  test('keep an empty list empty and require no key that the example lacks', () => {
    expect(matchersFor(schema, { rows: [] })).toEqual({ rows: [] });
  });

  test('a list within rows requires no key that a row of any of them lacks', () => {
    const nested = z.object({
      rows: z.array(z.object({ parts: z.array(z.object({ n: money })) })),
    });
    const rows = [{ parts: [{ n: '1.00', only: 'here' }] }, { parts: [{ n: '2.00' }] }];
    expect(matchersFor(nested, { rows })).toEqual({
      rows: MatchersV3.eachLike({
        parts: MatchersV3.eachLike({ n: textOf(amount, '1.00') }),
      }),
    });
  });

  test.each([
    [
      'isoDate',
      fields.isoDate,
      '2026-11-05',
      ['2026-13-05', '11/05/2026', '2026-11-5', '20261105'],
    ],
    ['isoDateTime', fields.isoDateTime, '2026-11-05T14:00:00Z', ['2026-11-05T25:00:00Z', '5 Nov']],
    ['birthDate', fields.birthDate, '03/02/1978', ['13/02/1978', '1978', '2 March 1978']],
    ['code', code(['PAID']), 'PAID', ['paid', 'PAGADO', 'PAID ']],
    ['money', money, '1500.00', ['1500', '$1500.00', '12..5', '12,34', '1.500,00', '12.5', '1e3']],
    ['money', money, 12.5, [12.345, '12.50']],
    ['nonNegativeMoney', fields.nonNegativeMoney, '1.00', ['-1.00']],
    ['url', fields.url, 'https://www.example.com/', ['javascript:alert(1)', 'data:text/html,x']],
    ['last4', fields.last4, '4242', ['4242424242424242', '424', 4242]],
    ['npi', fields.npi, '1234567893', ['123456789', '12345678931']],
    ['bin', fields.bin, '012345', ['12345', '01234A', 12345]],
    ['memberId', fields.memberId, 'EVF00421787', ['EVF 00421787', 'EVF<b>', 421787]],
    ['flag', fields.flag, 'true', ['yes', '1', true]],
    ['count', fields.count, 3, [-1, 2.5, '3']],
  ] as const)('%s refuses what is not of its meaning', (_name, field, example, wrong) => {
    const matched = matchersFor(z.object({ field }), { field: example }) as { field: Both };
    const [{ 'pact:matcher:type': type }, { regex }] = matched.field['pact:matcher:type'];
    const passes = (value: unknown) =>
      (type === 'type' ? typeof value === 'string' : typeof value === 'number') &&
      new RegExp(regex).test(String(value));
    expect(passes(example)).toBe(true);
    expect(wrong.filter(passes)).toEqual([]);
  });

  test('a list that is empty in some row may be empty, and an object has what all of them have', () => {
    const part = z.object({ n: money, limit: z.nullish(z.object({ n: money })) });
    const row = z.object({ list: z.array(z.object({ n: money })), part });
    const rows = [
      { list: [], part: { n: '1.00', limit: { n: '1.00' } } },
      { list: [{ n: '2.00' }], part: { n: null, limit: null } },
    ];
    expect(matchersFor(z.object({ rows: z.array(row) }), { rows })).toEqual({
      rows: MatchersV3.eachLike({
        list: { ...MatchersV3.eachLike({ n: textOf(amount, '2.00') }), min: 0 },
        part: { n: MatchersV3.regex(amount, '1.00') },
      }),
    });
  });

  test('a value that is a text in one row and a number in another is matched by its pattern alone', () => {
    const list = z.object({ rows: z.array(z.object({ n: money })) });
    expect(matchersFor(list, { rows: [{ n: 'null' }, { n: '2.00' }, { n: 4 }] })).toEqual({
      rows: MatchersV3.eachLike({ n: MatchersV3.regex('^(|null|-?\\d+(\\.\\d{1,2})?)$', '2.00') }),
    });
  });

  test('a key that is null in some rows is required in all, as null or in the form of its meaning', () => {
    const row = z.object({
      text: money,
      n: money,
      on: isoDate,
      word: code(['A', 'B']),
      name: label,
    });
    const rows = [
      { text: null, n: null, on: '2026-11-05', word: null, name: null },
      { text: '2.00', n: 4, on: null, word: 'B', name: 'Somewhere' },
    ];
    expect(matchersFor(z.object({ rows: z.array(row) }), { rows })).toEqual({
      rows: MatchersV3.eachLike({
        text: MatchersV3.regex(amount, '2.00'),
        n: { ...MatchersV3.regex('^(|null|-?\\d+(\\.\\d{1,2})?)$', '4'), value: 4 },
        on: MatchersV3.regex(`^(|null|${date})$`, '2026-11-05'),
        word: MatchersV3.regex('^(|null|A|B)$', 'B'),
        name: MatchersV3.regex('^[\\s\\S]*$', 'Somewhere'),
      }),
    });
  });

  test('a key that some row is without, or that is an object in one and null in another, is not required', () => {
    const row = z.object({
      gone: z.nullish(money),
      card: z.nullish(z.object({ n: money })),
      n: money,
    });
    const rows = [
      { gone: '1.00', card: { n: '1.00' }, n: '1.00' },
      { card: null, n: '2.00' },
    ];
    expect(matchersFor(z.object({ rows: z.array(row) }), { rows })).toEqual({
      rows: MatchersV3.eachLike({ n: textOf(amount, '1.00') }),
    });
  });

  test('an example that its own pattern refuses is an error of the fixtures', () => {
    expect(() => matchersFor(schema, { amount: '12.5' })).toThrow('The example "12.5" does not');
  });
});

interface Both {
  'pact:matcher:type': [{ 'pact:matcher:type': string }, { regex: string }];
}
