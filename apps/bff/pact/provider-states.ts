import type { Endpoint } from '@portal/contracts';
import type { CallInput } from '@portal/contracts/examples';
import { type WireSchema, wireSchemaOf } from '@portal/contracts/wire-schema';
import { memberIdOf, type Scenario } from '@portal/scenarios';

/** One state that the contracts need a provider to be in: its name, its parameters, and its meaning. */
export interface ProviderState {
  name: string;
  params: Readonly<Record<string, string>>;
  means: string;
}

/**
 * Every provider state of the contracts. The list is frozen: providers bind handlers to these names, so
 * a new situation is a new value of a parameter. docs/provider-states.md is written from it.
 */
export const providerStates = {
  scenario: {
    name: 'the scenario is loaded',
    params: {
      name: 'the name of the scenario',
      clock: "the moment at which the scenario's world stands; dates count from it",
      memberId: 'the member that the call is about; left out for visitors',
      ids: 'the ids in the request, as `name=value` with commas; left out when it has none',
      refusal: 'what the provider refuses by its own rules; left out when it answers',
    },
    means:
      'What the provider has on record is what the scenario says: who the member is, their claims, balances, messages. Until the next state is set. `name` alone is enough to load it; the others say what the request is about, for providers with their own test data.',
  },
  failure: {
    name: 'the call fails',
    params: {
      call: "the call's id in the catalogue",
      status: 'the HTTP status of the answer',
      code: 'the code that the message of the answer begins with',
    },
    means:
      'The next time that this call is made it is refused with this status and code, whatever is on record.',
  },
} as const satisfies Record<string, ProviderState>;

/** The state in which a scenario is on record, with what the request is about. */
export function scenarioState(
  scenario: Scenario,
  endpoint: Endpoint,
  input: CallInput,
  refusal?: string,
): { name: string; params: Record<string, string> } {
  const ids = idsIn(endpoint, input);
  return {
    name: providerStates.scenario.name,
    params: {
      name: scenario.name,
      clock: scenario.clock,
      ...(scenario.identity !== undefined && { memberId: memberIdOf(scenario) }),
      ...(ids.length > 0 && { ids: ids.join(', ') }),
      ...(refusal !== undefined && { refusal }),
    },
  };
}

function idsIn({ params, body }: Endpoint, input: CallInput): string[] {
  const schemas: [string, WireSchema][] = [
    ...Object.entries(params).map(([name, schema]): [string, WireSchema] => [
      name,
      wireSchemaOf(schema),
    ]),
    ...(body ? [['body', wireSchemaOf(body)] as [string, WireSchema]] : []),
  ];
  return schemas.flatMap(([name, schema]) => idsOf(name, input[name], schema));
}

function idsOf(name: string, value: unknown, schema: WireSchema): string[] {
  const meaning = schema['x-meaning'];
  if (meaning === 'recordId' || meaning === 'npi') return value ? [`${name}=${String(value)}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  const properties = [schema, ...(schema.anyOf ?? [])].flatMap((each) =>
    Object.entries(each.properties ?? {}),
  );
  return properties.flatMap(([key, each]) =>
    idsOf(key, (value as Record<string, unknown>)[key], each),
  );
}
