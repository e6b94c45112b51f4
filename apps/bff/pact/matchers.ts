import { MatchersV3 } from '@pact-foundation/pact';
import type { Schema } from '@portal/contracts';
import { jsonSchemaOf as wireSchemaOf } from '@portal/contracts/json-schema';

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: string[];
  pattern?: string;
  minLength?: number;
  minimum?: number;
}

/** What an amount may look like on the wire: a number, digits in a text, or the text 'null'. */
const amountPattern = '^(null|-?[$0-9.,]+)$';

/**
 * A Pact matcher tree for an example answer: what the schema pins as a pattern or a list of words is
 * matched by it, an amount as a number or a text, a list by a row that has what all its rows have, and
 * everything else by type. Keys that the example lacks are not asked for; a list that is empty in the
 * example stays exactly empty.
 */
export function matchersFor(schema: Schema, example: unknown): unknown {
  return match(jsonSchemaOf(schema), example);
}

/**
 * Whether every amount of an answer is one. A scenario may answer what makes no sense, to show that the portal
 * bears it; no contract asks a service for that.
 */
export function hasOnlyAmounts(schema: Schema, example: unknown): boolean {
  return onlyAmounts(jsonSchemaOf(schema), example);
}

const jsonSchemaOf = (schema: Schema) => wireSchemaOf(schema) as JsonSchema;

function onlyAmounts(schema: JsonSchema | undefined, example: unknown): boolean {
  const fitting = alternative(schema, example);
  if (Array.isArray(example)) return example.every((each) => onlyAmounts(fitting?.items, each));
  if (isObject(example)) {
    return Object.entries(example).every(([key, value]) =>
      onlyAmounts(fitting?.properties?.[key], value),
    );
  }
  if (example === null || !isAmount(fitting)) return true;
  return new RegExp(amountPattern).test(String(example));
}

/** Only an amount may be a number or a text. */
const isAmount = (schema: JsonSchema | undefined): boolean =>
  Array.isArray(schema?.type) && ['number', 'string'].every((t) => schema.type?.includes(t));

function match(schema: JsonSchema | undefined, example: unknown): unknown {
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
  if (isAmount(fitting)) {
    return MatchersV3.regex(amountPattern, String(example));
  }
  if (typeof example === 'string') return matchText(fitting, example);
  return typeof example === 'number' ? matchNumber(fitting, example) : MatchersV3.like(example);
}

function matchText(schema: JsonSchema | undefined, example: string): unknown {
  const asked = schema?.enum ? `^(${schema.enum.join('|')})$` : schema?.pattern;
  const pattern = asked ?? (schema?.minLength ? '^.+$' : undefined);
  const text = MatchersV3.string(example);
  return pattern === undefined ? text : both(text, pattern, example);
}

function matchNumber(schema: JsonSchema | undefined, example: number): unknown {
  const number =
    schema?.type === 'integer' ? MatchersV3.integer(example) : MatchersV3.number(example);
  return schema?.minimum === 0 ? both(number, '^[^-]+$', example) : number;
}

/** A pattern alone is held against the letters of anything, so that 17 and null would pass as ids. */
const both = <T>(matcher: MatchersV3.Matcher<T>, pattern: string, example: T) => ({
  value: example,
  'pact:matcher:type': [
    { 'pact:matcher:type': matcher['pact:matcher:type'] },
    { 'pact:matcher:type': 'regex', regex: pattern },
  ],
});

/**
 * The first row with only the keys that every row has with a value: Pact cannot say "may be missing".
 * A list within is that of all rows, so that its rows are held against those of every row's list.
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
function alternative(schema: JsonSchema | undefined, example: unknown): JsonSchema | undefined {
  if (!schema?.anyOf) return schema;
  const wanted = example === null ? 'null' : Array.isArray(example) ? 'array' : typeof example;
  return schema.anyOf.find(({ type }) => (Array.isArray(type) ? type : [type]).includes(wanted));
}
