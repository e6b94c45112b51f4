import { MatchersV3 } from '@pact-foundation/pact';
import type { Schema } from '@portal/contracts';
import type { MeaningName } from '@portal/contracts/fields';
import { meanings } from '@portal/contracts/meanings';
import { typesOf, type WireSchema, wireSchemaOf } from '@portal/contracts/wire-schema';

/**
 * A Pact matcher tree for an example response: a value by the pattern or the list that its field or the
 * field's meaning gives, a list by a row that has what all its rows have, and everything else by type. Keys
 * that the example lacks are not required; a list that is empty in the example stays exactly empty.
 */
export function matchersFor(schema: Schema, example: unknown): unknown {
  return match(wireSchemaOf(schema), example);
}

function match(schema: WireSchema | undefined, example: unknown): unknown {
  const fitting = alternative(schema, example);
  if (Array.isArray(example)) {
    return example.length === 0
      ? []
      : MatchersV3.eachLike(match(fitting?.items, commonRow(example)));
  }
  if (isObject(example)) {
    return Object.fromEntries(
      Object.entries(example).map(([key, value]) => [
        key,
        match(fitting?.properties?.[key], value),
      ]),
    );
  }
  if (example === null) return MatchersV3.nullValue();
  return matchValue(fitting ?? {}, example);
}

function matchValue(schema: WireSchema, example: unknown): unknown {
  const pattern = patternOf(schema);
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length > 1 && pattern !== undefined) return MatchersV3.regex(pattern, String(example));
  if (typeof example === 'number') return matchNumber(schema, example);
  if (typeof example !== 'string') return MatchersV3.like(example);
  const text = MatchersV3.string(example);
  return pattern === undefined ? text : both(text, pattern, example);
}

/** What the whole text of a value matches. A field that accepts null also accepts the texts '' and 'null'. */
function patternOf(schema: WireSchema): string | undefined {
  const { pattern, minLength, enum: values } = schema;
  const meaning = schema['x-meaning'];
  const words = values?.filter((value) => typeof value === 'string').join('|');
  const wanted = words ?? pattern ?? (meaning && patternOfMeaning(meaning, schema.minimum));
  if (wanted === undefined) return minLength ? '^.+$' : undefined;
  const bare = wanted.replace(/^\^/, '').replace(/\$$/, '');
  return typesOf(schema).includes('null') ? `^(|null|${bare})$` : `^(${bare})$`;
}

/** A number that is never below zero has no sign. */
function patternOfMeaning(meaning: MeaningName, minimum = -1): string | undefined {
  const { pattern } = meanings[meaning];
  return minimum >= 0 ? pattern?.replace(/^-\?/, '') : pattern;
}

function matchNumber(schema: WireSchema, example: number): unknown {
  const number =
    schema.type === 'integer' ? MatchersV3.integer(example) : MatchersV3.number(example);
  return schema.minimum === 0 ? both(number, '^[^-]+$', example) : number;
}

/** A pattern alone is matched against the text of any value, so that 17 and null would pass as ids. */
const both = <T>(matcher: MatchersV3.Matcher<T>, pattern: string, example: T) => ({
  value: example,
  'pact:matcher:type': [
    { 'pact:matcher:type': matcher['pact:matcher:type'] },
    { 'pact:matcher:type': 'regex', regex: pattern },
  ],
});

/**
 * The first row with only the keys that every row has with a value: Pact cannot say "may be missing".
 * A list within is that of all rows, so that its rows are compared with those of every row's list.
 */
function commonRow(rows: readonly unknown[]): unknown {
  const [first, ...others] = rows;
  if (!isObject(first)) return first;
  const has = (row: unknown, key: string) =>
    isObject(row) && row[key] !== null && row[key] !== undefined;
  return Object.fromEntries(
    Object.entries(first)
      .filter(([key]) => [first, ...others].every((row) => has(row, key)))
      .map(([key, value]) => [key, Array.isArray(value) ? listsOf(rows, key) : value]),
  );
}

const listsOf = (rows: readonly unknown[], key: string): unknown[] =>
  rows.flatMap((row) => (isObject(row) && Array.isArray(row[key]) ? (row[key] as unknown[]) : []));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of the forms that a value may have, the one that the example has. */
function alternative(schema: WireSchema | undefined, example: unknown): WireSchema | undefined {
  if (!schema?.anyOf) return schema;
  const wanted = example === null ? 'null' : Array.isArray(example) ? 'array' : typeof example;
  return schema.anyOf.find((each) => typesOf(each).includes(wanted));
}
