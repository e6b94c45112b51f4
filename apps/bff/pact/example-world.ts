import type { ExampleWorld } from '@portal/contracts/examples';
import { clockDay, newMemory, play, type Scenario, shiftText } from '@portal/scenarios';

/** What example inputs may depend on, of one scenario. Dates are relative to the scenario's clock. */
export function worldOf(scenario: Scenario): ExampleWorld {
  const today = clockDay(scenario.clock);
  return {
    scenario: scenario.name,
    today,
    daysAgo: (days) => shiftText(today, -days),
    client: scenario.client,
    businessLine: scenario.businessLine,
    isVisitor: scenario.identity === undefined,
    memberId: memberIdOf(scenario),
    responseOf: (endpointId, params = {}) => bodyOf(scenario, endpointId, params),
  };
}

/** The member id in the scenario's user info. */
export function memberIdOf(scenario: Scenario): string {
  const calls = ['user.getMemberInfo', 'user.getProviderInfo'];
  const infos = calls.map((call) => bodyOf(scenario, call, {}) as { memebrId?: string } | null);
  return infos.find((info) => info?.memebrId !== undefined)?.memebrId ?? 'UNKNOWN';
}

const bodyOf = (scenario: Scenario, endpointId: string, params: Record<string, string>): unknown =>
  play(scenario, newMemory(scenario), { endpointId, params, query: {} }).answer.body;
