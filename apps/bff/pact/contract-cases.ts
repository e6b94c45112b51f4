import {
  type Endpoint,
  errorCodeOf,
  type ErrorCode,
  proxiedUpstreams,
  type ProxiedUpstreamName,
} from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { inputsFor } from '@portal/contracts/all-examples';
import type { CallInput } from '@portal/contracts/examples';
import { loadFixtures, newMemory, play, type Scenario } from '@portal/scenarios';
import { worldOf } from './example-world';
import { failureBody, failuresOf } from './failures';
import { providerStates } from './provider-states';

/** One interaction: a call as the portal makes it, and the response of a provider in a state. */
export interface ContractCase {
  /** The interaction's description; unique within its provider. */
  title: string;
  upstream: ProxiedUpstreamName;
  endpoint: Endpoint;
  state: { name: string; params: Record<string, string | number> };
  signedIn: boolean;
  input: CallInput;
  status: number;
  body: unknown;
  /** The code of the error that the portal sees; undefined when the call succeeds. */
  failsWith: ErrorCode | undefined;
}

/**
 * Every distinct outcome of every proxied call, from all scenarios. An outcome that an earlier scenario has
 * already given to a request of the same form is left out; then
 * each way to fail.
 * Sorted by provider, endpoint and outcome.
 */
export function contractCases(fixtures = loadFixtures()): ContractCase[] {
  const scenarios = [...fixtures.scenarios.values()].sort(byMeaning);
  return proxiedUpstreams.flatMap((upstream) =>
    catalogue.entries
      .filter((endpoint) => endpoint.upstream === upstream)
      .flatMap((endpoint) => [
        ...outcomesOf(upstream, endpoint, scenarios),
        ...refusalsOf(upstream, endpoint, scenarios),
      ]),
  );
}

function outcomesOf(
  upstream: ProxiedUpstreamName,
  endpoint: Endpoint,
  scenarios: readonly Scenario[],
): ContractCase[] {
  // The portal reads nothing in bytes that are streamed through.
  if (endpoint.responseType !== undefined && endpoint.responseType !== 'json') return [];
  const refused = failuresOf(endpoint).map((failure) =>
    kindOf(failure.status, errorCodeOf(failure.status, failureBody(failure))),
  );
  const seen = new Set<string>();
  return scenarios.flatMap((scenario) => {
    if (!maySee(endpoint, scenario)) return [];
    return inputsFor(endpoint, worldOf(scenario)).flatMap((input) => {
      const { status, body } = answerOf(scenario, endpoint, input);
      const failsWith = errorCodeOf(status, body);
      const outcome = JSON.stringify([Object.keys(input), status, body]);
      if (status === 501 || seen.has(outcome)) return [];
      if (failsWith !== undefined && refused.includes(kindOf(status, failsWith))) return [];
      seen.add(outcome);
      return {
        title: `${endpoint.id} in the scenario ${scenario.name}${variation(input)}`,
        upstream,
        endpoint,
        state: { name: providerStates.scenario.name, params: { name: scenario.name } },
        signedIn: isSignedIn(endpoint, scenario),
        input,
        status,
        body,
        failsWith,
      };
    });
  });
}

function refusalsOf(
  upstream: ProxiedUpstreamName,
  endpoint: Endpoint,
  scenarios: readonly Scenario[],
): ContractCase[] {
  const caller = scenarios.find(
    (scenario) => maySee(endpoint, scenario) && isSignedIn(endpoint, scenario),
  );
  const scenario = caller ?? (scenarios[0] as Scenario);
  const [input = {}] = inputsFor(endpoint, worldOf(scenario));
  return failuresOf(endpoint).map((failure) => {
    const body = failureBody(failure);
    return {
      title: `${endpoint.id} refused with ${failure.status} ${failure.code}`,
      upstream,
      endpoint,
      state: { name: providerStates.failure.name, params: { call: endpoint.id, ...failure } },
      signedIn: isSignedIn(endpoint, scenario),
      input,
      status: failure.status,
      body,
      failsWith: errorCodeOf(failure.status, body),
    };
  });
}

const maySee = (endpoint: Endpoint, { identity }: Scenario) =>
  endpoint.auth !== 'member' || identity !== undefined;

const isSignedIn = (endpoint: Endpoint, { identity }: Scenario) =>
  endpoint.auth !== 'none' && identity !== undefined;

const kindOf = (status: number, code: ErrorCode | undefined) => `${status} ${code}`;

function answerOf(scenario: Scenario, endpoint: Endpoint, input: CallInput) {
  const { body, idempotencyKey, ...texts } = input;
  const values = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, String(value)]),
  );
  const inPath = Object.keys(endpoint.params);
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => inPath.includes(name) === wanted));
  const request = { endpointId: endpoint.id, params: pick(true), query: pick(false) };
  return play(scenario, newMemory(scenario), {
    ...request,
    body,
    ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
  }).answer;
}

function variation(input: CallInput): string {
  if (input['splitPlatform'] !== undefined) return ' (handed on)';
  return input['locale'] === undefined ? '' : ` (${String(input['locale'])})`;
}

/** The plain scenarios come first, so that an outcome has the clearest title. */
function byMeaning(a: Scenario, b: Scenario): number {
  const rank = ({ name }: Scenario) => {
    const found = ['visitor', 'commercial-member', 'medicare-member'].indexOf(name);
    return found < 0 ? 9 : found;
  };
  return rank(a) - rank(b) || (a.name < b.name ? -1 : 1);
}
