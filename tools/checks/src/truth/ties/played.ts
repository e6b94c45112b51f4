import { addDays, clockDay, type Json as Sent, newMemory, play } from '@portal/scenarios';
import { isPerson, withheldIn } from '../world/people';
import { pharmacies } from '../world/pharmacies';
import {
  allScenarios,
  type Json,
  type World,
  once,
  part,
  rows,
  text,
  worldOf,
} from '../world/world';

const homeDelivery = [...pharmacies].find(([, kind]) => kind === 'mail')?.[0];

/** A member's day at the services: every call finds what those before it did. */
export function playDays(name: string, memberId: string) {
  const scenario = allScenarios().get(name);
  if (!scenario) throw new Error(`There is no scenario "${name}".`);
  let memory = newMemory(scenario);
  let daysAhead = 0;
  const call = (endpointId: string, more: object = {}) => {
    const request = { endpointId, params: {}, query: {}, ...more };
    const played = play(scenario, memory, request, { daysAhead });
    memory = played.memory;
    if (played.answer.status >= 400) {
      throw new Error(`${endpointId}: ${JSON.stringify(played.answer.body)}`);
    }
    return part(played.answer.body);
  };
  const query = { memberId };

  /** What a response file would say of the orders that the service answers. */
  const orders = (answer: Json): Json => ({
    orders: rows(answer['orders']).map((order) => ({
      ...order,
      plan: { shipped: text(part(order['shipment'])['shippedOn']) || '9999-12-31' },
      hold: order['action'] ?? undefined,
      cancelledOn: order['state'] === 'CANCELLED' ? order['placedOn'] : undefined,
      returnedOn: order['state'] === 'RETURNED' ? order['placedOn'] : undefined,
    })),
  });

  const prescriptions = () => rows(part(fileOf('mailOrderRefills.getList'))['prescriptions']);
  const waiting = () =>
    rows(call('mailOrders.getList', { query })['orders']).filter(
      ({ state }) => !['SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'].includes(text(state)),
    );

  /** The same of refills; of those in an order that waits the service takes off what it will use. */
  const refills = (answer: Json): Json => {
    const ordered = new Set(
      waiting().flatMap(({ items }) => rows(items).map(({ rxNumber }) => text(rxNumber))),
    );
    const sent = rows(answer['refills']).filter(({ rxNumber }) => !ordered.has(text(rxNumber)));
    return {
      prescriptions: sent.map((each) => ({
        ...prescriptions().find(({ rxNumber }) => rxNumber === each['rxNumber']),
        ...each,
      })),
    };
  };

  /** The fills of orders that wait, for nothing but to be filled: claims in progress, as they are once they ship. */
  const orderedFills = () =>
    waiting()
      .filter(({ action }) => !action)
      .flatMap(({ memberId: person, orderNumber, items }) =>
        rows(items).map(({ rxNumber, quantity, days }) => {
          const of = prescriptions().find((each) => each['rxNumber'] === rxNumber);
          const healthServiceId = `HS-${text(orderNumber)}-${text(rxNumber)}`;
          return {
            row: {
              healthServiceId,
              memberId: person,
              dateOfService: today(),
              PRODUCT_ID: of?.['ndc'],
              CLAIM_STATUS: 'PENDING',
            },
            entry: {
              healthServiceId,
              rxNumber,
              quantity,
              daysSupply: days,
              pharmacyNpi: homeDelivery,
              refillsAuthorized: of?.['refillsLeft'],
            },
          };
        }),
      );

  /** The same of requests: the file has the plan's law and its own clocks. */
  const requests = (answer: Json): Json => ({
    ...part(fileOf('coverageRequests.getList')),
    requests: rows(answer['requests']).map((request) => ({
      ...request,
      memberId: part(request['patient'])['memberId'],
      decision: request['decidedAt']
        ? { at: request['decidedAt'], outcome: request['outcome'] }
        : undefined,
    })),
  });

  const fileOf = (id: string): Sent | undefined =>
    scenario.files.get(`${id}/${String(scenario.responses[id])}`)?.body;

  const today = () => addDays(clockDay(scenario.clock), daysAhead);
  const history = () => {
    const params = { fromDate: addDays(today(), -730), toDate: today(), memberId };
    const sent = rows(part(call('claims.getHistory', { params })['claimsHistory'])['claim']);
    const isSent = new Set(sent.map(({ healthServiceId }) => healthServiceId));
    const hidden = withheld.filter(({ healthServiceId }) => !isSent.has(healthServiceId));
    return [...sent, ...hidden];
  };
  // Of whom the member does not see the service tells nothing; they count toward the family's limits all the same.
  const others = withheldIn(worldOf(name));
  const withheld = rows(part(part(fileOf('claims.getHistory'))['claimsHistory'])['claim']).filter(
    ({ memberId: of }) => others.some(({ memberNumber }) => isPerson(memberNumber, text(of))),
  );
  const details = rows(part(fileOf('claims.getEntry'))['entries']);
  // The detail of a claim stays as it was when the claim came.
  const entryOf = once((healthServiceId: string) =>
    withheld.some((row) => row['healthServiceId'] === healthServiceId)
      ? part(details.find((entry) => entry['healthServiceId'] === healthServiceId))
      : call('claims.getEntry', { params: { healthServiceId } }),
  );
  // What the service works out is held against the claims like what a file states.
  const balances = (id: string) => () => ({
    ...call(id, { params: { memberId }, query }),
    asStated: 'By the service',
  });
  const answers: Readonly<Record<string, () => Json>> = {
    'balances.getBenefitBalance': balances('balances.getBenefitBalance'),
    'balances.getPlanBalance': balances('balances.getPlanBalance'),
    'claims.getHistory': () => ({
      claimsHistory: { claim: [...history(), ...orderedFills().map(({ row }) => row)] },
    }),
    'claims.getEntry': () => ({
      entries: [
        ...history().map(({ healthServiceId }) => entryOf(text(healthServiceId))),
        ...orderedFills().map(({ entry }) => entry),
      ],
    }),
    'coverageRequests.getList': () => requests(call('coverageRequests.getList')),
    'mailOrders.getList': () => orders(call('mailOrders.getList', { query })),
    'mailOrderRefills.getList': () => refills(call('mailOrderRefills.getList', { query })),
  };

  return {
    call,
    /** The services' clock moves to so many days after the scenario begins. */
    daysAfter: (days: number) => (daysAhead = days),
    /** What the services answer now, in the form of their files. */
    world: (): World => ({
      day: today(),
      isMedicare: scenario.businessLine === 'MEDD',
      body: once((id) => {
        if (typeof scenario.responses[id] !== 'string') return null;
        return answers[id]?.() ?? call(id, { params: { memberId }, query });
      }),
    }),
  };
}
