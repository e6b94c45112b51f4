import { type RedisSet, startRedisSet } from '@portal/resilience';
import type { Redis } from '../../redis/redis';
import { StoreUnavailable } from '../../redis/store-unavailable';
import { openTestRedis } from '../../../testing/open-redis-store';
import { RedisSessionStore } from './redis-session-store';

let set: RedisSet;
beforeAll(async () => (set = await startRedisSet()), 30_000);
afterAll(() => set.stop());

const open = (sentinels: readonly string[], name = set.name) =>
  (redis = openTestRedis(
    { REDIS_URL: set.url, REDIS_SENTINELS: sentinels.join(), REDIS_SENTINEL_NAME: name },
    300,
  ));

let redis: Redis | undefined;
afterEach(() => redis?.close());

test('a failover: sessions exist, changes are received, and no call waits longer than the deadline', async () => {
  const redis = open(['127.0.0.1:9', ...set.sentinels]);
  await redis.whenUp();
  const store = new RedisSessionStore(redis);
  await store.create('s1', 'u1', { identity: 'i', tokens: 't', activity: 'a' }, 60_000);
  const received: string[] = [];
  store.changes.subscribe({
    changed: (id) => received.push(id),
    missed: () => received.push('missed'),
  });

  await set.replicated();
  const before = await set.killPrimary();
  let slowest = 0;
  const endsAt = performance.now() + 40_000;
  for (let session; session === undefined && performance.now() < endsAt;) {
    const began = performance.now();
    session = await store.read('s1').catch((error: unknown) => {
      expect(error).toBeInstanceOf(StoreUnavailable);
      return undefined;
    });
    slowest = Math.max(slowest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await store.read('s1')).toMatchObject({ tokens: 't' });
  expect(slowest).toBeLessThan(1000);
  expect(await set.primaryPort()).not.toBe(before);
  expect(await store.replace('s1', 'tokens', 't2')).toBe(true);
  expect(received).toEqual(['missed', 's1']);
}, 60_000);

test('no Sentinel that answers, or none that knows the name, is a Redis that is not up', async () => {
  for (const [sentinels, name, reason] of [
    [['127.0.0.1:9'], set.name, /127\.0\.0\.1:9/],
    [set.sentinels, 'others', /No such master/],
  ] as const) {
    const redis = open(sentinels, name);
    const causes: Error[] = [];
    redis.watch({ down: (cause) => causes.push(cause) });
    await expect(redis.whenUp(1000)).rejects.toThrow(StoreUnavailable);
    expect(causes.map(({ message }) => message)).toEqual([expect.stringMatching(reason)]);
    redis.close();
  }
});
