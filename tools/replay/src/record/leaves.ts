import { childOf, type WireSchema } from '@portal/contracts/wire-schema';

/** A value that is no object and no list, with what its schema says of it. */
export interface Leaf {
  /** The name of the field; that of the list for its items. */
  field: string;
  value: unknown;
  /** Undefined where the schema does not know the field. */
  schema: WireSchema | undefined;
}

/**
 * Every leaf of a JSON value. A key that the schema does not know is a leaf without a schema, whatever is
 * under it: the key itself could name a person.
 */
export function leavesIn(value: unknown, schema: WireSchema | undefined, field = ''): Leaf[] {
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => leavesIn(each, childOf(schema, index), field));
  }
  if (typeof value !== 'object' || value === null) return [{ field, value, schema }];
  return Object.entries(value).flatMap(([key, each]) => {
    const below = knownChild(schema, key);
    return below ? leavesIn(each, below, key) : [{ field: key, value: each, schema: undefined }];
  });
}

/** Only a key that the schema names: a record's keys could be anything. */
function knownChild(schema: WireSchema | undefined, key: string): WireSchema | undefined {
  if (schema?.anyOf) {
    return schema.anyOf.map((each) => knownChild(each, key)).find((child) => child !== undefined);
  }
  return Object.hasOwn(schema?.properties ?? {}, key) ? childOf(schema, key) : undefined;
}
