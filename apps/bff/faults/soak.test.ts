import {
  canBeLookedInto,
  type Deployment,
  growth,
  soak,
  startDeployment,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';

const members = 4;

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment(standIns, { replicas: 2, nodeOptions: canBeLookedInto });
});
afterAll(() => deployment.stop());

test('security 42: while tokens run out over and over nothing fails, and memory, sockets and keys stay', async () => {
  const { failures, redemptions, samples } = await soak(deployment, {
    seconds: 9,
    tokenSeconds: 3,
    members,
    redemptions: members * 3,
  });
  expect(failures).toEqual([]);
  expect(redemptions).toBeGreaterThanOrEqual(members * 3);
  expect(growth(samples.map(({ heapMb }) => heapMb))).toBeLessThan(1.1);
  expect(Math.max(...samples.map(({ sockets }) => sockets))).toBeLessThan(members * 8);
  // Three keys for each member; one visitor's may be there or going.
  expect(Math.max(...samples.map(({ keys }) => keys))).toBeLessThanOrEqual((members + 1) * 3);
});
