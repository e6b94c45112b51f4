import { openRedisKeys, type RedisKeys, startRedis, type TestRedis } from '@portal/resilience';
import { openRedisStore, type OpenRedisStore } from '../../testing/open-redis-store';
import { draftStoreContract } from './draft-store.contract';
import { RedisDraftStore } from './redis-draft-store';

const hour = 3_600_000;

let redis: TestRedis;
let keys: RedisKeys;
let replica: OpenRedisStore;
let store: RedisDraftStore;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  keys = await openRedisKeys(redis);
  replica = await openRedisStore(redis);
  store = new RedisDraftStore(replica.connection, redis.prefix);
});
afterEach(async () => {
  replica.close();
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
