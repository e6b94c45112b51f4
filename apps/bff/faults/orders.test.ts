import { areas } from '@portal/contracts/all';
import {
  type Deployment,
  type FaultyRelay,
  placeOrdersUnderFaults,
  startDeployment,
  startFaultyRelay,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';

let deployment: Deployment;
let relay: FaultyRelay;
beforeAll(async () => {
  deployment = await startDeployment(standIns, {
    between: async (origin) => {
      const { path } = areas.mailOrderCheckout.placeOrder;
      relay = await startFaultyRelay(origin, path, ['lost answer', 'lost request', 'none']);
      return relay;
    },
  });
});
afterAll(() => deployment.stop());

test('MO-2: an order is placed once, and its member told which, while replicas are killed and connections break', async () => {
  const submissions = 12;
  const { placedOnce, reportedCorrectly, requests, kills, wrong } = await placeOrdersUnderFaults(
    deployment,
    { submissions, atOnce: 4, patienceMs: 3000, ordersPerKill: 4, downMs: 500 },
  );
  expect(wrong).toEqual([]);
  expect({ placedOnce, reportedCorrectly }).toEqual({
    placedOnce: submissions,
    reportedCorrectly: submissions,
  });
  // There were faults, and orders were sent again because of them.
  expect(kills).toBe(3);
  expect(requests).toBeGreaterThan(submissions);
  expect(relay.happened['lost answer']).toBeGreaterThan(0);
});
