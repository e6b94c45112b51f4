import type { Endpoint, ErrorCode, ProxiedUpstreamName } from '@portal/contracts';
import type { CallInput } from '@portal/contracts/examples';
import {
  answeringScenario,
  loadFixtures,
  newMemory,
  play,
  type PlayAnswer,
  requestOf,
  type Scenario,
} from '@portal/scenarios';
import { type Caller, usualCaller } from './callers';

/** One interaction: a call as the portal makes it, and the response of a provider in a state. */
export interface ContractCase {
  /** The interaction's description; unique within its provider. */
  title: string;
  upstream: ProxiedUpstreamName;
  endpoint: Endpoint;
  state: { name: string; params: Record<string, string | number> };
  /** The scenario that the inputs are of. */
  scenario: Scenario;
  caller: Caller;
  /** The member that the request is about. */
  memberId: string;
  input: CallInput;
  status: number;
  body: unknown;
  /** The code of the error that the portal sees; undefined when the call succeeds. */
  failsWith: ErrorCode | undefined;
}

/** A call of the services, and the scenarios from which its interactions come. */
export interface CaseSource {
  upstream: ProxiedUpstreamName;
  endpoint: Endpoint;
  /** The plain scenarios come first. */
  scenarios: readonly Scenario[];
}

/** Whether the call can be made in a scenario at all. */
export const canCall = ({ auth }: Endpoint, { identity }: Scenario): boolean =>
  auth !== 'member' || identity !== undefined;

export const callerIn = (endpoint: Endpoint, { identity }: Scenario): Caller =>
  usualCaller(endpoint, identity !== undefined);

const { scenarios } = loadFixtures();

/** What the services answer to a call of a scenario. */
export function answerOf(scenario: Scenario, endpoint: Endpoint, input: CallInput): PlayAnswer {
  const { person: caller } = scenario;
  const request = { ...requestOf(endpoint, input), ...(caller && { caller }) };
  const answering = answeringScenario(scenario, request, scenarios);
  return play(answering, newMemory(answering), request).answer;
}
