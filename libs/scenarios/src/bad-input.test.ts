import { readResponse, type Schema } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { fieldInfoOf } from '@portal/contracts/fields';
import { loadFixtures } from './read-fixtures';
import { fixtureSchemaOf } from './response-files';

const malformed: Record<'number' | 'date' | 'code', readonly unknown[]> = {
  number: [
    ...['12.', '−5', '12,34', '1.500,00', '$', '12..5', 'N/A', '1e3'],
    ...[1e308, true, {}, ['12.00']],
  ],
  date: ['soon', '2026-02-30', '2026-13-01', '20261105', 20261105, true, {}],
  code: ['a value of next year', 7, true, {}],
};

interface Place {
  path: readonly PropertyKey[];
  kind: keyof typeof malformed;
}

/** Where the amounts, dates and coded values of a body are: one place for each field of the schema. */
function placesIn(schema: Schema, value: unknown, path: PropertyKey[] = []): Place[] {
  const info = fieldInfoOf(schema);
  if (info) {
    if (/^(isoDate|isoDateTime|birthDate)$/.test(info.meaning)) return [{ path, kind: 'date' }];
    if (info.meaning === 'code') return [{ path, kind: 'code' }];
    return info.wire.includes('number') ? [{ path, kind: 'number' }] : [];
  }
  const { def } = (schema as unknown as { _zod: { def: Definition } })._zod;
  const inner = def.innerType ?? def.in;
  if (inner) return placesIn(inner, value, path);
  if (value === null || typeof value !== 'object') return [];
  if (def.element && Array.isArray(value)) {
    const { element } = def;
    return value.flatMap((each, index) => placesIn(element, each, [...path, index]));
  }
  return Object.entries(def.shape ?? {}).flatMap(([key, field]) =>
    placesIn(field, (value as Record<string, unknown>)[key], [...path, key]),
  );
}

interface Definition {
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
}

const nameOf = (path: readonly PropertyKey[]) =>
  path.filter((part) => typeof part !== 'number').join('.');

function withValueAt(body: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  const copy = structuredClone(body);
  let parent = copy as Record<PropertyKey, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent;
  parent[path.at(-1) as PropertyKey] = value;
  return copy;
}

const cases = new Map<string, { id: string; body: unknown; place: Place }>();
for (const scenario of loadFixtures().scenarios.values()) {
  for (const [name, { body, faults }] of scenario.files) {
    const [id = ''] = name.split('/');
    const { response } = catalogue.get(id);
    if (faults.length > 0 || fixtureSchemaOf(id) !== response) continue;
    for (const place of placesIn(response, body)) {
      cases.set(`${id} ${nameOf(place.path)}`, { id, body, place });
    }
  }
}

test('fields of many endpoints are tried', () => {
  expect(cases.size).toBeGreaterThan(60);
});

test.each([...cases.keys()])('%s is absent when it is malformed, with one issue', (name) => {
  const { id, body, place } = cases.get(name) as NonNullable<ReturnType<typeof cases.get>>;
  const schema = catalogue.get(id).response;
  const absent = readResponse(schema, withValueAt(body, place.path, null));
  for (const value of malformed[place.kind]) {
    const read = readResponse(schema, withValueAt(body, place.path, value));
    expect(read.issues).toEqual([nameOf(place.path)]);
    expect(read).toEqual({ ...absent, issues: read.issues });
  }
});
