import {
  openRedisKeys,
  type RedisKeys,
  startRedis,
  type TestRedis,
  until,
} from '@portal/resilience';
import { openRedisStore, type OpenRedisStore } from '../../../testing/open-redis-store';
import { sessionStoreContract } from './session-store.contract';
import type { StoredSession } from './session-store';

const hour = 3_600_000;
const whole: StoredSession = { identity: 'i', tokens: 't', activity: '{"seenAt":1}' };

let redis: TestRedis;
let keys: RedisKeys;
let replicas: OpenRedisStore[] = [];
let passed = 0;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  keys = await openRedisKeys(redis);
});
afterEach(async () => {
  for (const replica of replicas) replica.close();
  replicas = [];
  await keys.close();
});

async function open(): Promise<OpenRedisStore> {
  const replica = await openRedisStore(redis, { clock: () => Date.now() + passed });
  replicas.push(replica);
  return replica;
}

async function wait(ms: number): Promise<void> {
  passed += ms;
  await keys.passTime(ms);
}

describe('the Redis store', () => {
  sessionStoreContract(async () => ({ store: (await open()).store, wait }));
});

describe('the Redis store behind a cache', () => {
  sessionStoreContract(async () => ({ store: (await open()).cached, wait }));
});

describe('keys in Redis', () => {
  test('security 10: every key of any kind has a time to live, and none outlives its session', async () => {
    const { store } = await open();
    await store.create('s1', 'u1', whole, hour);
    await store.create('s2', 'u1', whole, hour / 2);
    await store.replace('s1', 'tokens', 'x');
    await store.end('s2');
    await store.lock('s1', 5_000);
    const all = await keys.all();
    expect(all.map(({ key }) => key.slice(redis.prefix.length))).toEqual([
      'session:{s1}:activity',
      'session:{s1}:identity',
      'session:{s1}:lock',
      'session:{s1}:tokens',
      'session:{s2}:ended',
      'user:{u1}',
    ]);
    for (const { ttlMs } of all) {
      expect(ttlMs).toBeGreaterThan(0);
      expect(ttlMs).toBeLessThanOrEqual(hour);
    }
  });

  test('the parts of a session expire at the same moment, also one that was replaced', async () => {
    const { store } = await open();
    await store.create('s1', 'u1', whole, hour);
    await wait(hour / 2);
    await store.replace('s1', 'tokens', 'x');
    for (const { ttlMs } of await keys.all()) expect(ttlMs).toBeLessThanOrEqual(hour / 2);
  });

  test("a user's index loses sessions that ended or expired", async () => {
    const { store } = await open();
    const index = `${redis.prefix}user:{u1}`;
    await store.create('brief', 'u1', whole, 1);
    await store.create('ended', 'u1', whole, hour);
    await store.create('alive', 'u1', whole, hour);
    await store.end('ended');
    await until(async () => !(await store.read('brief')), 'The session does not expire.');
    await store.create('new', 'u1', whole, hour);
    expect(await keys.client.zrange(index, '0', '-1')).toEqual(['alive', 'new']);
    await store.endAllOf('u1');
    expect(await keys.client.exists(index)).toBe(0);
  });

  test('a list has the sessions of one user that have not ended', async () => {
    const { store } = await open();
    await store.create('s1', 'u1', whole, hour);
    await store.create('s2', 'u1', { ...whole, activity: '{"seenAt":2}' }, 2 * hour);
    await store.create('s3', 'u2', whole, hour);
    await store.create('s4', 'u1', whole, hour);
    await store.end('s4');
    const listed = await store.list('u1');
    expect(listed.map(({ id, activity }) => [id, activity])).toEqual([
      ['s1', '{"seenAt":1}'],
      ['s2', '{"seenAt":2}'],
    ]);
    expect(listed[1]?.leftMs).toBeGreaterThan(hour);
    expect(await store.list('unknown')).toEqual([]);
  });

  test('a session that is being written while all of its user are ended is not created', async () => {
    const { store } = await open();
    // What the index holds between the two steps of `create`.
    await keys.client.zadd(`${redis.prefix}user:{u1}`, Date.now() + hour, 's1');
    expect(await store.endAllOf('u1')).toBe(0);
    expect(await store.create('s1', 'u1', whole, hour)).toBe(false);
    expect(await store.read('s1')).toBeUndefined();
  });

  test('hundreds of sessions of one user are ended', async () => {
    const { store } = await open();
    for (let i = 0; i < 250; i += 1) await store.create(`s${i}`, 'u1', whole, hour);
    expect(await store.endAllOf('u1')).toBe(250);
    expect(await store.list('u1')).toEqual([]);
  });
});

