import { areas } from '@portal/contracts/all';
import {
  answerJson,
  type ScriptedProvider,
  type ScriptedUpstream,
  startScriptedProvider,
  startScriptedUpstream,
  until,
} from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { cookies } from '../http/cookies';
import { MemorySessionStore } from '../session/store/memory-session-store';
import { identityOf, startBff, type StartedBff } from '../../testing/start-bff';
import { IdentityProvider } from './identity-provider';

const call = areas.notifications.getCounts.path;

let provider: ScriptedProvider;
let upstream: ScriptedUpstream;
let bff: StartedBff;
beforeAll(async () => {
  provider = await startScriptedProvider();
  upstream = await startScriptedUpstream();
  bff = await startBff({ issuer: provider.issuer, upstream: upstream.origin });
});
afterAll(async () => {
  await bff.stop();
  await upstream.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.play({});
  provider.grants.splice(0);
  upstream.requests.splice(0);
});

/** A browser whose access token runs out in so many seconds of the 300 it had. */
const withTokenFor = (seconds: number, more = {}) => {
  const now = Date.now();
  return bff.signedIn({
    accessIssuedAt: now - (300 - seconds) * 1000,
    accessExpiresAt: now + seconds * 1000,
    ...more,
  });
};
const isSignedIn = async (agent: Agent) =>
  ((await agent.get('/member/api/session')).body as { signedIn: boolean }).signedIn;

test('a token with time left is used as it is', async () => {
  await (await withTokenFor(120)).get(call);
  expect(provider.grants).toHaveLength(0);
  expect(upstream.requests[0]?.headers.authorization).toBe('Bearer access-token.planted');
});

test('a token that is about to expire is renewed before the call, and the new ones are saved', async () => {
  const agent = await withTokenFor(10);
  await agent.get(call);
  await agent.get(call);
  expect(
    provider.grants.map(({ type, parameters }) => [type, parameters.get('refresh_token')]),
  ).toEqual([['refresh_token', 'refresh-token.planted']]);
  const sent = upstream.requests.map(({ headers }) => headers.authorization);
  expect(sent[0]).toMatch(/^Bearer access-\d+$/);
  expect(sent[1]).toBe(sent[0]);
  expect(upstream.requests[0]?.headers['id-token']).toBe('id-token.planted');
});

