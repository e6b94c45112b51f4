import * as z from 'zod/mini';
import type { Schema } from './endpoint';
import { fieldInfoOf } from './field';

/** The wire side of a schema as JSON Schema 2020-12: what a service may send, before any transform of ours. */
export function jsonSchemaOf(schema: Schema): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: ({ zodSchema }) => wireFormOf(zodSchema as unknown as Schema) ?? 'any',
  }) as Record<string, unknown>;
  return rest;
}

/** A field is a transform, of which JSON Schema knows nothing; its registration does. */
function wireFormOf(schema: Schema): Record<string, unknown> | undefined {
  const info = fieldInfoOf(schema);
  return info && { type: [...info.wire, 'null'] };
}
