import { inputKinds } from '@portal/domain';
import * as z from 'zod/mini';
import { catalogue } from './all-endpoints';
import { childOf, meaningIn, type WireSchema, wireSchemaOf } from './wire-schema';

type Path = readonly (string | number)[];

/** Secrets, which may have any character; ids, and numbers of a list that a service sent, which no one types. */
const notTyped: readonly unknown[] = ['token', 'recordId', 'rxNumber', 'label'];
const typed = Object.values(inputKinds).map(({ meaning }) => meaning);

function exampleOf({ anyOf, type, items, properties = {}, ...schema }: WireSchema): unknown {
  if (schema.const !== undefined || schema.enum) return schema.const ?? schema.enum?.[0];
  if (schema.examples) return schema.examples[0];
  if (anyOf) return exampleOf(anyOf.find((each) => each.type !== 'null') ?? {});
  if (type === 'array') return [exampleOf(items ?? {})];
  if (type !== 'object') return type === 'string' ? 'text' : type === 'boolean' ? true : 1;
  return Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, exampleOf(each)]),
  );
}

const textsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'string'
    ? [path]
    : Object.entries((value ?? {}) as object).flatMap(([key, each]) =>
        textsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
      );

function withControl(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return `${String(value)}\u0007`;
  if (Array.isArray(value)) return value.map((each) => withControl(each, rest));
  const parts = value as Record<string, unknown>;
  return { ...parts, [key]: withControl(parts[key], rest) };
}

const places = catalogue.entries.flatMap(({ id, body }) => {
  if (!body) return [];
  const example = exampleOf(wireSchemaOf(body));
  return textsIn(example).flatMap((path) => {
    const meaning = meaningIn(path.reduce<WireSchema | undefined>(childOf, wireSchemaOf(body)));
    const isTyped = typed.some((each) => each === meaning) && !notTyped.includes(meaning);
    return isTyped ? [{ name: `${id} ${path.join('.')}`, body, example, path }] : [];
  });
});

const isRefused = (body: (typeof places)[number]['body'], value: unknown, path: Path) =>
  z.safeParse(body, value).error?.issues.some((issue) => issue.path.join('.') === path.join('.')) ??
  false;

test('a request refuses control characters in each text that a person types', () => {
  expect(places.length).toBeGreaterThan(60);
  const accepted = places.filter(
    ({ body, example, path }) => !isRefused(body, withControl(example, path), path),
  );
  expect(accepted.map(({ name }) => name)).toEqual([]);
  // Without the character only a drawing is refused: the example is no picture.
  const refused = places.filter(({ body, example, path }) => isRefused(body, example, path));
  expect(refused.map(({ name }) => name)).toEqual(['forms.submit signature.drawing']);
});