test('twenty calls at once on an expired token redeem the refresh token once', async () => {
  const agent = await withTokenFor(-5);
  const answers = await Promise.all(Array.from({ length: 20 }, () => agent.get(call)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(provider.grants).toHaveLength(1);
});

test('two replicas with one session store redeem it once between them', async () => {
  const store = new MemorySessionStore(Date.now);
  const shared = { issuer: provider.issuer, upstream: upstream.origin };
  const replicas = [
    await startBff({ ...shared, overrides: { sessionStore: store } }),
    await startBff({ ...shared, overrides: { sessionStore: store } }),
  ] as const;
  const now = Date.now();
  const late = { accessIssuedAt: now - 300_000, accessExpiresAt: now - 5_000 };
  const here = await replicas[0].signedIn(late);
  const there = replicas[1].agent();
  there.setCookie(cookies.session, here.cookie(cookies.session) ?? '');
  const answers = await Promise.all(
    [here, there].flatMap((agent) => Array.from({ length: 10 }, () => agent.get(call))),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(provider.grants).toHaveLength(1);
  await Promise.all(replicas.map((replica) => replica.stop()));
});

test('security 18: invalid_grant ends the session, with an audit line', async () => {
  provider.play({ token: () => ({ status: 400, body: { error: 'invalid_grant' } }) });
  const agent = await withTokenFor(-5);
  expect((await agent.get(call)).body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await isSignedIn(agent)).toBe(false);
  expect(upstream.requests).toHaveLength(0);
  expect(bff.log()).toContainEqual(
    expect.objectContaining({ level: 'audit', event: 'session-ended', reason: 'invalid-grant' }),
  );
});

test('a refresh token that another replica has redeemed meanwhile does not end the session', async () => {
  const { sessions } = bff.dependencies;
  const now = Date.now();
  const late = { access: 'a', id: 'i', accessIssuedAt: now - 300_000, accessExpiresAt: now - 1 };
  const session = await sessions.begin(identityOf(provider.issuer), { ...late, refresh: 'old' });
  const agent = bff.agent();
  agent.setCookie(cookies.session, session.key.cookieValue);
  provider.play({
    token: () => {
      const accessExpiresAt = now + 300_000;
      const theirs = { ...late, access: 'theirs', refresh: 'new', accessExpiresAt };
      void sessions.saveTokens(session, theirs);
      return { status: 400, body: { error: 'invalid_grant' } };
    },
  });
  expect((await agent.get(call)).status).toBe(200);
  expect(upstream.requests[0]?.headers.authorization).toBe('Bearer theirs');
  expect(await isSignedIn(agent)).toBe(true);
});

test.each([
  ['invalid_client', { status: 401, body: { error: 'invalid_client' } }, 502],
  ['a 500 without JSON', { status: 500, body: {} }, 503],
  ['a 503', { status: 503, body: { error: 'temporarily_unavailable' } }, 503],
  ['an answer without a token', { status: 200, body: {} }, 502],
])('security 18: the session survives %s', async (_name, answer, status) => {
  provider.play({ token: () => answer });
  const agent = await withTokenFor(-5);
  expect((await agent.get(call)).status).toBe(status);
  expect(await isSignedIn(agent)).toBe(true);
  provider.play({});
  expect((await agent.get(call)).status).toBe(200);
});

test('security 18: the session survives a provider that never answers', async () => {
  const { config, clock } = bff.dependencies;
  const slow = new IdentityProvider(config.sites[0], config, clock, 0.2);
  provider.play({ token: () => 'silent' });
  await expect(
    slow.refresh({ access: 'a', id: 'i', refresh: 'r', accessIssuedAt: 0, accessExpiresAt: 0 }),
  ).rejects.toMatchObject({ code: 'IDENTITY_PROVIDER_UNAVAILABLE', status: 503 });
});

test('a provider that fails does no harm while the token is still good', async () => {
  provider.play({ token: () => ({ status: 503, body: {} }) });
  expect((await (await withTokenFor(10)).get(call)).status).toBe(200);
});

test('without a refresh token the session ends when the token does, and not before', async () => {
  const store = bff.dependencies.sessions;
  const now = Date.now();
  const begin = async (seconds: number) => {
    const accessExpiresAt = now + seconds * 1000;
    const tokens = { access: 'a', id: 'i', accessIssuedAt: now - 300_000, accessExpiresAt };
    const session = await store.begin(identityOf(provider.issuer), tokens);
    const agent = bff.agent();
    agent.setCookie(cookies.session, session.key.cookieValue);
    return agent;
  };
  expect((await (await begin(5)).get(call)).status).toBe(200);
  const late = await begin(-5);
  expect((await late.get(call)).status).toBe(401);
  expect(await isSignedIn(late)).toBe(false);
});

test('security 19: a refresh token that arrives just after the session ended is revoked too', async () => {
  const agent = await withTokenFor(-5);
  const { sessions } = bff.dependencies;
  const session = await sessions.read(agent.cookie(cookies.session));
  provider.revoked.splice(0);
  provider.play({
    token: () => {
      if (session) void sessions.end(session);
      return undefined;
    },
  });
  expect((await agent.get(call)).status).toBe(401);
  await until(() => provider.revoked.length > 0, 'Nothing was revoked.');
  expect(provider.revoked).toEqual([expect.stringMatching(/^refresh-\d+$/)]);
});

test('security 38: a renewal that takes longer than the lease of its lock is still the only one', async () => {
  const store = new MemorySessionStore(Date.now);
  const shared = { issuer: provider.issuer, upstream: upstream.origin };
  const replicas = [
    await startBff({ ...shared, overrides: { sessionStore: store } }),
    await startBff({ ...shared, overrides: { sessionStore: store } }),
  ] as const;
  provider.play({ tokenDelayMs: 2_500 });
  const now = Date.now();
  const here = await replicas[0].signedIn({
    accessIssuedAt: now - 300_000,
    accessExpiresAt: now - 5_000,
  });
  const there = replicas[1].agent();
  there.setCookie(cookies.session, here.cookie(cookies.session) ?? '');
  const answers = await Promise.all([here.get(call), there.get(call)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(provider.grants).toHaveLength(1);
  await Promise.all(replicas.map((replica) => replica.stop()));
});

test('security 12: signing out while tokens are renewed leaves the session dead', async () => {
  let renewing = () => undefined as void;
  const begun = new Promise<void>((resolve) => (renewing = resolve));
  provider.play({
    token: () => {
      renewing();
      return undefined;
    },
  });
  let signedOut = () => undefined as void;
  const isSignedOut = new Promise<void>((resolve) => (signedOut = resolve));
  upstream.play(async (request, response) => {
    await isSignedOut;
    await answerJson({})(request, response);
  });
  const agent = await withTokenFor(-5);
  const slow = Promise.resolve(agent.get(call));
  await begun;
  const stolen = agent.cookie(cookies.session) ?? '';
  await agent.post('/member/api/session/sign-out');
  signedOut();
  await slow;
  agent.setCookie(cookies.session, stolen);
  expect(await isSignedIn(agent)).toBe(false);
  expect((await agent.get(call)).status).toBe(401);
});
