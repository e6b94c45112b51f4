import {
  openRedisKeys,
  type RedisKeys,
  startRedis,
  startRedisCluster,
  startSecuredRedis,
  type TestRedis,
} from '@portal/resilience';
import { openTestRedis } from '../../testing/open-redis-store';
import type { Redis } from '../redis/redis';
import { draftStoreContract } from './draft-store.contract';
import { RedisDraftStore } from './redis-draft-store';

const hour = 3_600_000;

let redis: TestRedis;
let keys: RedisKeys;
let connection: Redis;
let store: RedisDraftStore;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  keys = await openRedisKeys(redis);
  connection = openTestRedis({ REDIS_URL: redis.url });
  await connection.whenUp();
  store = new RedisDraftStore(connection, redis.prefix);
});
afterEach(async () => {
  connection.close();
  await keys.close();
});

describe('the store of drafts in Redis', () => draftStoreContract(async () => store));

test('security 10: the drafts of a user are one key, which lives as long as the last of them', async () => {
  const limits = { drafts: 5, bytes: 1_000 };
  const now = Date.now();
  const draft = { revision: 1, expiresAt: now + hour, facts: 'f', content: 'c' };
  await store.save('u1', 'a', draft, 0, limits, now);
  await store.save('u1', 'b', { ...draft, expiresAt: now + 2 * hour }, 0, limits, now);
  const [only, ...more] = await keys.all();
  expect(more).toEqual([]);
  expect(only?.key).toBe(`${redis.prefix}drafts:{u1}`);
  expect(only?.ttlMs).toBeGreaterThan(1.9 * hour);
  expect(only?.ttlMs).toBeLessThanOrEqual(2 * hour);
  await store.remove('u1', 'a', now);
  await store.remove('u1', 'b', now);
  expect(await keys.all()).toEqual([]);
});

test('drafts are saved on a cluster, and with the rights that docs/operations.md names', async () => {
  const cluster = await startRedisCluster();
  const secured = await startSecuredRedis();
  for (const settings of [
    { REDIS_URL: cluster.url, REDIS_CLUSTER_NODES: cluster.node },
    { REDIS_URL: secured.url, REDIS_CA_FILE: secured.authority },
  ]) {
    const other = openTestRedis(settings);
    await other.whenUp();
    const drafts = new RedisDraftStore(other);
    const now = Date.now();
    const draft = { revision: 1, expiresAt: now + hour, facts: 'f', content: 'c' };
    const limits = { drafts: 2, bytes: 1000 };
    expect(await drafts.save('u1', 'contact', draft, 0, limits, now)).toBe('saved');
    expect(await drafts.list('u1', now)).toHaveLength(1);
    expect(await drafts.read('u1', 'contact', now)).toEqual(draft);
    expect(await drafts.remove('u1', 'contact', now)).toBe(true);
    other.close();
  }
  await cluster.stop();
  await secured.stop();
}, 30_000);
