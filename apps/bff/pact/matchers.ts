import { MatchersV3 } from '@pact-foundation/pact';
import type { Schema } from '@portal/contracts';
import { meanings } from '@portal/contracts/meanings';
import { typesOf, type WireSchema, wireSchemaOf } from '@portal/contracts/wire-schema';
import { commonRow, isObject, MaybeEmpty, SeveralTypes } from './common-row';

/** Matches every value and requires no more than its key. */
const anyText = '^[\\s\\S]*$';

/**
 * A Pact matcher tree for an example response: a value by its type and by the pattern or the list that its
 * field or the field's meaning gives, a list by a row that has what all its rows have, and everything else by type. Keys
 * that the example lacks are not required; a key that is null in some rows is required as a value or as null. A list
 * that is empty in the example stays exactly empty.
 */
export function matchersFor(schema: Schema, example: unknown): unknown {
  return match(wireSchemaOf(schema), example);
}

function match(schema: WireSchema | undefined, example: unknown): unknown {
  if (example instanceof SeveralTypes) return matchSeveral(schema, example);
  if (example instanceof MaybeEmpty) {
    const { items } = alternative(schema, example.rows) ?? {};
    // `eachLike` with 0 has no example of a row.
    return { ...MatchersV3.eachLike(match(items, commonRow(example.rows))), min: 0 };
  }
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
  if (typeof example === 'number') return matchNumber(schema, example);
  if (typeof example !== 'string') return MatchersV3.like(example);
  const pattern = patternOf(schema);
  const text = MatchersV3.string(example);
  return pattern === undefined ? text : both(text, pattern, example);
}

/** By the pattern alone: it is compared with the text of a number and of null, too. */
function matchSeveral(schema: WireSchema = {}, { value, types }: SeveralTypes): unknown {
  const pattern = barePattern(schema, types);
  const regex = pattern === undefined ? anyText : `^(|null|${pattern})$`;
  return { 'pact:matcher:type': 'regex', regex, value };
}

/** What the whole text of a value matches. A field that accepts null also accepts the texts '' and 'null'. */
function patternOf(schema: WireSchema): string | undefined {
  const bare = barePattern(schema, ['string']);
  if (bare === undefined) return schema.minLength ? '^.+$' : undefined;
  return typesOf(schema).includes('null') ? `^(|null|${bare})$` : `^(${bare})$`;
}

/** What a value of these types matches, without anchors: what only a text has to be is left out for others. */
function barePattern(schema: WireSchema, types: readonly string[]): string | undefined {
  const { pattern, enum: values, minimum } = schema;
  const meaning = schema['x-meaning'];
  const { strict, pattern: ofMeaning } = meaning ? meanings[meaning] : {};
  const words = values?.filter((value) => typeof value === 'string').join('|');
  const ofText =
    types.length > 0 && types.every((type) => type === 'string')
      ? (words ?? strict ?? pattern)
      : undefined;
  return withoutSign((ofText ?? ofMeaning)?.replace(/^\^/, '').replace(/\$$/, ''), minimum);
}

/** A number that is never below zero has no sign. */
const withoutSign = (pattern: string | undefined, minimum = -1) =>
  minimum >= 0 ? pattern?.replace(/^-\?/, '') : pattern;

function matchNumber(schema: WireSchema, example: number): unknown {
  const pattern = barePattern(schema, ['number']);
  const number =
    schema.type === 'integer' ? MatchersV3.integer(example) : MatchersV3.number(example);
  return pattern === undefined ? number : both(number, `^(${pattern})$`, example);
}

/** A pattern alone is matched against the text of any value, so that 17 and null would pass as ids. */
function both<T>(matcher: MatchersV3.Matcher<T>, pattern: string, example: T) {
  if (!new RegExp(pattern).test(String(example))) {
    throw new Error(`The example ${JSON.stringify(example)} does not match ${pattern}.`);
  }
  return {
    value: example,
    'pact:matcher:type': [
      { 'pact:matcher:type': matcher['pact:matcher:type'] },
      { 'pact:matcher:type': 'regex', regex: pattern },
    ],
  };
}

/** Of the forms that a value may have, the one that the example has. */
function alternative(schema: WireSchema | undefined, example: unknown): WireSchema | undefined {
  if (!schema?.anyOf) return schema;
  const wanted = example === null ? 'null' : Array.isArray(example) ? 'array' : typeof example;
  return schema.anyOf.find((each) => typesOf(each).includes(wanted));
}
