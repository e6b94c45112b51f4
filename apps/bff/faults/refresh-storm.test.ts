import {
  type Deployment,
  refreshStorm,
  startDeployment,
  stormWithHolderKilled,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await startDeployment(standIns, { replicas: 3 });
});
afterAll(() => deployment.stop());

test('security 38: three replicas with 200 calls each on an expired token redeem the refresh token once', async () => {
  const storm = await refreshStorm(deployment, 200);
  expect(storm).toMatchObject({ calls: 600, failures: [], redemptions: 1, stillSignedIn: true });
});

test('security 38: the same when the replica that renews is killed, and no request waits for long', async () => {
  const storm = await stormWithHolderKilled(deployment, 200, 'before');
  expect(storm).toMatchObject({ calls: 600, failures: [], redemptions: 1, stillSignedIn: true });
  expect(storm.slowestMs).toBeLessThan(10_000);
});

test('security 40: killed with the new tokens on their way, it ends no session where the provider accepts the old one again', async () => {
  const storm = await stormWithHolderKilled(deployment, 200, 'after');
  expect(storm).toMatchObject({ calls: 600, failures: [], redemptions: 2, stillSignedIn: true });
});
