import type { Schema } from '@portal/contracts';
import * as z from 'zod';

/** What is wrong with a value on the wire: a key path ('' for the whole) and a reason for each. */
export interface Issue {
  key: string;
  reason: string;
}

/** Holds a value against a schema's wire side. Keys that the schema does not know count when `exact`. */
export function issuesOf(schema: Schema, value: unknown, exact = false): Issue[] {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) {
    return parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ key: keyPath([...issue.path, key]), reason: unknownKey }))
        : [{ key: keyPath(issue.path), reason: issue.message }],
    );
  }
  return exact ? unknownKeys(schema, value, []) : [];
}

const unknownKey = 'The schema does not know this key.';

const keyPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/**
 * Schemas pass over keys they do not know, and most fields of the services may be missing; so a
 * misspelt key in a fixture would go unseen. This walks schema and value side by side.
 */
function unknownKeys(schema: Schema, value: unknown, path: PropertyKey[]): Issue[] {
  const definition = (schema as unknown as { _zod: { def: Definition } })._zod.def;
  if (value === null || typeof value !== 'object') return [];
  if (definition.innerType) return unknownKeys(definition.innerType, value, path);
  const { in: before, out: after } = definition;
  const isPreprocessed = before?._zod.def.type === 'transform';
  const inner = isPreprocessed ? after : before;
  if (inner) return unknownKeys(inner as unknown as Schema, value, path);
  if (definition.element && Array.isArray(value)) {
    const { element } = definition;
    return value.flatMap((each, index) => unknownKeys(element, each, [...path, index]));
  }
  if (!definition.shape) return [];
  const { shape } = definition;
  return Object.entries(value).flatMap(([key, each]) => {
    const field = shape[key];
    return field
      ? unknownKeys(field, each, [...path, key])
      : [{ key: keyPath([...path, key]), reason: unknownKey }];
  });
}

interface Definition {
  innerType?: Schema;
  in?: { _zod: { def: { type: string } } };
  out?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
}
