import type { Endpoint } from '@portal/contracts';
import { inputsFor } from '@portal/contracts/all-examples';
import type { CallInput } from '@portal/contracts/examples';
import {
  answeringScenario,
  loadFixtures,
  newMemory,
  play,
  requestOf,
  type Scenario,
  worldOf,
} from '@portal/scenarios';

/** A call as the portal makes it in a scenario, and what the service answers. */
export interface CallExample {
  scenario: Scenario;
  input: CallInput;
  body: unknown;
}

/** The plain scenarios first, so that an example is an ordinary one. */
const plain = ['commercial-member', 'medicare-member', 'visitor'];
const { scenarios } = loadFixtures();
const inOrder = [
  ...plain.flatMap((name) => scenarios.get(name) ?? []),
  ...[...scenarios.values()].filter(({ name }) => !plain.includes(name)),
];

/** The first success of a call, in the plainest scenario that has one. Undefined for bytes, and where none succeeds. */
export function exampleOf(endpoint: Endpoint): CallExample | undefined {
  if (typeof endpoint.responseType === 'object') return undefined;
  for (const scenario of inOrder) {
    if (endpoint.auth === 'member' && scenario.identity === undefined) continue;
    for (const input of inputsFor(endpoint, worldOf(scenario))) {
      const { person: caller } = scenario;
      const request = { ...requestOf(endpoint, input), ...(caller && { caller }) };
      const answering = answeringScenario(scenario, request, scenarios);
      const { status, body, reset } = play(answering, newMemory(answering), request).answer;
      if (status < 300 && !reset) return { scenario, input, body };
    }
  }
  return undefined;
}

const mostRows = 2;
const longestText = 300;

/** A value as an example shows it: the first rows of a list, the beginning of a long text. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostRows).map(shortened);
  // Not what has no spaces: half an URL is none.
  if (typeof value === 'string' && value.length > longestText && value.includes(' ')) {
    return `${value.slice(0, longestText)}…`;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
}

/** An example in OpenAPI, under the name of its scenario. */
export const namedExample = ({ scenario }: CallExample, value: unknown) => ({
  [scenario.name]: { summary: scenario.title, value: shortened(value) },
});
