import { setTimeout as pause } from 'node:timers/promises';
import { areas } from '@portal/contracts/all';
import { createLogger } from '@portal/logger';
import { developmentDefaults } from '../settings/development-defaults';
import { Sessions } from '../session/sessions';
import { sessionsCommand } from '../session/sessions-command';
import type { Browser } from '../testing/browser';
import { openRedisStore } from '../testing/open-redis-store';
import {
  answerJson,
  type ScriptedUpstream,
  startScriptedUpstream,
} from '../testing/scripted-upstream';
import { type Cluster, startCluster } from './cluster';
import { callAt, isSignedIn } from './member';

const withinMs = 1000;

let upstream: ScriptedUpstream;
let cluster: Cluster;
beforeAll(async () => {
  upstream = await startScriptedUpstream();
  cluster = await startCluster({ replicas: 3, upstreams: { member: upstream.origin } });
});
afterAll(async () => {
  await cluster.stop();
  await upstream.stop();
});
beforeEach(() => {
  upstream.play(answerJson({}));
  upstream.requests.splice(0);
});

/** What every replica answers to a member's call: each of them remembers the session from then on. */
const answersOf = (browser: Browser) =>
  Promise.all(cluster.replicas.map(async (replica) => (await callAt(replica, browser)).status));

/** A browser that goes on using what was copied out of another one. */
function copyOf(browser: Browser): Browser {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(browser) as object), browser);
  return Object.assign(copy as Browser, { jar: new Map(browser.jar) });
}

async function untilAllRefuse(browser: Browser): Promise<number> {
  const begun = performance.now();
  while ((await answersOf(browser)).some((status) => status !== 401)) {
    if (performance.now() - begun > 5000) break;
    await pause(5);
  }
  return performance.now() - begun;
}

const everywhere = (status: number) => cluster.replicas.map(() => status);

test('security 5: a cookie that is used again after signing out is refused by every replica within a second', async () => {
  const browser = await cluster.signIn();
  expect(await answersOf(browser)).toEqual(everywhere(200));
  const stolen = copyOf(browser);
  expect((await browser.post(areas.session.signOut.path)).status).toBe(200);
  expect(await untilAllRefuse(stolen)).toBeLessThan(withinMs);
  await pause(withinMs);
  expect(await answersOf(stolen)).toEqual(everywhere(401));
});

test('security 11: an operator ends all sessions of one user, in every replica and for nobody else', async () => {
  const [first, second] = [await cluster.signIn(), await cluster.signIn()];
  const other = await cluster.signIn('medicare-member');
  for (const browser of [first, second, other]) {
    expect(await answersOf(browser)).toEqual(everywhere(200));
  }
  const { store, cached, close } = await openRedisStore(cluster.redis);
  const lines = await sessionsCommand(['end', 'commercial-member'], {
    sessions: new Sessions(
      cached,
      { idleMs: 60_000, absoluteMs: 3_600_000 },
      { now: developmentDefaults.PSEUDONYM_KEY },
      () => Date.now(),
    ),
    store,
    issuers: [cluster.provider.issuer],
    log: createLogger({ service: 'bff', level: 'silent' }),
    now: Date.now(),
  });
  close();
  expect(Number(lines[0]?.split(' ')[0])).toBeGreaterThanOrEqual(2);
  expect(await untilAllRefuse(first)).toBeLessThan(withinMs);
  expect(await answersOf(second)).toEqual(everywhere(401));
  expect(await answersOf(other)).toEqual(everywhere(200));
});

test('security 12: a slow call that is answered after signing out does not bring the session back', async () => {
  const browser = await cluster.signIn();
  const copy = copyOf(browser);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  upstream.play(async (request, response) => {
    await released;
    await answerJson({})(request, response);
  });
  const slow = cluster.replicas.map((replica) => callAt(replica, copy));
  while (upstream.requests.length < slow.length) await pause(5);
  await browser.post(areas.session.signOut.path);
  release();
  await Promise.all(slow);
  expect(await answersOf(copy)).toEqual(everywhere(401));
  expect(await isSignedIn(copy)).toBe(false);
});
