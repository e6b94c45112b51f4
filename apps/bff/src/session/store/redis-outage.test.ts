import { type OwnRedis, startOwnRedis } from '@portal/resilience';
import { Redis } from 'ioredis';
import {
  openRedisStore,
  openTestRedis,
  type OpenRedisStore,
} from '../../../testing/open-redis-store';
import { StoreUnavailable } from '../../redis/store-unavailable';
import { RedisSessionStore } from './redis-session-store';

const hour = 3_600_000;
const whole = { identity: 'i', tokens: 't', activity: 'a' };
/** What security 39 grants a call; the store takes 300 ms of it. */
const limitMs = 500;

let redis: OwnRedis;
let replica: OpenRedisStore;
let opened: (() => void)[] = [];
beforeAll(async () => {
  redis = await startOwnRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  replica = await open();
  await replica.store.create('s1', 'u1', whole, hour);
});
afterEach(async () => {
  for (const close of opened) close();
  opened = [];
  await redis.restart();
});

async function open(): Promise<OpenRedisStore> {
  const one = await openRedisStore(redis, { deadlineMs: 300 });
  opened.push(one.close);
  return one;
}

/** A client in addition to the store's. */
function openPlainly(): Redis {
  const client = new Redis(redis.url);
  opened.push(() => client.disconnect());
  return client;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The outcome and the duration of one operation. */
async function outcomeOf(operation: () => Promise<unknown>) {
  const begun = performance.now();
  const outcome = await operation().then(
    () => 'answered',
    (error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : String(error)),
  );
  return { outcome, ms: performance.now() - begun };
}

/** Every operation fails as "unavailable" within the limit, ten times over. */
async function expectUnavailable({ store, cached }: OpenRedisStore): Promise<void> {
  for (let i = 0; i < 10; i += 1) {
    for (const operation of [
      () => store.read('s1'),
      () => cached.read('s1'),
      () => store.create(`new-${i}`, 'u1', whole, hour),
      () => store.replace('s1', 'tokens', 'x'),
      () => store.end('s1'),
      () => store.endAllOf('u1'),
      () => store.lock('s1', 1000),
    ]) {
      const { outcome, ms } = await outcomeOf(operation);
      expect(outcome).toBe('unavailable');
      expect(ms).toBeLessThan(limitMs);
    }
  }
}

/** Milliseconds from now until a session can be read again. */
async function recovery({ store }: OpenRedisStore): Promise<number> {
  const begun = performance.now();
  while ((await outcomeOf(() => store.read('s1'))).outcome !== 'answered') {
    if (performance.now() - begun > 5000) break;
    await pause(10);
  }
  return performance.now() - begun;
}

describe('security 39: calls fail within 500 ms and work again within a second', () => {
  test('while Redis is down', async () => {
    await redis.kill();
    await expectUnavailable(replica);
    // Long enough for every step of the waits between attempts to connect.
    await pause(1500);
    await expectUnavailable(replica);
    await redis.restart();
    expect(await recovery(replica)).toBeLessThan(1000);
  });

  test('while Redis is frozen, and nothing is lost by it', async () => {
    redis.freeze();
    const first = await Promise.all(
      Array.from({ length: 50 }, () => outcomeOf(() => replica.store.read('s1'))),
    );
    for (const { outcome, ms } of first) {
      expect(outcome).toBe('unavailable');
      expect(ms).toBeLessThan(limitMs);
    }
    // From now on no call waits.
    const { ms } = await outcomeOf(() => replica.store.read('s1'));
    expect(ms).toBeLessThan(50);
    redis.thaw();
    expect(await recovery(replica)).toBeLessThan(1000);
    expect(await replica.store.read('s1')).toEqual(whole);
  });

  test('while Redis is frozen for so long that the connection is closed', async () => {
    redis.freeze();
    await pause(4000);
    expect(replica.connection.isUp).toBe(false);
    await expectUnavailable(replica);
    redis.thaw();
    expect(await recovery(replica)).toBeLessThan(1000);
    expect(await replica.store.read('s1')).toEqual(whole);
  });

  test('while Redis is slow', async () => {
    const other = openPlainly();
    await other.client('PAUSE', 1500, 'ALL');
    await expectUnavailable(replica);
    await pause(1500);
    expect(await recovery(replica)).toBeLessThan(1000);
    expect(await replica.store.read('s1')).toEqual(whole);
  });

  test('a Redis that was flushed has no sessions, which is no error, and accepts new ones', async () => {
    const other = openPlainly();
    await other.flushall();
    await other.script('FLUSH');
    expect(await replica.store.read('s1')).toBeUndefined();
    expect(await replica.store.replace('s1', 'tokens', 'x')).toBe(false);
    expect(await replica.store.create('s2', 'u1', whole, hour)).toBe(true);
    expect(await replica.store.read('s2')).toEqual(whole);
  });

  test('a process that starts before Redis works once Redis is there', async () => {
    await redis.kill();
    const connection = openTestRedis({ REDIS_URL: redis.url }, 300);
    opened.push(() => connection.close());
    const store = new RedisSessionStore(connection, redis.prefix);
    await expect(store.read('s1')).rejects.toThrow(StoreUnavailable);
    await expect(connection.whenUp(300)).rejects.toThrow(StoreUnavailable);
    await redis.restart();
    await connection.whenUp(1000);
    expect(await store.read('s1')).toBeUndefined();
  });
});

describe('after a lost connection', () => {
  test('a cache serves nothing while notifications may be missed, and is cleared', async () => {
    const { cached, connection } = replica;
    const events: string[] = [];
    connection.watch({ up: () => events.push('up'), down: () => events.push('down') });
    await cached.read('s1');
    expect(cached.size).toBe(1);
    await redis.kill();
    await pause(50);
    expect(cached.size).toBe(0);
    await redis.restart();
    await connection.whenUp(1000);
    expect(await cached.read('s1')).toBeUndefined();
    expect(events).toEqual(['down', 'up']);
  });

  test('changes are received again after a loss', async () => {
    const other = await open();
    await redis.restart();
    await Promise.all([replica.connection.whenUp(1000), other.connection.whenUp(1000)]);
    await replica.store.create('s1', 'u1', whole, hour);
    await other.cached.read('s1');
    expect(other.cached.size).toBe(1);
    await replica.store.end('s1');
    await other.store.read('s1');
    expect(other.cached.size).toBe(0);
  });

  test('a lock that was taken too late for its caller is released', async () => {
    redis.freeze();
    await expect(replica.store.lock('s1', hour)).rejects.toThrow(StoreUnavailable);
    redis.thaw();
    await replica.connection.whenUp(1000);
    await pause(50);
    expect(await replica.store.lock('s1', hour)).toBeDefined();
  });

  test('a release never fails, because the work is done by then', async () => {
    const release = await replica.store.lock('s1', 500);
    await redis.kill();
    await expect(release?.()).resolves.toBeUndefined();
  });

  test('a process that was busy itself does not count that as a timeout of Redis', async () => {
    const answer = replica.store.read('s1');
    const until = performance.now() + 600;
    await new Promise<void>((resolve) =>
      setImmediate(() => {
        while (performance.now() < until);
        resolve();
      }),
    );
    expect(await answer).toEqual(whole);
    expect(replica.connection.isUp).toBe(true);
  });
});
