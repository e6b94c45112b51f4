import type { Endpoint } from '@portal/contracts';
import { type CallInput, exampleFileFacts, type ExampleWorld } from '@portal/contracts/examples';
import type { PlayRequest } from '../memory/check-request';
import { clockDay, shiftText } from '../memory/dates';
import { newMemory, play } from './play';
import type { Scenario } from '../fixtures/read-fixtures';

/** Of each scenario once: the contracts ask for it for every call. */
const worlds = new WeakMap<Scenario, ExampleWorld>();

/** What example inputs may depend on, of one scenario. Dates are relative to the scenario's clock. */
export function worldOf(scenario: Scenario): ExampleWorld {
  const world = worlds.get(scenario) ?? newWorld(scenario);
  worlds.set(scenario, world);
  return world;
}

function newWorld(scenario: Scenario): ExampleWorld {
  const today = clockDay(scenario.clock);
  return {
    scenario: scenario.name,
    today,
    daysAgo: (days) => shiftText(today, -days),
    client: scenario.client,
    businessLine: scenario.businessLine,
    isVisitor: scenario.identity === undefined,
    memberId: readMemberId(scenario),
    responseOf: (endpointId, params = {}) => bodyOf(scenario, endpointId, params),
  };
}

/** The member id in the scenario's user info. */
export const memberIdOf = (scenario: Scenario): string => worldOf(scenario).memberId;

function readMemberId(scenario: Scenario): string {
  const calls = ['user.getMemberInfo', 'user.getProviderInfo'];
  const infos = calls.map((call) => bodyOf(scenario, call, {}) as { memebrId?: string } | null);
  return infos.find((info) => info?.memebrId !== undefined)?.memebrId ?? 'UNKNOWN';
}

const bodyOf = (scenario: Scenario, endpointId: string, params: Record<string, string>): unknown =>
  play(scenario, newMemory(scenario), { endpointId, params, query: {} }).answer.body;

/** An example input as a scenario receives it: path, query and body apart. */
export function requestOf(endpoint: Endpoint, input: CallInput): PlayRequest {
  const { body, file, idempotencyKey, ...texts } = input;
  const values = Object.entries(texts).map(([name, value]) => [name, String(value)] as const);
  const pick = (inPath: boolean) =>
    Object.fromEntries(values.filter(([name]) => Object.hasOwn(endpoint.params, name) === inPath));
  return {
    endpointId: endpoint.id,
    params: pick(true),
    query: pick(false),
    body,
    ...(file !== undefined && { file: exampleFileFacts }),
    ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
  };
}
