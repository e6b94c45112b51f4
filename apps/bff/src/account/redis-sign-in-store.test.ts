import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openRedisKeys, type RedisKeys, startRedis, type TestRedis } from '@portal/resilience';
import { openTestRedis } from '../../testing/open-redis-store';
import type { Redis } from '../redis/redis';
import { RedisSignInStore } from './redis-sign-in-store';
import { signInStoreContract } from './sign-in-store.contract';

let redis: TestRedis;
let keys: RedisKeys;
let replicas: Redis[];
beforeAll(async () => {
  redis = await startRedis();
  keys = await openRedisKeys(redis);
  replicas = [openTestRedis({ REDIS_URL: redis.url }), openTestRedis({ REDIS_URL: redis.url })];
  await Promise.all(replicas.map((replica) => replica.whenUp()));
});
afterAll(async () => {
  for (const replica of replicas) replica.close();
  await keys.close();
  await redis.stop();
});

signInStoreContract(async () => {
  const prefix = `${redis.prefix}${randomUUID()}:`;
  const [store, other] = replicas.map((replica) => new RedisSignInStore(replica, prefix));
  return { store: store!, other: other!, wait: (ms) => setTimeout(ms) };
});

test('security 10: every key of the sign-ins has a time to live', async () => {
  const store = new RedisSignInStore(replicas[0]!, redis.prefix);
  await store.add('u1', { at: 1, text: 'a' }, 20, 60_000);
  await store.add('u1', { at: 2, text: 'b' }, 20, 60_000);
  await store.mark('s1', 60_000);
  const lives = (await keys.all()).map(({ ttlMs }) => ttlMs);
  expect(lives.length).toBeGreaterThan(1);
  expect(lives.every((ttlMs) => ttlMs > 0)).toBe(true);
});

test('the 20 sign-ins of one user take no more than 1 KB of Redis', async () => {
  const store = new RedisSignInStore(replicas[0]!, redis.prefix);
  const user = randomUUID().slice(0, 22);
  for (let i = 0; i < 20; i += 1) {
    const signIn = { at: 1_800_000_000_000 + i, text: 'signedIn samsung' };
    await store.add(user, signIn, 20, 60_000);
  }
  const stored = (await keys.all()).find(({ key }) => key.includes(user));
  expect(stored?.bytes).toBeGreaterThan(400);
  expect(stored?.bytes).toBeLessThanOrEqual(1024);
});
