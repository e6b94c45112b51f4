import { memberIdOf, worldOf } from '@portal/scenarios';
import { errorCodeOf, upstreams } from '@portal/contracts';
import type { Endpoint } from '@portal/contracts';
import { inputsFor } from '@portal/contracts/all-examples';
import type { CallInput } from '@portal/contracts/examples';
import { wireSchemaOf } from '@portal/contracts/wire-schema';
import { answerOf, callerIn, canCall, type CaseSource, type ContractCase } from './contract-case';
import { failureBody, failuresOf } from './failures';
import { partsIn } from './input-parts';
import { providerStates, scenarioState } from './provider-states';

/** Each way to fail, as the state makes the provider fail. */
export function injectedRefusals({ upstream, endpoint, scenarios }: CaseSource): ContractCase[] {
  const found = plainestOf(endpoint, scenarios);
  if (!found) return [];
  const { scenario, input } = found;
  return failuresOf(endpoint).map((failure) => {
    const body = failureBody(failure);
    return {
      title: `${endpoint.id} refused with ${failure.status} ${failure.code}`,
      upstream,
      endpoint,
      scenario,
      input,
      body,
      state: { name: providerStates.failure.name, params: { call: endpoint.id, ...failure } },
      caller: callerIn(endpoint, scenario),
      memberId: memberIdOf(scenario),
      status: failure.status,
      failsWith: isNeutralised(endpoint, failure.status)
        ? endpoint.neutral
        : errorCodeOf(failure.status, body),
    };
  });
}

/** The BFF answers every refusal of such a call alike. */
const isNeutralised = ({ neutral }: Endpoint, status: number) =>
  neutral !== undefined && status >= 400 && status < 500 && status !== 401;

const isProtected = ({ upstream, auth }: Endpoint) =>
  auth === 'member' && (upstreams[upstream].tokens as readonly string[]).includes('access');

/** A member's call without tokens: the service itself refuses it. */
export function tokenRefusals({ upstream, endpoint, scenarios }: CaseSource): ContractCase[] {
  const found = isProtected(endpoint) ? plainestOf(endpoint, scenarios) : undefined;
  if (!found) return [];
  const { scenario, input } = found;
  const body = failureBody({ status: 401, code: 'NOT_SIGNED_IN' });
  return [
    {
      title: `${endpoint.id} without tokens`,
      upstream,
      endpoint,
      scenario,
      input,
      body,
      state: scenarioState(scenario, endpoint, input, 'no token'),
      caller: 'incomplete',
      memberId: memberIdOf(scenario),
      status: 401,
      failsWith: 'UNAUTHENTICATED',
    },
  ];
}

/** A call that names something which is not there: the service itself answers so. */
export function unknownIdRefusals({ upstream, endpoint, scenarios }: CaseSource): ContractCase[] {
  const found = plainestOf(endpoint, scenarios);
  if (!found || found.scenario.identity === undefined) return [];
  const { scenario } = found;
  const input = withUnknownIds(endpoint, found.input);
  if (JSON.stringify(input) === JSON.stringify(found.input)) return [];
  const { status, body } = answerOf(scenario, endpoint, input);
  if (![404, 409, 422].includes(status)) return [];
  return [
    {
      title: `${endpoint.id} with an unknown id`,
      upstream,
      endpoint,
      scenario,
      input,
      status,
      body,
      state: scenarioState(scenario, endpoint, input, 'unknown id'),
      caller: callerIn(endpoint, scenario),
      memberId: memberIdOf(scenario),
      failsWith: errorCodeOf(status, body),
    },
  ];
}

/** The plainest scenario that answers the call, with the input that has the most parts. */
export function plainestOf(endpoint: CaseSource['endpoint'], scenarios: CaseSource['scenarios']) {
  const able = scenarios.filter((scenario) => canCall(endpoint, scenario));
  const tried = able.map((scenario) => ({ scenario, input: fullestInput(endpoint, scenario) }));
  const signedIn = tried.filter(({ scenario }) => scenario.identity !== undefined);
  const answered = (each: (typeof tried)[number]) =>
    answerOf(each.scenario, endpoint, each.input).status < 300;
  return (
    (endpoint.auth === 'none' ? tried : signedIn).find(answered) ?? tried.find(answered) ?? tried[0]
  );
}

function fullestInput(endpoint: Endpoint, scenario: CaseSource['scenarios'][number]): CallInput {
  const inputs = inputsFor(endpoint, worldOf(scenario));
  const sorted = [...inputs].sort(
    (a, b) => partsIn(endpoint, b).length - partsIn(endpoint, a).length,
  );
  return sorted[0] ?? {};
}

/** The ids of records, replaced by those of none. */
function withUnknownIds(endpoint: Endpoint, input: CallInput): CallInput {
  const schemas: { [name: string]: ReturnType<typeof wireSchemaOf> | undefined } = {
    ...Object.fromEntries(
      Object.entries(endpoint.params).map(([name, schema]) => [name, wireSchemaOf(schema)]),
    ),
    ...(endpoint.body && { body: wireSchemaOf(endpoint.body) }),
  };
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, unknownIn(value, schemas[name])]),
  );
}

const unknownIds: Readonly<Record<string, string>> = { recordId: 'NOT-THERE-1', npi: '9999999999' };

function unknownIn(value: unknown, schema: ReturnType<typeof wireSchemaOf> | undefined): unknown {
  if (!schema) return value;
  if (typeof value === 'string') return unknownIds[schema['x-meaning'] ?? ''] ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => unknownIn(each, schema.items));
  const variants = [schema, ...(schema.anyOf ?? [])];
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      unknownIn(each, variants.map(({ properties }) => properties?.[key]).find(Boolean)),
    ]),
  );
}
