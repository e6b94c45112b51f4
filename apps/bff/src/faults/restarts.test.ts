import { type Cluster, startCluster } from './cluster';
import { drainSettings, killUnderLoad, rollUnderLoad } from './restarts';

const members = 16;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ replicas: 3, settings: drainSettings });
});
afterAll(() => cluster.stop());

test('security 40: a rolling restart under load loses no request and signs nobody out', async () => {
  const { requests, failures, signedOut } = await rollUnderLoad(cluster, members);
  expect(failures).toEqual([]);
  expect(signedOut).toBe(0);
  expect(requests).toBeGreaterThan(100);
});

test('security 40: a replica that is killed under load takes no more with it than changes on their way', async () => {
  const { requests, failures, signedOut } = await killUnderLoad(cluster, members);
  // A call that changes something and may have been done is never sent a second time.
  expect(failures.filter(({ method }) => method === 'GET')).toEqual([]);
  expect(failures.length).toBeLessThanOrEqual(members);
  expect(signedOut).toBe(0);
  expect(requests).toBeGreaterThan(100);
});
