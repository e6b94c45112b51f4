import { MatchersV3 } from '@pact-foundation/pact';
import { exactCount, isoDate, label, money, required } from '@portal/contracts/fields';
import * as z from 'zod/mini';
import { hasOnlyAmounts, matchersFor } from './matchers';

const schema = z.object({
  date: required(isoDate),
  kind: z.enum(['S', 'D']),
  amount: money,
  name: label,
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

describe('pact matchers from a schema', () => {
  test('pin patterns and words, what all rows of a list have, and otherwise the type', () => {
    expect(
      matchersFor(schema, {
        date: '2026-11-05',
        kind: 'S',
        amount: '12.00',
        name: null,
        rows: [{ n: 1, only: 'here' }, { n: 2 }],
        maybe: { pattern: '2026-11-05' },
      }),
    ).toEqual({
      date: textOf('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-05'),
      kind: textOf('^(S|D)$', 'S'),
      amount: MatchersV3.regex('^(null|-?[$0-9.,]+)$', '12.00'),
      name: MatchersV3.nullValue(),
      rows: MatchersV3.eachLike({ n: MatchersV3.number(1) }),
      maybe: { pattern: textOf('^\\d{4}-\\d{2}-\\d{2}$', '2026-11-05') },
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

  test('keep an empty list empty and ask for no key that the example lacks', () => {
    expect(matchersFor(schema, { rows: [] })).toEqual({ rows: [] });
  });

  test('a list within rows asks for no key that a row of any of them lacks', () => {
    const nested = z.object({
      rows: z.array(z.object({ parts: z.array(z.object({ n: money })) })),
    });
    const rows = [{ parts: [{ n: '1', only: 'here' }] }, { parts: [{ n: '2' }] }];
    expect(matchersFor(nested, { rows })).toEqual({
      rows: MatchersV3.eachLike({
        parts: MatchersV3.eachLike({ n: MatchersV3.regex('^(null|-?[$0-9.,]+)$', '1') }),
      }),
    });
  });
});

test.each([
  [{ amount: '12.00', rows: [{ n: 1 }] }, true],
  [{ amount: 12, name: 'n/a' }, true],
  [{ amount: 'null' }, true],
  [{ amount: null }, true],
  [{ amount: 'n/a' }, false],
  [{ maybe: null, amount: '' }, false],
])('%j holds only amounts where amounts belong: %j', (example, expected) => {
  expect(hasOnlyAmounts(schema, example)).toBe(expected);
});