describe('two replicas on one Redis', () => {
  test('security 5: what one ends has ended in the other within a second, with both caches on', async () => {
    const [one, other] = [await open(), await open()];
    await one.cached.create('s1', 'u1', whole, hour);
    expect(await other.cached.read('s1')).toEqual(whole);
    expect(other.cached.size).toBe(1);
    await one.cached.end('s1');
    // Sent after the change: its notification arrives on this connection before the reply.
    await other.store.read('s1');
    expect(other.cached.size).toBe(0);
    expect(await other.cached.read('s1')).toBeUndefined();
  });

  test('what one replaces is new in the other', async () => {
    const [one, other] = [await open(), await open()];
    await one.cached.create('s1', 'u1', whole, hour);
    await Promise.all([one.cached.read('s1'), other.cached.read('s1')]);
    await other.cached.replace('s1', 'tokens', 'newer');
    await one.store.read('s1');
    expect(await one.cached.read('s1')).toEqual({ ...whole, tokens: 'newer' });
    expect(await other.cached.read('s1')).toEqual({ ...whole, tokens: 'newer' });
  });

  test('a read cache holds no session that ended with all others of its user', async () => {
    const [one, other] = [await open(), await open()];
    await one.cached.create('s1', 'u1', whole, hour);
    await other.cached.read('s1');
    expect(await one.cached.endAllOf('u1')).toBe(1);
    await other.store.read('s1');
    expect(await other.cached.read('s1')).toBeUndefined();
  });

  test('one of many gets the lock, and each of them in turn', async () => {
    const [one, other] = [await open(), await open()];
    let inside = 0;
    let most = 0;
    const turn = async ({ store }: OpenRedisStore) => {
      let release: Awaited<ReturnType<typeof store.lock>>;
      await until(async () => {
        release = await store.lock('s1', 5_000);
        return release !== undefined;
      }, 'The lock is never free.');
      most = Math.max(most, ++inside);
      await store.read('s1');
      inside -= 1;
      await release?.();
    };
    await Promise.all(Array.from({ length: 20 }, (_, i) => turn(i % 2 ? one : other)));
    expect(most).toBe(1);
  });

  test('a lease is renewed for as long as its holder works', async () => {
    const [one, other] = [await open(), await open()];
    const leaseMs = 3_000;
    const release = await one.store.lock('s1', leaseMs);
    const [lock = ''] = await keys.client.keys(`${redis.prefix}*lock*`);
    let before = leaseMs;
    const isRenewed = async () => {
      const left = await keys.client.pttl(lock);
      const isMore = left > before;
      before = left;
      return isMore;
    };
    for (let i = 0; i < 2; i += 1) await until(isRenewed, 'The lease is not renewed.');
    expect(await other.store.lock('s1', leaseMs)).toBeUndefined();
    await release?.();
    expect(await other.store.lock('s1', leaseMs)).toBeDefined();
  });

  test('security 38: the lock of a replica that was killed is free when its lease is over', async () => {
    const [one, other] = [await open(), await open()];
    await one.store.lock('s1', 3_000);
    one.close();
    expect(await other.store.lock('s1', 3_000)).toBeUndefined();
    const isFree = async () => (await other.store.lock('s1', 3_000)) !== undefined;
    await until(isFree, 'The lock is never free.');
  });
});
