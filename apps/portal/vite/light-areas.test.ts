import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lightAreas } from './light-areas';

interface Definition {
  type: string;
  [part: string]: unknown;
}

/** Every kind of schema inside a schema: 'object', 'array', 'pipe' … */
function kindsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const definition = (part as { _zod?: { def: Definition } })._zod?.def;
  if (definition) return [definition.type, ...Object.values(definition).flatMap(kindsIn)];
  return Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype
    ? Object.values(part).flatMap(kindsIn)
    : [];
}

test.each(lightAreas)('no answer of the area "%s" is changed by its schema', async (area) => {
  const module = (await import(`@portal/contracts/${area}`)) as Record<string, unknown>;
  const responses = Object.values(module[area] as Record<string, { response: unknown }>);
  const kinds = responses.flatMap(({ response }) => kindsIn(response));
  expect(kinds).toContain('object');
  expect(kinds.filter((kind) => ['pipe', 'transform', 'default', 'catch'].includes(kind))).toEqual(
    [],
  );
});

/** What a source takes from an area as a value: names between braces, without those of types. */
function valuesFrom(area: string, source: string): string[] {
  const imports = source.matchAll(
    /import (type )?\{([^}]*)\} from '@portal\/contracts\/([\w-]+)'/g,
  );
  return [...imports]
    .filter(([, type, , from]) => !type && from === area)
    .flatMap(([, , names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

const sources = readdirSync(join(__dirname, '../src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(__dirname, '../src', file), 'utf8') }));

test.each(lightAreas)(
  'the portal takes only the calls of the area "%s", for no more is left of it',
  (area) => {
    const taken = sources.flatMap(({ file, source }) =>
      valuesFrom(area, source).map((name) => ({ file, name })),
    );
    expect(taken).not.toEqual([]);
    expect(taken.filter(({ name }) => name !== area)).toEqual([]);
  },
);
