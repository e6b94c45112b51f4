import { setTimeout } from 'node:timers/promises';
import { openRedisKeys, type RedisKeys, startRedis, type TestRedis } from '@portal/resilience';
import { openRedisStore, type OpenRedisStore } from '../../../testing/open-redis-store';
import { singleUseStoreContract } from './single-use-store.contract';
import { RedisSingleUseStore } from './redis-single-use-store';

let redis: TestRedis;
let keys: RedisKeys;
let replicas: OpenRedisStore[];
beforeAll(async () => {
  redis = await startRedis();
  keys = await openRedisKeys(redis);
  replicas = [await openRedisStore(redis), await openRedisStore(redis)];
});
afterAll(async () => {
  for (const replica of replicas) replica.close();
  await keys.close();
  await redis.stop();
});

let groups = 0;
const storesOf = (group: string) =>
  replicas.map(({ connection }) => new RedisSingleUseStore(connection, redis.prefix, group, 3));

singleUseStoreContract(async () => {
  const [store, other] = storesOf(`group-${(groups += 1)}`) as [
    RedisSingleUseStore,
    RedisSingleUseStore,
  ];
  return { store, other, wait: (ms) => setTimeout(ms) };
});

test('security 10: every key has a time to live, and nothing remains of what was taken', async () => {
  const before = (await keys.all()).map(({ key }) => key);
  const [store] = storesOf('fresh') as [RedisSingleUseStore];
  await store.add('a', 'text', 60_000);
  const added = (await keys.all()).filter(({ key }) => !before.includes(key));
  expect(added).toHaveLength(2);
  for (const { ttlMs } of added) {
    expect(ttlMs).toBeGreaterThan(0);
    expect(ttlMs).toBeLessThanOrEqual(60_000);
  }
  await store.take('a');
  expect((await keys.all()).filter(({ key }) => !before.includes(key))).toEqual([]);
});
