import type { Browser } from '../testing/browser';
import { type Cluster, startCluster } from './cluster';
import { callBeside, type MortalUpstream, startMortalUpstream } from './dead-upstream';

let pharmacies: MortalUpstream;
let cluster: Cluster;
let members: Browser[];
beforeAll(async () => {
  pharmacies = await startMortalUpstream();
  cluster = await startCluster({ replicas: 1, upstreams: { pharmacy: pharmacies.origin } });
  members = [await cluster.signIn(), await cluster.signIn()];
});
afterAll(async () => {
  await cluster.stop();
  await pharmacies.stop();
});

test.each(['silent', 'refusing'] as const)(
  'security 41: while hundreds ask a service that is %s, the others answer as ever',
  async (health) => {
    await pharmacies.become(health);
    const { members: outcome, visitors } = await callBeside(members, { ms: 2500, visitors: 300 });
    expect(visitors.filter(({ status }) => status < 500)).toEqual([]);
    expect(outcome.failures).toEqual([]);
    expect(outcome.requests).toBeGreaterThan(50);
    expect(Math.max(...outcome.durations)).toBeLessThan(2000);
  },
);
