import {
  type Deployment,
  endOtherSession,
  revokeCaregiver,
  startDeployment,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment(standIns, { replicas: 3 });
});
afterAll(() => deployment.stop());

test('what a member ends for a caregiver is refused by every replica', async () => {
  const results = await revokeCaregiver(deployment);
  expect(results).toHaveLength(3);
  expect(results.map(({ allowedAfter }) => allowedAfter)).toEqual([0, 0, 0]);
  expect(results.every(({ refusedAfterMs }) => refusedAfterMs < Infinity)).toBe(true);
});

test('a session that another browser ended is refused by every replica', async () => {
  const results = await endOtherSession(deployment);
  expect(results.map(({ allowedAfter }) => allowedAfter)).toEqual([0, 0, 0]);
  expect(results.every(({ refusedAfterMs }) => refusedAfterMs < Infinity)).toBe(true);
});
