import * as z from 'zod/mini';
import type { Schema } from './endpoint';
import * as f from './fields';
import { meanings } from './meanings';

/** JSON Schema 2020-12 of what goes over the wire, as far as it is read here. */
export interface WireSchema {
  type?: string | string[];
  properties?: Record<string, WireSchema>;
  required?: string[];
  additionalProperties?: boolean | WireSchema;
  items?: WireSchema;
  anyOf?: WireSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  /** What the field means: a row of meanings.ts. */
  'x-meaning'?: f.MeaningName;
}

const known = new WeakMap<Schema, WireSchema>();

/** The wire side of a schema, before any transform. A field carries its meaning, and what follows from it. */
export function wireSchemaOf(schema: Schema): WireSchema {
  const before = known.get(schema);
  if (before) return before;
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // The variants of a discriminated union, which are read like those of any other.
      if (jsonSchema.oneOf) {
        jsonSchema.anyOf = jsonSchema.oneOf;
        delete jsonSchema.oneOf;
      }
      Object.assign(
        jsonSchema,
        fieldSchemaOf(zodSchema as unknown as Schema, jsonSchema as WireSchema),
      );
    },
  });
  known.set(schema, made as WireSchema);
  return made as WireSchema;
}

/** What a schema says of a key of an object, or of the items of a list; undefined when it says nothing. */
export function childOf(
  schema: WireSchema | undefined,
  key: string | number,
): WireSchema | undefined {
  if (schema?.anyOf) {
    return schema.anyOf.map((each) => childOf(each, key)).find((child) => child !== undefined);
  }
  if (typeof key === 'number') return schema?.items;
  const { properties = {}, additionalProperties: other } = schema ?? {};
  if (Object.hasOwn(properties, key)) return properties[key];
  return typeof other === 'object' ? other : undefined;
}

/** The meaning of a value, null or not. */
export const meaningIn = (schema: WireSchema | undefined): f.MeaningName | undefined =>
  schema?.['x-meaning'] ?? schema?.anyOf?.map(meaningIn).find((meaning) => meaning !== undefined);

/** The JSON types that a schema names. */
export const typesOf = ({ type }: WireSchema): string[] =>
  type === undefined ? [] : [type].flat();

function fieldSchemaOf(schema: Schema, plain: WireSchema): WireSchema {
  const info = f.fieldInfoOf(schema);
  if (!info) return {};
  const { meaning, wire, pattern, values, least, most } = info;
  const { format } = meanings[meaning];
  // JSON Schema has no words for a transform: what the field accepts is in its description alone.
  const isTransform = Object.keys(plain).length === 0;
  const form = pattern?.source ?? plain.pattern;
  const isExample = (text: string) =>
    (!form || new RegExp(form).test(text)) && text.length <= (plain.maxLength ?? text.length);
  const example = [meanings[meaning].example, info.example].find(
    (each) => isExample(String(each)) && (!info.example || z.safeParse(schema, each).success),
  );
  const hasExample = !plain.enum && !values && example !== undefined;
  return {
    ...(isTransform && { type: [...wire, 'null'] }),
    ...(isTransform && pattern && { pattern: pattern.source }),
    ...(isTransform && values && { enum: [...values, null] }),
    ...(!isTransform &&
      plain.type === 'string' &&
      wire.length > 0 &&
      !plain.enum && { minLength: 1 }),
    ...(least !== undefined && { minimum: least }),
    ...(most !== undefined && { maximum: most }),
    // A text that a person typed is what they typed: the service says what is wrong with it.
    ...(format && (isTransform || form) && { format }),
    ...(hasExample && { examples: [example] }),
    'x-meaning': meaning,
  };
}
