import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { openRedisKeys, type RedisKeys, startRedis, type TestRedis } from '@portal/resilience';
import { openTestRedis } from '../../testing/open-redis-store';
import type { Redis } from '../redis/redis';
import { countsContract } from './counts.contract';
import { RedisCounts } from './redis-counts';

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

countsContract(async () => {
  const prefix = `${redis.prefix}${randomUUID()}:`;
  const [counts, other] = replicas.map((replica) => new RedisCounts(replica, prefix));
  return { counts: counts!, other: other!, wait: (ms) => setTimeout(ms) };
});

test('every key has a time to live, also after one was taken back', async () => {
  const counts = new RedisCounts(replicas[0]!, redis.prefix);
  await counts.add('a', 60_000);
  await counts.takeBack('a');
  await counts.takeBack('never-counted');
  const lives = (await keys.all()).map(({ ttlMs }) => ttlMs);
  expect(lives.length).toBeGreaterThan(0);
  expect(lives.every((ttlMs) => ttlMs > 0 && ttlMs <= 60_000)).toBe(true);
});
