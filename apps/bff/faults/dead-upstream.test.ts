import {
  callWithVisitors,
  type Deployment,
  type MortalUpstream,
  startDeployment,
  startMortalUpstream,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import type { Agent } from '@portal/testing/supertest';

let pharmacies: MortalUpstream;
let deployment: Deployment;
let members: Agent[];
beforeAll(async () => {
  pharmacies = await startMortalUpstream();
  deployment = await startDeployment(standIns, {
    replicas: 1,
    upstreams: { pharmacy: pharmacies.origin },
  });
  members = [await deployment.signIn(), await deployment.signIn()];
});
afterAll(async () => {
  await deployment.stop();
  await pharmacies.stop();
});

test.each(['silent', 'refusing'] as const)(
  'security 41: hundreds of requests to a service that is %s do not affect the others',
  async (health) => {
    const load = { ms: 2500, answers: 20, visitors: 300 };
    await pharmacies.become('alive');
    const before = await callWithVisitors(members, load);
    await pharmacies.become(health);
    const { members: outcome, visitors } = await callWithVisitors(members, load);
    expect(visitors.filter(({ status }) => status < 500)).toEqual([]);
    expect(outcome.failures).toEqual([]);
    // A call that waited for the service would take ten seconds.
    const slowestMs = Math.max(...before.members.durations);
    expect(Math.max(...outcome.durations)).toBeLessThan(1000 + 2 * slowestMs);
  },
);
