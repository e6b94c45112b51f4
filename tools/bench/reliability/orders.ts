import {
  type Fault,
  type FaultyRelay,
  placeOrdersUnderFaults,
  printTable,
  startFaultyRelay,
  withDeployment,
} from '@portal/resilience';
import { areas } from '@portal/contracts/all';
import * as standIns from '@portal/stand-ins';
import type { Goal } from './report';

/** By turn for each order that reaches the service. */
const faults: readonly Fault[] = [
  'none',
  'lost answer',
  'lost request',
  'lost answer',
  'none',
  'lost request',
  'silence',
];

/** 25 kills in 500 orders. */
const ordersPerKill = 20;

/** Orders while replicas are killed and connections break: each is placed once, and its member told which it is. */
export async function measureOrders(submissions: number): Promise<Goal[]> {
  let relay: FaultyRelay | undefined;
  const { path } = areas.mailOrderCheckout.placeOrder;
  const options = {
    replicas: 3,
    between: async (origin: string) => (relay = await startFaultyRelay(origin, path, faults)),
  };
  return withDeployment(standIns, options, async (deployment) => {
    const run = await placeOrdersUnderFaults(deployment, {
      submissions,
      atOnce: 8,
      patienceMs: 3000,
      ordersPerKill,
      downMs: 2000,
    });
    printTable('Orders under faults (MO-2)', [
      {
        submissions,
        requests: run.requests,
        'replicas killed': run.kills,
        'requests lost': relay?.happened['lost request'] ?? 0,
        'answers lost': relay?.happened['lost answer'] ?? 0,
        'never answered': relay?.happened.silence ?? 0,
        'placed once': run.placedOnce,
        'told which': run.reportedCorrectly,
      },
    ]);
    for (const sentence of run.wrong) console.log(sentence);
    return [
      { what: 'each order is placed once', reached: run.placedOnce === submissions },
      {
        what: 'each member is told which order it is',
        reached: run.reportedCorrectly === submissions,
      },
      {
        what: `a replica is killed for every ${ordersPerKill} orders (${run.kills})`,
        reached: run.kills === Math.floor(submissions / ordersPerKill),
      },
    ];
  });
}
