import type { Endpoint } from '@portal/contracts';
import type { CallInput } from '@portal/contracts/examples';
import { type WireSchema, wireSchemaOf } from '@portal/contracts/wire-schema';

/** Every part of a call's input that the catalogue declares, e.g. `lang`, `body.method.cardId`, `body.copies=2`. */
export function declaredParts({ params, query, body }: Endpoint): string[] {
  const schemas = [
    ...Object.entries(params).map(([name, schema]) => [name, wireSchemaOf(schema)] as const),
    ...Object.entries(query ? (wireSchemaOf(query).properties ?? {}) : {}),
    ...(body ? [['body', wireSchemaOf(body)] as const] : []),
  ];
  return unique(schemas.flatMap(([name, schema]) => partsOf(name, schema)));
}

/** The declared parts that an input has. */
export function partsIn(endpoint: Endpoint, input: CallInput): string[] {
  const present = new Set(
    Object.entries(input).flatMap(([name, value]) => valueParts(name, value)),
  );
  return declaredParts(endpoint).filter((part) => present.has(part));
}

/** A variant of a union counts by its own properties, or by its value. */
function partsOf(name: string, schema: WireSchema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => partsOf(name, each));
  if (schema.const !== undefined) return [`${name}=${String(schema.const)}`];
  const inner = Object.entries(schema.properties ?? {});
  return [name, ...inner.flatMap(([key, each]) => partsOf(`${name}.${key}`, each))];
}

function valueParts(name: string, value: unknown): string[] {
  const own = [name, `${name}=${String(value)}`];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, each]) => valueParts(`${name}.${key}`, each)),
  ];
}

const unique = (parts: readonly string[]) => [...new Set(parts)];
