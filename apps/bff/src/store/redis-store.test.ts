import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
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
import { RedisStore } from './redis-store';
import { storeContract } from './store.contract';

const minute = 60_000;
const bounds = { ttlMs: minute, most: 20 };
const limits = { entries: 5, bytes: 10_000 };

let redis: TestRedis;
let keys: RedisKeys;
let replicas: Redis[];
beforeAll(async () => {
  redis = await startRedis();
  replicas = [openTestRedis({ REDIS_URL: redis.url }), openTestRedis({ REDIS_URL: redis.url })];
  await Promise.all(replicas.map((replica) => replica.whenUp()));
});
afterAll(async () => {
  for (const replica of replicas) replica.close();
  await redis.stop();
});
beforeEach(async () => {
  keys = await openRedisKeys(redis);
});
afterEach(() => keys.close());

const storeOf = (kind: string) => new RedisStore(replicas[0]!, `${redis.prefix}${kind}`, Date.now);

describe('the store in Redis', () =>
  storeContract(async () => {
    const name = `${redis.prefix}${randomUUID()}`;
    const [store, other] = replicas.map((replica) => new RedisStore(replica, name, Date.now));
    return { store: store!, other: other!, now: Date.now, wait: (ms) => setTimeout(ms) };
  }));

/** One of each, as the BFF stores them. */
async function fill(): Promise<void> {
  await storeOf('single-use').add('sign-in', 'k', 'text', bounds);
  await storeOf('ended-sign-in').mark('s1', minute);
  await storeOf('counts').count('upload:hash', minute);
  await storeOf('sign-ins').push('u1', '1800000000000 signedIn chrome', bounds);
  await storeOf('sign-ins').push('u1', '1800000000001 signedIn safari', bounds);
  const entry = { revision: 7, expiresAt: 4_000_000_000_000, head: 'k.facts', body: 'k.content' };
  await storeOf('drafts').replace('u1', 'drug-claim', entry, 0, limits);
}

test('names of keys and the form of values are those of the releases before', async () => {
  await fill();
  const stored = (await keys.all()).map(({ key, value }) => [
    key.slice(redis.prefix.length),
    value.toString(),
  ]);
  expect(stored).toEqual([
    ['counts:{upload:hash}', '1'],
    ['drafts:{u1}', 'drug-claim7 4000000000000 k.facts\nk.content'],
    ['ended-sign-in:{s1}', ''],
    ['sign-ins:{u1}', '1800000000001 signedIn safari1800000000000 signedIn chrome'],
    ['single-use:{sign-in}', `${redis.prefix}single-use:{sign-in}:k`],
    ['single-use:{sign-in}:k', 'text'],
  ]);
  const types = await Promise.all(stored.map(([key]) => keys.client.type(`${redis.prefix}${key}`)));
  expect(types).toEqual(['string', 'hash', 'string', 'list', 'zset', 'string']);
});

test('security 10: every key has a time to live, and nothing remains of what was taken', async () => {
  await fill();
  await storeOf('counts').uncount('upload:hash');
  await storeOf('counts').uncount('never-counted');
  const lives = (await keys.all()).map(({ key, ttlMs }) => [key, ttlMs] as const);
  expect(lives).toHaveLength(6);
  for (const [key, ttlMs] of lives) {
    expect(ttlMs).toBeGreaterThan(0);
    if (!key.includes('drafts')) expect(ttlMs).toBeLessThanOrEqual(minute);
  }
  await storeOf('single-use').take('sign-in', 'k');
  await storeOf('drafts').remove('u1', 'drug-claim');
  const left = (await keys.all()).map(({ key }) => key);
  expect(left.filter((key) => /single-use|drafts/.test(key))).toEqual([]);
});

test('security 10: the drafts of a user are one key, which lives as long as the last of them', async () => {
  const drafts = storeOf('drafts');
  const now = Date.now();
  for (const [name, life] of [
    ['a', minute],
    ['b', 2 * minute],
  ] as const) {
    const draft = { revision: 1, expiresAt: now + life, head: 'f', body: 'c' };
    await drafts.replace('u1', name, draft, 0, limits);
  }
  const [only, ...more] = await keys.all();
  expect(more).toEqual([]);
  expect(only?.key).toBe(`${redis.prefix}drafts:{u1}`);
  expect(only?.ttlMs).toBeGreaterThan(1.9 * minute);
  expect(only?.ttlMs).toBeLessThanOrEqual(2 * minute);
});

test('the 20 sign-ins of one user take no more than 1 KB of Redis', async () => {
  const user = randomUUID().slice(0, 22);
  for (let i = 0; i < 20; i += 1) {
    await storeOf('sign-ins').push(user, `${1_800_000_000_000 + i} signedIn samsung`, bounds);
  }
  const stored = (await keys.all()).find(({ key }) => key.includes(user));
  expect(stored?.bytes).toBeGreaterThan(400);
  expect(stored?.bytes).toBeLessThanOrEqual(1024);
});

test('it works on a cluster, and with the rights that docs/operations.md names', async () => {
  const cluster = await startRedisCluster();
  const secured = await startSecuredRedis();
  for (const settings of [
    { REDIS_URL: cluster.url, REDIS_CLUSTER_NODES: cluster.node },
    { REDIS_URL: secured.url, REDIS_CA_FILE: secured.authority },
  ]) {
    const connection = openTestRedis(settings);
    await connection.whenUp();
    const store = new RedisStore(connection, 'portal:any', Date.now);
    expect(await store.add('sign-in', 'k', 'text', bounds)).toBe(true);
    expect(await store.take('sign-in', 'k')).toBe('text');
    expect(await store.take('sign-in', 'k')).toBeUndefined();
    await store.mark('mark', minute);
    expect(await store.isMarked('mark')).toBe(true);
    expect((await store.count('count', minute)).total).toBe(1);
    await store.uncount('count');
    await store.push('list', 'line', bounds);
    expect(await store.list('list')).toEqual(['line']);
    const draft = { revision: 1, expiresAt: Date.now() + minute, head: 'f', body: 'c' };
    expect(await store.replace('u1', 'contact', draft, 0, limits)).toBe('saved');
    expect(await store.entries('u1')).toHaveLength(1);
    expect(await store.entry('u1', 'contact')).toEqual(draft);
    expect(await store.remove('u1', 'contact')).toBe(true);
    connection.close();
  }
  await cluster.stop();
  await secured.stop();
});
