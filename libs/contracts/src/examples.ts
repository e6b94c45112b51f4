import type { Endpoint, InputOf, SentFile } from './endpoint';
import type * as f from './fields';
import { type WireSchema, wireSchemaOf } from './wire-schema';

/** Path parameters and query values side by side, the body under `body`. */
export type CallInput = Record<string, unknown>;

/** What an example input may depend on: the scenario in which a call is made. */
export interface ExampleWorld {
  scenario: string;
  /** The day of the scenario's clock, YYYY-MM-DD. */
  today: string;
  daysAgo: (days: number) => string;
  client: string;
  businessLine: 'COMMERCIAL' | 'MEDD';
  /** No one signs in to the scenario. */
  isVisitor: boolean;
  memberId: string;
  /** The body that another call is answered with, as it is on the wire. */
  responseOf: (endpointId: string, params?: Readonly<Record<string, string>>) => unknown;
}

export type ExampleInputs = (world: ExampleWorld) => CallInput[];

/**
 * The inputs of an area's calls that their fields' meanings do not give: ids that exist in a scenario, optional
 * values, variants of a body. What an input leaves out is filled in by meaning. Endpoint ids → inputs.
 */
export function defineExamples<Area extends Readonly<Record<string, { id: string }>>>(
  area: Area,
  examples: {
    readonly [Name in keyof NoInfer<Area>]?: (
      world: ExampleWorld,
    ) => Partial<InputOf<NoInfer<Area>[Name]>>[];
  },
): Readonly<Record<string, ExampleInputs>> {
  return Object.fromEntries(
    Object.entries(examples).map(([name, inputs]) => [
      (area[name] as { id: string }).id,
      inputs as ExampleInputs,
    ]),
  );
}

/** A PDF of one empty page, which every call that receives a file accepts. */
export const exampleFileText =
  '%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n' +
  '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n' +
  '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 72 72]>> endobj\n' +
  'trailer <</Root 1 0 R>>\n%%EOF\n';

/** What a service knows of that file. */
export const exampleFileFacts = { type: 'application/pdf', size: exampleFileText.length };

const exampleFile = (): SentFile => ({
  content: new Blob([exampleFileText], { type: 'application/pdf' }),
});

/** The inputs with which a call is made in a scenario; throws when a required value has no example. */
export function exampleInputsOf(
  endpoint: Endpoint,
  world: ExampleWorld,
  inputs: ExampleInputs = () => [{}],
): CallInput[] {
  return inputs(world).map((given) => ({ ...derivedInput(endpoint, world, given), ...given }));
}

function derivedInput(endpoint: Endpoint, world: ExampleWorld, given: CallInput): CallInput {
  const { id, params, query, body, onceByKey, receivesFile } = endpoint;
  const valueOf = (name: string, schema: WireSchema) => {
    const value = exampleOf(schema, world);
    if (value !== undefined) return value;
    const [area] = id.split('.');
    throw new Error(`No example for "${name}" of ${id}: add one to the examples of "${area}".`);
  };
  const { properties = {}, required = [] } = query ? wireSchemaOf(query) : {};
  const wanted = [
    ...Object.entries(params).map(([name, schema]) => [name, wireSchemaOf(schema)] as const),
    ...required.map((name) => [name, properties[name] ?? {}] as const),
    ...(body ? [['body', wireSchemaOf(body)] as const] : []),
  ];
  const missing = wanted.filter(([name]) => !(name in given));
  return {
    ...Object.fromEntries(missing.map(([name, schema]) => [name, valueOf(name, schema)])),
    ...(onceByKey && { idempotencyKey: 'example-key-1' }),
    ...(receivesFile && { file: exampleFile() }),
  };
}

/** A value by its meaning, else the first of a list, else what the type alone gives; undefined when nothing does. */
export function exampleOf(schema: WireSchema, world: ExampleWorld): unknown {
  const meaning = schema['x-meaning'];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (meaning) return inWorld(world)[meaning] ?? schema.examples?.[0];
  if (schema.anyOf) return schema.anyOf.map((each) => exampleOf(each, world)).find(isDefined);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [exampleOf(schema.items ?? {}, world)].filter(isDefined);
  if (schema.type !== 'object') return undefined;
  const entries = Object.entries(schema.properties ?? {}).map(
    ([name, each]) => [name, exampleOf(each, world)] as const,
  );
  const isComplete = (schema.required ?? []).every((name) =>
    entries.some(([key, value]) => key === name && isDefined(value)),
  );
  return isComplete
    ? Object.fromEntries(entries.filter(([, value]) => isDefined(value)))
    : undefined;
}

const inWorld = (world: ExampleWorld): Partial<Record<f.MeaningName, unknown>> => ({
  memberId: world.memberId,
  isoDate: world.today,
  clientCode: world.client,
});

const isDefined = (value: unknown) => value !== undefined;
