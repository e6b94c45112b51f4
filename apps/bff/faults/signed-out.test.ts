import { setTimeout as pause } from 'node:timers/promises';
import { areas } from '@portal/contracts/all';
import { createLogger } from '@portal/logger';
import {
  answerJson,
  callAt,
  type Deployment,
  isSignedIn,
  type ScriptedUpstream,
  startDeployment,
  startScriptedUpstream,
  until,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import type { Agent } from '@portal/testing/supertest';
import { developmentDefaults } from '../src/settings/development-defaults';
import { Sessions } from '../src/session/sessions';
import { sessionsCommand } from '../src/session/sessions-command';
import { openRedisStore } from '../testing/open-redis-store';

const withinMs = 1000;

let upstream: ScriptedUpstream;
let deployment: Deployment;
beforeAll(async () => {
  upstream = await startScriptedUpstream();
  deployment = await startDeployment(standIns, {
    replicas: 3,
    upstreams: { member: upstream.origin },
  });
});
afterAll(async () => {
  await deployment.stop();
  await upstream.stop();
});
beforeEach(() => {
  upstream.play(answerJson({}));
  upstream.requests.splice(0);
});

/** What every replica answers to a member's call: each of them remembers the session from then on. */
const answersOf = (agent: Agent) =>
  Promise.all(deployment.replicas.map(async (replica) => (await callAt(replica, agent)).status));

const everywhere = (status: number) => deployment.replicas.map(() => status);

test('security 5: a cookie that is used again after signing out is refused by every replica within a second', async () => {
  const agent = await deployment.signIn();
  expect(await answersOf(agent)).toEqual(everywhere(200));
  const stolen = agent.clone();
  expect((await agent.post(areas.session.signOut.path)).status).toBe(200);
  await pause(withinMs);
  expect(await answersOf(stolen)).toEqual(everywhere(401));
});

test('security 11: an operator ends all sessions of one user, in every replica, and no other session', async () => {
  const [first, second] = [await deployment.signIn(), await deployment.signIn()];
  const other = await deployment.signIn('medicare-member');
  for (const agent of [first, second, other]) {
    expect(await answersOf(agent)).toEqual(everywhere(200));
  }
  const { store, cached, close } = await openRedisStore(deployment.redis);
  const lines = await sessionsCommand(['end', 'commercial-member'], {
    sessions: new Sessions(
      cached,
      { idleMs: 60_000, absoluteMs: 3_600_000 },
      { now: developmentDefaults.PSEUDONYM_KEY },
      () => Date.now(),
    ),
    store,
    issuers: [deployment.provider.issuer],
    log: createLogger({ service: 'bff', level: 'silent' }),
    now: Date.now(),
  });
  close();
  expect(Number(lines[0]?.split(' ')[0])).toBeGreaterThanOrEqual(2);
  await pause(withinMs);
  for (const agent of [first, second]) expect(await answersOf(agent)).toEqual(everywhere(401));
  expect(await answersOf(other)).toEqual(everywhere(200));
});

test('security 12: a slow call that is answered after signing out does not bring the session back', async () => {
  const agent = await deployment.signIn();
  const copy = agent.clone();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  upstream.play(async (request, response) => {
    await released;
    await answerJson({})(request, response);
  });
  const slow = deployment.replicas.map((replica) => callAt(replica, copy));
  await until(
    () => upstream.requests.length === slow.length,
    'The calls did not reach the service.',
  );
  await agent.post(areas.session.signOut.path);
  release();
  await Promise.all(slow);
  expect(await answersOf(copy)).toEqual(everywhere(401));
  expect(await isSignedIn(copy)).toBe(false);
});
