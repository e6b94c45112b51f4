import { type InputKind, inputKinds, type KindSpec } from '@portal/domain';
import * as z from 'zod/mini';
import { catalogue } from './all-endpoints';
import type { Schema } from './endpoint';
import * as fields from './fields';
import { typedAs } from './typed-as';
import { fieldInfoOf } from './field';
import { type WireSchema, wireSchemaOf } from './wire-schema';

/** Meanings of several kinds of text, each with its own length. */
const ofManyTexts = ['freeText', 'label', 'token'];
const kinds: readonly KindSpec[] = Object.values(inputKinds);
/** The patterns of values that services write. */
const known = Object.values(fields).flatMap((each) => {
  const field = typeof each === 'object' && '_zod' in each ? (each as Schema) : undefined;
  return field && fieldInfoOf(field) ? [wireSchemaOf(field)] : [];
});

/** Every text in a schema, with its path. */
const textsIn = (schema: WireSchema, path: string): [string, WireSchema][] => [
  ...(schema.type === 'string' && !schema.enum ? [[path, schema] as [string, WireSchema]] : []),
  ...(schema.anyOf ?? []).flatMap((each) => textsIn(each, path)),
  ...(schema.items ? textsIn(schema.items, path) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    textsIn(each, `${path}.${name}`),
  ),
];

/** Whether a text has a length or a pattern that no kind and no field of its meaning has. */
function differs({ 'x-meaning': meaning, maxLength, pattern }: WireSchema): boolean {
  const alike = kinds.filter((kind) => kind.meaning === meaning);
  if (alike.length === 0 || (maxLength === undefined && pattern === undefined)) return false;
  if (ofManyTexts.includes(String(meaning))) return false;
  const isField = known.some((each) => each['x-meaning'] === meaning && each.pattern === pattern);
  const isKind = alike.some(({ most }) => most === maxLength);
  return pattern === undefined ? !isKind : !isField;
}

const sent = catalogue.entries.flatMap(({ id, body, query }) =>
  [body, query].flatMap((schema) => (schema ? textsIn(wireSchemaOf(schema), id) : [])),
);

test('a text that a person types has the length and the form of its kind in each request', () => {
  expect(sent.length).toBeGreaterThan(100);
  expect(sent.filter(([, schema]) => differs(schema)).map(([path]) => path)).toEqual([]);
});

test.each<[string, WireSchema]>([
  ['a longer email', { 'x-meaning': 'email', maxLength: 500 }],
  ['a shorter name', { 'x-meaning': 'fullName', maxLength: 100 }],
  ['a pattern for a phone', { 'x-meaning': 'phone', pattern: String.raw`^\d{10}$` }],
])('%s is found', (_what, schema) => expect(differs(schema)).toBe(true));

test.each(Object.keys(inputKinds) as InputKind[])('the example of %s is accepted', (kind) => {
  const schema = typedAs(kind);
  const [example] = wireSchemaOf(schema).examples ?? [];
  expect(z.safeParse(schema, example).error?.issues).toBeUndefined();
});
