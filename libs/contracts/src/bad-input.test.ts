import { catalogue } from './all-endpoints';
import type { Schema } from './endpoint';
import { type FieldInfo, fieldInfoOf } from './field';
import { isEssential } from './fields';
import { readResponse } from './read-response';
import { type WireSchema, wireSchemaOf } from './wire-schema';

/** Sent in the place of every field and every container of every response of the catalogue. */
const badInput: readonly unknown[] = [
  ...['12.', '−5', '12,34', '1.500,00', '$', '12..5', 'N/A', '1e3', 'a value of next year'],
  ...[
    '2026-02-30',
    '2026-13-01',
    '11/31/2026',
    '20261105',
    'soon',
    ' ',
    'null',
    '',
    null,
    undefined,
  ],
  ...[1e308, -1e308, NaN, -7, 0.123, true, {}, [], [1e308], ['12.00'], { amount: '$' }, [[]]],
];

interface Place {
  path: string[];
  /** As it was declared, with what says that it may be missing. */
  declared: Schema;
  info: FieldInfo | undefined;
}

interface Definition {
  innerType?: Schema;
  in?: Schema & { _zod: { def: { type: string } } };
  out?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
}

/** Every field and every container of a schema; `*` is the item of a list. */
function placesIn(schema: Schema, path: string[] = [], declared = schema): Place[] {
  const info = fieldInfoOf(schema);
  const place = { path, declared, info };
  if (info) return [place];
  const def = (schema as unknown as { _zod: { def: Definition } })._zod.def;
  const inner = def.in?._zod.def.type === 'transform' ? def.out : (def.in ?? def.innerType);
  if (inner) return placesIn(inner, path, declared);
  const children = def.element
    ? placesIn(def.element, [...path, '*'])
    : Object.entries(def.shape ?? {}).flatMap(([key, each]) => placesIn(each, [...path, key]));
  return [place, ...children];
}

/** A value for everything that a schema names, optional or not. */
function exampleOf({ anyOf, type, items, properties = {}, ...schema }: WireSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uri') return 'https://pay.google.com/gp/v/save/e30.e30.e30';
  if (schema.examples) return schema.examples[0];
  if (anyOf) return exampleOf(anyOf.find((each) => each.type !== 'null') ?? {});
  if (type === 'array') return [exampleOf(items ?? {})];
  if (type === 'boolean') return true;
  if (type !== 'object') return 'text';
  return Object.fromEntries(
    Object.entries(properties).map(([key, each]) => [key, exampleOf(each)]),
  );
}

/** The body with a value at a path, in each item of a list. */
function withValueAt(body: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.map((item) => withValueAt(item, rest, value));
  const before = body as Record<string, unknown>;
  return { ...before, [key]: withValueAt(before[key], rest, value) };
}

const nameOf = (path: readonly string[]) => path.filter((key) => key !== '*').join('.') || 'body';

const isAbsent = (sent: unknown) =>
  sent === null || sent === undefined || (typeof sent === 'string' && /^\s*$|^null$/.test(sent));

const json = catalogue.entries.filter(({ responseType = 'json' }) => responseType === 'json');
const named = json.map((each) => [each.id, each] as const);
const ofServices = named.filter(([, { upstream }]) => upstream !== 'bff');

/** One expectation for each endpoint: thousands of them would take most of the time. */
const failing = (places: readonly Place[], holds: (place: Place, value: unknown) => boolean) =>
  places.flatMap((place) =>
    badInput
      .filter((value) => value !== undefined || place.path.at(-1) !== '*')
      .filter((value) => !holds(place, value))
      .map((value) => [nameOf(place.path), value]),
  );

test.each(named)('%s: bad input in any place leaves nothing but an issue', (_, { response }) => {
  const body = exampleOf(wireSchemaOf(response));
  expect(readResponse(response, body)).toMatchObject({ success: true, issues: [] });
  const holds = ({ path }: Place, value: unknown) => {
    const read = readResponse(response, withValueAt(body, path, value));
    const issues = /^([A-Za-z]\w*(\.[A-Za-z]\w*)*)?$/.test(read.issues.join('.'));
    if (!read.success) return issues && read.issues.length > 0;
    return issues && !/NaN|Infinity|e\+?308/.test(JSON.stringify(read.value));
  };
  expect(failing(placesIn(response), holds)).toEqual([]);
});

test.each(ofServices)('%s: a malformed field is as absent as a missing one', (_, { response }) => {
  const body = exampleOf(wireSchemaOf(response));
  const optional = placesIn(response).filter(
    ({ info, declared }) => info && declared.safeParse(undefined).success,
  );
  const holds = ({ path, declared, info }: Place, value: unknown) => {
    const none = declared.safeParse(undefined).data;
    const keepsText = none !== null && typeof none === 'object';
    const absent = readResponse(response, withValueAt(body, path, undefined));
    const read = readResponse(response, withValueAt(body, path, value));
    if (!absent.success || !read.success) return false;
    const isMalformed = !isAbsent(value) && info?.read(value) === undefined;
    const issues = read.issues.join() === (isMalformed ? nameOf(path) : '');
    const isSaid = !isAbsent(value) || (info?.hasNone && (value === null || value === 'null'));
    const isShown = isMalformed ? keepsText : isSaid;
    return issues && (isShown || JSON.stringify(read.value) === JSON.stringify(absent.value));
  };
  expect(failing(optional, holds)).toEqual([]);
});

test.each(ofServices)('%s: only an essential container fails the response', (_, { response }) => {
  const body = exampleOf(wireSchemaOf(response));
  const containers = placesIn(response).filter(({ info, path }) => !info && path.length > 0);
  const holds = ({ path, declared }: Place, value: unknown) => {
    if (typeof value === 'object' && value !== null) return true;
    const read = readResponse(response, withValueAt(body, path, value));
    const mayFail = isEssential(declared) && !declared.safeParse(value).success;
    const issues = value === null || value === undefined || read.issues.join() === nameOf(path);
    return issues && read.success === !mayFail;
  };
  expect(failing(containers, holds)).toEqual([]);
});
