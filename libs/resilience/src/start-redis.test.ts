import { connectRedis } from './ask-redis';
import { findRedisServer, NoRedisServer } from './find-redis-server';
import { type OwnRedis, startOwnRedis, startRedis } from './start-redis';

describe('a Redis for tests', () => {
  let redis: OwnRedis;
  beforeAll(async () => {
    redis = await startOwnRedis();
  });
  afterAll(() => redis.stop());

  test('stores what is written, and is empty after a restart', async () => {
    const before = await connectRedis(redis.url);
    await before.set('drawer', 'full');
    expect(await before.get('drawer')).toBe('full');
    await redis.restart();
    const after = await connectRedis(redis.url);
    expect(await after.get('drawer')).toBeNull();
    after.disconnect();
  });

  test('is silent while it is frozen and answers when it thaws', async () => {
    const client = await connectRedis(redis.url);
    redis.freeze();
    const answer = client.ping();
    const first = await Promise.race([
      answer,
      new Promise((resolve) => setTimeout(() => resolve('nothing'), 200)),
    ]);
    redis.thaw();
    expect([first, await answer]).toEqual(['nothing', 'PONG']);
    client.disconnect();
  });

  test('takes no connections once it is killed', async () => {
    await redis.kill();
    await expect(connectRedis(redis.url)).rejects.toThrow(/ECONNREFUSED/);
  });

  test('gives every test run its own keys', async () => {
    const [one, other] = await Promise.all([startRedis(), startRedis()]);
    expect(one.prefix).not.toBe(other.prefix);
    await Promise.all([one.stop(), other.stop()]);
  });
});

test('without a redis-server the error says what to install', () => {
  const find = () => findRedisServer('redis-server-of-another-name', false);
  expect(find).toThrow(NoRedisServer);
  expect(find).toThrow(/apt-get install redis-server.*REDIS_URL/);
});
