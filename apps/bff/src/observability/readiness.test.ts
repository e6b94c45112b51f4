import { startOwnRedis, startScriptedProvider, until } from '@portal/resilience';
import { startBff, type StartedBff } from '../../testing/start-bff';
import { Readiness } from './readiness';

const ready = async (bff: StartedBff) => {
  const got = await bff.agent().get('/health/ready');
  return { status: got.status, body: got.body, text: got.text };
};

/** Resolves when /health/ready answers so. */
const untilReady = (bff: StartedBff, says: (got: Awaited<ReturnType<typeof ready>>) => boolean) =>
  until(async () => says(await ready(bff)), '/health/ready does not say so.');

/** Longer than results are reused. */
const aWhile = 1_100;

const all = {
  accepting: true,
  identityProvider: true,
  clientCredentials: true,
  sessionStore: true,
};

test('a replica that loses the store is sent to all the same, and says what it misses', async () => {
  const redis = await startOwnRedis();
  const provider = await startScriptedProvider();
  const bff = await startBff({ issuer: provider.issuer, settings: { REDIS_URL: redis.url } });
  await bff.dependencies.redis?.whenUp();
  expect(await ready(bff)).toMatchObject({ status: 200, body: { status: 'ready', checks: all } });
  redis.freeze();
  const missing = { status: 'degraded', checks: { ...all, sessionStore: false } };
  await untilReady(bff, ({ text }) => text === JSON.stringify(missing));
  expect((await ready(bff)).status).toBe(200);
  expect(await bff.dependencies.metrics.registry.metrics()).toContain('bff_session_store_up 0');
  // What needs no session goes on working.
  expect((await bff.agent().get('/member/api/session')).status).toBe(200);
  expect((await bff.agent().get('/health/live')).status).toBe(200);
  redis.thaw();
  await untilReady(bff, ({ text }) => text.includes('"ready"'));
  await bff.stop();
  await provider.stop();
  await redis.stop();
});

test('a replica that has never reached the store is not ready, so that a new version can not spread', async () => {
  const redis = await startOwnRedis();
  await redis.kill();
  const provider = await startScriptedProvider();
  const bff = await startBff({ issuer: provider.issuer, settings: { REDIS_URL: redis.url } });
  await untilReady(bff, ({ text }) => text.includes('"identityProvider":true'));
  expect(await ready(bff)).toMatchObject({
    status: 503,
    body: { status: 'not ready', checks: { ...all, sessionStore: false } },
  });
  await redis.restart();
  await untilReady(bff, ({ status }) => status === 200);
  await bff.stop();
  await provider.stop();
  await redis.stop();
});

test('a provider that cannot be reached is reported until it can', async () => {
  const bff = await startBff();
  expect(await ready(bff)).toMatchObject({
    status: 503,
    body: { checks: { ...all, identityProvider: false, clientCredentials: false } },
  });
  await bff.stop();
});

test('a replica whose client secret is wrong never gets ready, and the log says why', async () => {
  const provider = await startScriptedProvider();
  provider.play({ token: () => ({ status: 401, body: { error: 'invalid_client' } }) });
  const bff = await startBff({ issuer: provider.issuer });
  await untilReady(bff, ({ text }) => text.includes('"identityProvider":true'));
  const refused = { status: 503, body: { checks: { ...all, clientCredentials: false } } };
  expect(await ready(bff)).toMatchObject(refused);
  expect(bff.log()).toContainEqual(
    expect.objectContaining({ event: 'client-credentials-refused', code: 'invalid_client' }),
  );
  bff.advance(aWhile);
  expect(await ready(bff)).toMatchObject(refused);
  // A provider could lock a client that guesses.
  expect(provider.grants).toHaveLength(1);
  // The secret was changed at the provider.
  provider.play({});
  bff.advance(30_000);
  await untilReady(bff, ({ status }) => status === 200);
  await bff.stop();
  await provider.stop();
});

test('the credentials are proven once, by a grant that must fail', async () => {
  const provider = await startScriptedProvider();
  const bff = await startBff({ issuer: provider.issuer });
  await untilReady(bff, ({ status }) => status === 200);
  bff.advance(aWhile);
  await ready(bff);
  expect(provider.grants.map(({ type }) => type)).toEqual(['authorization_code']);
  await bff.stop();
  await provider.stop();
});

test.each([
  ['does not answer', 503],
  ['is a page of a proxy', 404],
])(
  'a token endpoint that %s proves nothing',
  async (_, status) => {
    const provider = await startScriptedProvider();
    provider.play({ token: () => ({ status, body: {} }) });
    const bff = await startBff({ issuer: provider.issuer });
    await untilReady(bff, ({ text }) => text.includes('"identityProvider":true'));
    expect((await ready(bff)).status).toBe(503);
    provider.play({});
    await untilReady(bff, ({ status }) => status === 200);
    await bff.stop();
    await provider.stop();
  },
  30_000,
);

test('parallel requests check each service once a second', async () => {
  let requested = 0;
  let now = 0;
  const readiness = new Readiness({ one: async () => (requested += 1) }, () => now);
  await Promise.all(Array.from({ length: 50 }, () => readiness.check()));
  expect(await readiness.check()).toEqual({ one: true });
  expect(requested).toBe(1);
  now = aWhile;
  await readiness.check();
  expect(requested).toBe(2);
});

test('a service that does not answer within a second has failed', async () => {
  const silent = () => new Promise(() => undefined);
  const readiness = new Readiness({ silent }, () => 0);
  expect(await readiness.check()).toEqual({ silent: false });
});
