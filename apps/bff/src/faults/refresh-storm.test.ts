import { type Cluster, startCluster } from './cluster';
import { refreshStorm, stormWithHolderKilled } from './refresh-storm';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ replicas: 3 });
});
afterAll(() => cluster.stop());

test('security 38: three replicas with 200 calls each on an expired token redeem the refresh token once', async () => {
  const storm = await refreshStorm(cluster, 200);
  expect(storm).toMatchObject({ calls: 600, failures: [], redemptions: 1, stillSignedIn: true });
});

test('security 38: the same when the replica that renews is killed, and nobody waits for long', async () => {
  const storm = await stormWithHolderKilled(cluster, 200, 'before');
  expect(storm).toMatchObject({ calls: 600, failures: [], redemptions: 1, stillSignedIn: true });
  expect(storm.slowestMs).toBeLessThan(10_000);
});
