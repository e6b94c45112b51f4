import type { Endpoint } from './endpoint';
import { type WireSchema, wireSchemaOf } from './wire-schema';

type Upstream = Endpoint['upstream'];

/** What a caller sends with a call, as it is on the wire. */
export interface SentInput {
  params?: Readonly<Record<string, unknown>>;
  query?: unknown;
  body?: unknown;
}

/** Whether an input of the call can hold a member id, by the meaning of its fields. */
export function namesMembers({ params, query, body, upstream }: Endpoint): boolean {
  const inputs = [...Object.values(params), query, body];
  return inputs.some(
    (schema) => schema !== undefined && holdsMemberId(wireSchemaOf(schema), upstream),
  );
}

/** Every member id that a caller names in the inputs of a call, wherever it is in them. */
export function namedMembers(endpoint: Endpoint, { params, query, body }: SentInput): string[] {
  const sent = Object.entries(endpoint.params).map(([name, schema]) => [schema, params?.[name]]);
  const all = [...sent, [endpoint.query, query], [endpoint.body, body]] as const;
  return all.flatMap(([schema, value]) =>
    schema
      ? memberIdsIn(
          wireSchemaOf(schema as NonNullable<Endpoint['query']>),
          value,
          endpoint.upstream,
        )
      : [],
  );
}

const isMemberId = (schema: WireSchema) => schema['x-meaning'] === 'memberId';

/** Values of any form, such as the answers of a form: a member id is known by its name there. What the BFF stores itself reaches no service. */
const isUntyped = (schema: WireSchema, upstream: Upstream) =>
  upstream !== 'bff' && Object.keys(schema).length === 0;

function holdsMemberId(schema: WireSchema, upstream: Upstream): boolean {
  return (
    isMemberId(schema) ||
    isUntyped(schema, upstream) ||
    childrenOf(schema).some((each) => holdsMemberId(each, upstream))
  );
}

function childrenOf({ anyOf = [], properties = {}, items, additionalProperties }: WireSchema) {
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...anyOf, ...Object.values(properties), ...(items ? [items] : []), ...others];
}

function memberIdsIn(schema: WireSchema, value: unknown, upstream: Upstream): string[] {
  if (value === undefined || value === null) return [];
  if (isMemberId(schema)) return [String(value)];
  if (isUntyped(schema, upstream)) return untypedIds(value);
  const ofVariants = (schema.anyOf ?? []).flatMap((each) => memberIdsIn(each, value, upstream));
  if (typeof value !== 'object') return ofVariants;
  const { properties = {}, items, additionalProperties: other } = schema;
  const inside = Array.isArray(value)
    ? value.flatMap((each) => (items ? memberIdsIn(items, each, upstream) : []))
    : Object.entries(value).flatMap(([key, each]) => {
        const own = Object.hasOwn(properties, key) ? properties[key] : other;
        if (typeof own !== 'object') return [];
        return isNameOfMemberId(key) && isUntyped(own, upstream)
          ? leavesOf(each)
          : memberIdsIn(own, each, upstream);
      });
  return [...ofVariants, ...inside];
}

/** A form's answer can be of any type and depth, and a service may read a name in another case or spelling. */
const isNameOfMemberId = (key: string) => /^member[\W_]*id$/i.test(key);

function untypedIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    isNameOfMemberId(key) ? leavesOf(each) : untypedIds(each),
  );
}

/** The texts and numbers in a value, as texts. */
function leavesOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [String(value)];
}
