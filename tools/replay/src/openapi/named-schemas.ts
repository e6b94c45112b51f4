import type { WireSchema } from '@portal/contracts/wire-schema';

type Named = WireSchema | { $ref: string };

/** Fewer fields than this are clearer in their place than under a name. */
const leastFields = 2;

/**
 * The schemas of a service under names. The objects of an answer are named after the call or the field that they
 * belong to, and the same object has one name wherever it is.
 */
export class NamedSchemas {
  private readonly names = new Map<string, string>();
  readonly schemas: Record<string, object> = {};

  /** A schema of a call, with each object in it replaced by a reference to its name. */
  of(schema: WireSchema, endpointId: string, kind: '' | 'Request' = ''): Named {
    return this.replaced(schema, [`${nameOfCall(endpointId)}${kind}`], endpointId);
  }

  private replaced(schema: WireSchema, names: string[], endpointId: string): Named {
    const { properties, items, anyOf, additionalProperties: rest } = schema;
    const within = (child: WireSchema, key: string) =>
      this.replaced(child, namesOfField(key, endpointId, names), endpointId);
    const own: Record<string, unknown> = {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, child]) => [key, within(child, key)]),
        ),
      }),
      ...(items && { items: this.replaced(items, names.map(singular), endpointId) }),
      ...(anyOf && { anyOf: anyOf.map((each) => this.replaced(each, names, endpointId)) }),
      ...(typeof rest === 'object' && { additionalProperties: within(rest, 'entry') }),
    };
    if (isFormOfMissing(schema)) return { anyOf: [own, { const: '' }] };
    const count = Object.keys(properties ?? {}).length;
    return count < leastFields ? own : { $ref: `#/components/schemas/${this.nameFor(own, names)}` };
  }

  private nameFor(schema: object, names: readonly string[]): string {
    const text = JSON.stringify(schema);
    const before = this.names.get(text);
    if (before) return before;
    const last = names.at(-1) ?? 'Schema';
    let name = names.find((each) => !(each in this.schemas));
    for (let count = 2; name === undefined; count += 1) {
      if (!(`${last}${count}` in this.schemas)) name = `${last}${count}`;
    }
    this.names.set(text, name);
    this.schemas[name] = schema;
    return name;
  }
}

/** A field that may be null may be an empty text as well, which no pattern or format of it says. */
const isFormOfMissing = ({ type, pattern, format }: WireSchema) =>
  (pattern !== undefined || format !== undefined) && [type].flat().includes('null');

/** `claims.getHistory` → `ClaimsHistory`. */
function nameOfCall(id: string): string {
  const [area = '', verb = ''] = id.split('.');
  return `${capital(area)}${capital(verb.replace(/^get/, ''))}`;
}

/** What an object of this field may be called, the shortest first. */
const namesOfField = (key: string, endpointId: string, [parent = '']: readonly string[]) => {
  const field = capital(
    key.replace(/[^A-Za-z0-9]+(.)?/g, (_, next = '') => String(next).toUpperCase()),
  );
  return [`${nameOfCall(endpointId.split('.')[0] ?? '')}${field}`, `${parent}${field}`];
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const singulars: Readonly<Record<string, string>> = { ies: 'y', sses: 'ss', ss: 'ss', uses: 'us' };

/** The name of one of them, as far as English has a rule. */
const singular = (name: string) =>
  name.replace(/(ies|sses|ss|uses|s)$/, (end) => singulars[end] ?? '');
