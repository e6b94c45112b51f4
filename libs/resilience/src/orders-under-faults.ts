import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import type { Agent, Response } from '@portal/testing/supertest';
import type { Deployment } from './deployment';
import { inTurns, Kills } from './kills';
import { bodyOf, memberIdOf } from './member';
import { again } from './wait';

/** What the members of a run were told, and what the service has in the end. */
export interface OrdersUnderFaults {
  submissions: number;
  /** Submissions of which the service has exactly one order. */
  placedOnce: number;
  /** Submissions whose member was told the number of that order. */
  reportedCorrectly: number;
  /** Requests that placed an order or tried to. */
  requests: number;
  /** Times that a replica was killed. */
  kills: number;
  /** Sentences on each submission that is not in order. */
  wrong: string[];
}

interface Options {
  submissions: number;
  /** Members who order at the same time. */
  atOnce: number;
  /** Milliseconds until a member's browser gives up on an answer. */
  patienceMs: number;
  /** Orders from one kill of a replica to the next. */
  ordersPerKill: number;
  /** Milliseconds until a killed replica starts again. */
  downMs: number;
}

const { placeOrder, get: getCheckout } = areas.mailOrderCheckout;
const listOrders = areas.mailOrders.getList.path;
const username = 'commercial-member';

/**
 * Members order refills while replicas are killed and a relay breaks the connections to the service. Each
 * order is sent again under its key until an answer comes, as the checkout does (MO-2).
 */
export async function placeOrdersUnderFaults(
  deployment: Deployment,
  { submissions, atOnce, patienceMs, ordersPerKill, downMs }: Options,
): Promise<OrdersUnderFaults> {
  const outcome: OrdersUnderFaults = {
    submissions,
    placedOnce: 0,
    reportedCorrectly: 0,
    requests: 0,
    kills: 0,
    wrong: [],
  };
  const kills = new Kills(deployment, downMs);
  /** Places an order when every replica runs, and kills one while the order is on its way. */
  const placeWhileKilled = <T>(place: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => kills.next(() => void place().then(resolve, reject)));
  const ordering = inTurns(submissions, Array.from({ length: atOnce }), async (turn) => {
    // The orders decide, not the clock: a fast machine has as many kills as a slow one.
    const isKillDue = (turn + 1) % ordersPerKill === 0;
    const agent = await again(() => deployment.signIn(username));
    await submit(agent, outcome, patienceMs, isKillDue ? placeWhileKilled : (place) => place());
  });
  await ordering.finally(() => kills.over());
  return { ...outcome, kills: kills.count };
}

/** One order of a member who just signed in, whose sign-in has a memory of the service to itself. */
async function submit(
  agent: Agent,
  outcome: OrdersUnderFaults,
  patienceMs: number,
  run: (place: () => Promise<string>) => Promise<string>,
) {
  const memberId = await again(() => memberIdOf(agent));
  const order = await orderFor(agent, memberId);
  const before = await numbersOf(agent, memberId);
  const key = randomUUID();
  const place = () =>
    again(async () => {
      outcome.requests += 1;
      const sending = agent
        .post(placeOrder.path)
        .set({ [idempotencyHeader]: key })
        .timeout(patienceMs)
        .send(order);
      const { order: placed } = await bodyOf<{ order: { orderNumber: string } }>(sending);
      return placed.orderNumber;
    });
  const told = await run(place);
  const placed = (await numbersOf(agent, memberId)).filter((each) => !before.includes(each));
  if (placed.length === 1) outcome.placedOnce += 1;
  if (placed.length === 1 && placed[0] === told) outcome.reportedCorrectly += 1;
  else outcome.wrong.push(`told ${told}, placed ${placed.join(', ') || 'nothing'}`);
}

/** One refill that may be ordered, with what the checkout presets. */
async function orderFor(agent: Agent, memberId: string): Promise<object> {
  const query = { memberId };
  const { refills } = await read<{ refills: Refill[] }>(() =>
    agent.get(areas.mailOrderRefills.getList.path).query(query),
  );
  const checkout = await read<Checkout>(() => agent.get(getCheckout.path).query(query));
  const refill = refills.find(
    ({ status, coldChain, controlled }) => status === 'READY' && !coldChain && !controlled,
  );
  const [choice] = refill?.choices ?? [];
  const shipping = checkout.shipping.find(({ cost }) => cost === 0);
  const address = checkout.addresses.find(({ isDefault }) => isDefault);
  const [card] = checkout.cards;
  if (!refill || !choice || !shipping || !address || !card) throw new Error('Nothing to order.');
  return {
    memberId,
    items: [{ rxNumber: refill.rxNumber, days: choice.days, cost: choice.cost }],
    addressId: address.addressId,
    shippingId: shipping.shippingId,
    packaging: checkout.packaging,
    payment: { pciToken: card.pciToken },
    expectedTotal: choice.cost,
    healthConfirmed: true,
    agreed: true,
  };
}

interface Refill {
  rxNumber: string;
  status: string;
  coldChain: boolean;
  controlled: boolean;
  choices: { days: number; cost: number }[];
}

interface Checkout {
  shipping: { shippingId: string; cost: number }[];
  addresses: { addressId: string; isDefault: boolean }[];
  cards: { pciToken: string }[];
  packaging: object;
}

async function numbersOf(agent: Agent, memberId: string): Promise<string[]> {
  const { orders } = await read<{ orders: { orderNumber: string }[] }>(() =>
    agent.get(listOrders).query({ memberId }),
  );
  return orders.map(({ orderNumber }) => orderNumber);
}

/** The body of a read, sent again while replicas come and go. */
const read = <T>(send: () => PromiseLike<Response>): Promise<T> => again(() => bodyOf<T>(send()));
