import {
  type Endpoint,
  errorCodeOf,
  type ErrorCode,
  proxiedUpstreams,
  type ProxiedUpstreamName,
} from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { loadFixtures, newMemory, play, type Scenario } from '@portal/scenarios';
import { type CallInput, inputsFor } from './example-inputs';
import { hasOnlyAmounts } from './matchers';

/** One interaction: a call as the portal makes it, and what a scenario answers to it. */
export interface ContractCase {
  /** The interaction's description; unique within its provider. */
  title: string;
  upstream: ProxiedUpstreamName;
  endpoint: Endpoint;
  scenario: string;
  signedIn: boolean;
  input: CallInput;
  status: number;
  body: unknown;
  /** What the portal makes of the answer; undefined when the call succeeds. */
  failsWith: ErrorCode | undefined;
}

/**
 * Every distinct outcome of every proxied call: each scenario is asked, and an outcome that an earlier
 * scenario already showed is left out, and so is one whose amounts are none. Sorted by provider, endpoint and scenario.
 */
export function contractCases(): ContractCase[] {
  const scenarios = [...loadFixtures().scenarios.values()].sort(byMeaning);
  return proxiedUpstreams.flatMap((upstream) =>
    catalogue.entries
      .filter((endpoint) => endpoint.upstream === upstream && endpoint.responseType === undefined)
      .flatMap((endpoint) => casesOf(upstream, endpoint, scenarios)),
  );
}

function casesOf(
  upstream: ProxiedUpstreamName,
  endpoint: Endpoint,
  scenarios: readonly Scenario[],
): ContractCase[] {
  const seen = new Set<string>();
  return scenarios.flatMap((scenario) => {
    const signedIn = scenario.identity !== undefined;
    if (endpoint.auth === 'member' && !signedIn) return [];
    return inputsFor(endpoint, scenario).flatMap((input) => {
      const { status, body } = answerOf(scenario, endpoint, input);
      const outcome = JSON.stringify([status, body]);
      if (status === 501 || seen.has(outcome)) return [];
      if (status < 300 && !hasOnlyAmounts(endpoint.response, body)) return [];
      seen.add(outcome);
      return {
        title: `${endpoint.id} in the scenario ${scenario.name}${variation(input)}`,
        upstream,
        endpoint,
        scenario: scenario.name,
        signedIn: signedIn && endpoint.auth !== 'none',
        input,
        status,
        body,
        failsWith: errorCodeOf(status, body),
      };
    });
  });
}

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

const variation = (input: CallInput) =>
  input['locale'] === undefined ? '' : ` (${String(input['locale'])})`;

/** The plain scenarios come first, so that an outcome is told under the most telling name. */
function byMeaning(a: Scenario, b: Scenario): number {
  const rank = ({ name }: Scenario) => {
    const found = ['visitor', 'commercial-member', 'medicare-member'].indexOf(name);
    return found < 0 ? 9 : found;
  };
  return rank(a) - rank(b) || (a.name < b.name ? -1 : 1);
}
