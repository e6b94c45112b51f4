import { MatchersV3 } from '@pact-foundation/pact';
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
const date = '\\d{4}-\\d{2}-\\d{2}';
const amount = '^(|null|-?\\$?[0-9,]*\\.?[0-9]+)$';

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
      amount: MatchersV3.regex(amount, '12.00'),
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
          { 'pact:matcher:type': 'regex', regex: '^[^-]+$' },
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
    const rows = [{ parts: [{ n: '1', only: 'here' }] }, { parts: [{ n: '2' }] }];
    expect(matchersFor(nested, { rows })).toEqual({
      rows: MatchersV3.eachLike({
        parts: MatchersV3.eachLike({ n: MatchersV3.regex(amount, '1') }),
      }),
    });
  });
});
