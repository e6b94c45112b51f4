import { areas } from '@portal/contracts/all';
import {
  answerJson,
  type ScriptedProvider,
  type ScriptedUpstream,
  startScriptedProvider,
  startScriptedUpstream,
} from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { cookies } from '../http/cookies';
import { eachStore, type SharedStore } from '../../testing/each-store';
import { sessionStatus, signIn } from '../../testing/sign-in-visits';
import type { StartedBff } from '../../testing/start-bff';

const minute = 60_000;
const call = areas.notifications.getCounts.path;
const { extend, signOut } = areas.session;

let provider: ScriptedProvider;
let upstream: ScriptedUpstream;
beforeAll(async () => {
  provider = await startScriptedProvider();
  upstream = await startScriptedUpstream();
});
afterAll(async () => {
  await upstream.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.play({});
  provider.grants.splice(0);
  upstream.play(answerJson({}));
  upstream.requests.splice(0);
});

describe.each(eachStore)('sessions in %s', (_name, open) => {
  let store: SharedStore;
  let replicas: [StartedBff, StartedBff];
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.stop());
  beforeEach(async () => {
    const around = { issuer: provider.issuer, upstream: upstream.origin };
    replicas = [await store.start(around), await store.start(around)];
  });
  afterEach(() => Promise.all(replicas.map((replica) => replica.stop())));

  const advance = (ms: number) => replicas.forEach((replica) => replica.advance(ms));
  /** The same browser at the other replica, cookies and all. */
  const atTheOther = (agent: Agent) => agent.clone(replicas[1].origin);
  const statuses = async (agents: Agent[]) =>
    Promise.all(agents.map(async (agent) => (await agent.get(call)).status));
  const signedIn = (lifeMs = 300_000) => {
    const now = Date.now();
    return replicas[0].signedIn({
      accessIssuedAt: now - 300_000,
      accessExpiresAt: now + lifeMs,
    });
  };

  test('security 3: signing in again gives a new id, and every replica refuses the old one', async () => {
    const agent = await signedIn();
    const before = agent.cookie(cookies.session);
    const stale = atTheOther(agent);
    expect(await statuses([agent, stale])).toEqual([200, 200]);
    await signIn(agent, provider);
    expect(agent.cookie(cookies.session)).not.toBe(before);
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
    expect(await statuses([stale])).toEqual([401]);
  });

  test('security 5: a cookie that is used again after signing out is refused by every replica', async () => {
    const agent = await signedIn();
    const stolen = [atTheOther(agent), atTheOther(agent)];
    expect(await statuses([agent, ...stolen])).toEqual([200, 200, 200]);
    expect((await agent.post(signOut.path)).status).toBe(200);
    expect(await statuses(stolen)).toEqual([401, 401]);
    expect((await stolen[0]?.post(extend.path))?.status).toBe(401);
  });

  test('security 6: without use a session ends, and nothing of it remains', async () => {
    const agent = await signedIn(9 * 3_600_000);
    advance(16 * minute - 1_000);
    expect(await statuses([agent])).toEqual([200]);
    advance(16 * minute + 1_000);
    expect(await statuses([agent, atTheOther(agent)])).toEqual([401, 401]);
    // Not even a clock that was set back finds it again.
    advance(-16 * minute);
    expect(await statuses([agent, atTheOther(agent)])).toEqual([401, 401]);
  });

  test('security 6: constant use does not extend a session past its absolute limit', async () => {
    const agent = await signedIn(9 * 3_600_000);
    for (let minutes = 0; minutes < 480 - 15; minutes += 15) {
      advance(15 * minute);
      expect((await agent.post(extend.path)).status).toBe(200);
    }
    advance(15 * minute + 1_000);
    expect(await statuses([agent, atTheOther(agent)])).toEqual([401, 401]);
  });

  test('security 8: a forged or truncated cookie is no session, and nothing is written', async () => {
    const agent = await signedIn();
    const right = agent.cookie(cookies.session) ?? '';
    const before = await store.dump();
    for (const value of [
      `${'A'.repeat(32)}.${'B'.repeat(43)}`,
      right.slice(0, -1),
      `${right.split('.')[0]}.${'B'.repeat(43)}`,
      'x',
    ]) {
      const forger = replicas[1].agent();
      forger.setCookie(cookies.session, value);
      expect(await statuses([forger])).toEqual([401]);
      expect((await forger.post(extend.path)).status).toBe(401);
    }
    expect(await store.dump()).toBe(before);
    expect(await statuses([agent])).toEqual([200]);
  });

  test('security 10: what is stored is encrypted, and all of it expires', async () => {
    const agent = replicas[0].agent();
    await signIn(agent, provider);
    await agent.get(call);
    const dump = await store.dump();
    expect(dump.length).toBeGreaterThan(200);
    const secrets = [
      ...(agent.cookie(cookies.session) ?? '').split('.'),
      ...(upstream.requests[0]?.headers.authorization ?? '').split(' ').slice(1),
      ...String(upstream.requests[0]?.headers['id-token']).split('.'),
      'commercial-member',
      provider.issuer,
    ];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5);
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString('base64url').slice(0, -2));
    }
    expect(await store.longestLifeMs()).toBeLessThanOrEqual(8 * 3_600_000);
  });

  test('security 11: all sessions of one user end in every replica, and no others', async () => {
    const mine = [await signedIn(), await signedIn()];
    const other = await replicas[0].signedIn({}, { subject: 'medicare-member' });
    const everywhere = [...mine, ...mine.map(atTheOther)];
    expect(await statuses(everywhere)).toEqual([200, 200, 200, 200]);
    const who = { issuer: provider.issuer, subject: 'commercial-member' };
    expect(await replicas[0].dependencies.sessions.endAllOf(who)).toBeGreaterThanOrEqual(2);
    expect(await statuses(everywhere)).toEqual([401, 401, 401, 401]);
    expect(await statuses([other, atTheOther(other)])).toEqual([200, 200]);
  });

  test('security 12: signing out at one replica while another renews tokens ends the session', async () => {
    let reached: () => void = () => undefined;
    const renewing = new Promise<void>((resolve) => (reached = resolve));
    provider.play({ token: () => void reached() });
    const agent = await signedIn(-5_000);
    const other = atTheOther(agent);
    const copy = atTheOther(agent);
    const slow = Promise.resolve(other.get(call));
    await renewing;
    await agent.post(signOut.path);
    await slow;
    expect(await statuses([copy])).toEqual([401]);
  });

  test('security 38: two replicas with twenty calls each on an expired token redeem the refresh token once', async () => {
    const agent = await signedIn(-5_000);
    const both = [agent, atTheOther(agent)];
    const answers = await statuses(both.flatMap((each) => Array.from({ length: 20 }, () => each)));
    expect(answers.every((status) => status === 200)).toBe(true);
    expect(provider.grants).toHaveLength(1);
  });
});
