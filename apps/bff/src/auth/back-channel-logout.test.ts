import { type ScriptedProvider, startRedis, startScriptedProvider } from '@portal/resilience';
import { type Agent, createAgent } from '@portal/testing/supertest';
import { cookies } from '../http/cookies';
import { sessionStatus, signIn } from '../../testing/sign-in-visits';
import { startBff, type StartedBff } from '../../testing/start-bff';

const path = '/member/auth/back-channel-logout';

let provider: ScriptedProvider;
let bff: StartedBff;
beforeAll(async () => {
  provider = await startScriptedProvider();
  bff = await startBff({ issuer: provider.issuer });
});
afterAll(async () => {
  await bff.stop();
  await provider.stop();
});
beforeEach(() => provider.signInAs({}));

const tell = (token: string, { origin } = bff) =>
  createAgent(origin).withoutCsrf().post(path).type('form').send({ logout_token: token });

const signedIn = async (person: { subject?: string; sid?: string }, at = bff) => {
  provider.signInAs(person);
  const agent = at.agent();
  await signIn(agent, provider);
  return agent;
};
const isIn = async (agent: Agent) => (await sessionStatus(agent)).signedIn;

describe('security 17: a logout token of the provider', () => {
  test('ends the sessions of that sign-in at the provider, and no others', async () => {
    const other = await signedIn({ sid: 'sid-2' });
    const [here, there] = [await signedIn({ sid: 'sid-1' }), await signedIn({ sid: 'sid-1' })];
    const got = await tell(await provider.logoutToken());
    expect([got.status, got.headers['cache-control']]).toEqual([200, 'no-store']);
    expect([await isIn(here), await isIn(there), await isIn(other)]).toEqual([false, false, true]);
    expect(bff.log()).toContainEqual(
      expect.objectContaining({
        level: 'audit',
        event: 'sessions-ended-by-provider',
        subject: expect.stringMatching(/^[\w-]{22}$/),
        count: 2,
      }),
    );
  });

  test('without a sid ends all sessions of the user', async () => {
    const other = await signedIn({ subject: 'medicare-member', sid: 'sid-9' });
    const here = await signedIn({ sid: 'sid-3' });
    const token = await provider.logoutToken(({ sid: _left, ...right }) => right);
    expect((await tell(token)).status).toBe(200);
    expect([await isIn(here), await isIn(other)]).toEqual([false, true]);
  });

  test('for a user without a session is accepted', async () => {
    const token = await provider.logoutToken((right) => ({ ...right, sid: 'unknown' }));
    expect((await tell(token)).status).toBe(200);
  });

  const now = () => Math.floor(Date.now() / 1000);
  const without = (name: string) => (right: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(right).filter(([key]) => key !== name));
  const withClaim = (more: Record<string, unknown>) => (right: Record<string, unknown>) => ({
    ...right,
    ...more,
  });
  test.each([
    ['of another type', undefined, { typ: 'JWT' }],
    ['without events', without('events'), {}],
    ['with other events', withClaim({ events: { 'http://other': {} } }), {}],
    ['with a nonce', withClaim({ nonce: 'n' }), {}],
    ['without jti', without('jti'), {}],
    ['without iat', without('iat'), {}],
    ['that is stale', withClaim({ iat: now() - 600, exp: now() + 600 }), {}],
    ['that has expired', withClaim({ exp: now() - 60 }), {}],
    ['from the future', withClaim({ iat: now() + 600 }), {}],
    ['for another audience', withClaim({ aud: 'other' }), {}],
    ['of another issuer', withClaim({ iss: 'https://evil.example' }), {}],
    [
      'without a subject or session',
      (right: Record<string, unknown>) => without('sid')(without('sub')(right)),
      {},
    ],
    ['signed by a foreign key', undefined, { foreignKey: true }],
    ['without a signature', undefined, { unsigned: true }],
  ])('%s is rejected, and the session stays', async (_name, change, how) => {
    const agent = await signedIn({ sid: 'sid-4' });
    const got = await tell(await provider.logoutToken(change, how));
    expect(got.body).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    expect(await isIn(agent)).toBe(true);
    expect(bff.log()).toContainEqual(
      expect.objectContaining({
        level: 'audit',
        event: 'logout-token-refused',
        requestId: got.headers['x-request-id'],
        code: 'BAD_INPUT',
      }),
    );
  });

  test('is good once', async () => {
    await signedIn({ sid: 'sid-5' });
    const token = await provider.logoutToken();
    expect((await tell(token)).status).toBe(200);
    const back = await signedIn({ sid: 'sid-5' });
    expect((await tell(token)).status).toBe(400);
    expect(await isIn(back)).toBe(true);
  });

  test('needs no cookie and no custom header, but is a form of a known kind, by POST', async () => {
    const got = await bff.agent().withoutCsrf().post(path).send({ logout_token: 'x' });
    expect(got.status).toBe(415);
    const none = await tell('');
    expect(none.body).toMatchObject({ status: 400 });
    const visit = await bff.agent().get(path);
    expect([visit.status, visit.headers['allow']]).toEqual([405, 'POST']);
  });

  test('is answered 503 while the provider’s keys can’t be had, so that it is sent again', async () => {
    const brief = await startScriptedProvider();
    const early = await startBff({ issuer: brief.issuer });
    const token = await brief.logoutToken();
    await brief.stop();
    expect((await tell(token, early)).status).toBe(503);
    await early.stop();
  });
});

test('security 17: on every replica, with the sessions in Redis', async () => {
  const redis = await startRedis();
  const settings = { REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix, REDIS_DEADLINE_MS: 3000 };
  const replicas = [
    await startBff({ issuer: provider.issuer, settings }),
    await startBff({ issuer: provider.issuer, settings }),
  ] as const;
  await Promise.all(replicas.map(({ dependencies }) => dependencies.redis?.whenUp()));
  const agent = await signedIn({ sid: 'sid-6' }, replicas[0]);
  const elsewhere = replicas[1].agent();
  elsewhere.setCookie(cookies.session, agent.cookie(cookies.session) ?? '');
  expect(await isIn(elsewhere)).toBe(true);
  const token = await provider.logoutToken();
  expect((await tell(token, replicas[1])).status).toBe(200);
  expect((await tell(token, replicas[0])).status).toBe(400);
  expect([await isIn(agent), await isIn(elsewhere)]).toEqual([false, false]);
  await Promise.all(replicas.map((replica) => replica.stop()));
  await redis.stop();
});
