import { newMemory, play } from '../play/play';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';
import type { SentMessage } from '../memory/sent-message';

const { scenarios } = loadFixtures();

/** One run of a scenario by its member: every call finds what those before it did. */
export function runOf(scenario: string | Scenario, memberId = 'EVF00421787') {
  const found = typeof scenario === 'string' ? scenarios.get(scenario)! : scenario;
  let memory = newMemory(found);
  let now = new Date(found.clock);
  let daysAhead = 0;
  const sent: SentMessage[] = [];
  const call = (endpointId: string, more: Record<string, unknown> = {}) => {
    const played = play(
      found,
      memory,
      { endpointId, params: {}, query: {}, ...more },
      daysAhead > 0 ? { daysAhead } : { now, today: found.clock.slice(0, 10) },
    );
    memory = played.memory;
    sent.push(...(played.sent ?? []));
    const { status, body } = played.answer;
    return { status, body: body as Row };
  };
  const query = { memberId };
  return {
    call,
    /** Emails and texts so far, in order. */
    sent,
    /** Another sign-in: only what the services store is still known. */
    signInAgain: () => (memory = { ...newMemory(found), stored: memory.stored }),
    /** The clock of the services moves to so many days after the scenario begins. */
    daysAfter: (days: number) => (daysAhead = days),
    wait: (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000)),
    refills: () => call('mailOrderRefills.getList', { query }).body['refills'] as Row[],
    refill: (rxNumber: string) =>
      (call('mailOrderRefills.getList', { query }).body['refills'] as Row[]).find(
        (each) => each['rxNumber'] === rxNumber,
      ),
    orders: () => call('mailOrders.getList', { query }).body['orders'] as Row[],
    overview: () => call('mailOrder.getOverview', { params: query }).body,
    checkout: () => call('mailOrderCheckout.get', { query }).body,
    /** Sends an order of prescriptions and their costs; `change` replaces parts of it. */
    order: (costs: Record<string, number>, change: Record<string, unknown> = {}, key = 'key-1') => {
      const items = Object.entries(costs).map(([rxNumber, cost]) => ({ rxNumber, days: 90, cost }));
      const cents = items.reduce((sum, { cost }) => sum + Math.round(cost * 100), 0);
      return call('mailOrderCheckout.placeOrder', {
        idempotencyKey: key,
        body: {
          memberId,
          items,
          addressId: 'ADDR-1',
          shippingId: 'standard',
          packaging: { childResistant: true, largePrint: false, labelLanguage: 'en' },
          payment: { pciToken: 'PCI-CARD-1' },
          expectedTotal: cents / 100,
          healthConfirmed: true,
          agreed: true,
          ...change,
        },
      });
    },
  };
}

export type Row = Record<string, Json>;
