import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type OwnRedis, startOwnRedis, until } from '@portal/resilience';
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

/** Resolves when this process opens another connection. */
const nextConnection = () =>
  new Promise<void>((resolve) => {
    const channel = 'net.client.socket';
    const onSocket = () => {
      unsubscribe(channel, onSocket);
      resolve();
    };
    subscribe(channel, onSocket);
  });

const outcomeOf = (operation: Promise<unknown>) =>
  operation.then(
    () => 'answered',
    (error: unknown) => (error instanceof StoreUnavailable ? 'unavailable' : String(error)),
  );

/** Every operation fails as "unavailable", twice over. */
async function expectUnavailable({ store, cached }: OpenRedisStore): Promise<void> {
  for (let i = 0; i < 2; i += 1) {
    for (const operation of [
      () => store.read('s1'),
      () => cached.read('s1'),
      () => store.create(`new-${i}`, 'u1', whole, hour),
      () => store.replace('s1', 'tokens', 'x'),
      () => store.end('s1'),
      () => store.endAllOf('u1'),
      () => store.lock('s1', 1000),
    ]) {
      expect(await outcomeOf(operation())).toBe('unavailable');
    }
  }
}

/** Resolves when a session can be read again. */
const recovered = ({ store }: OpenRedisStore) =>
  until(
    async () => (await outcomeOf(store.read('s1'))) === 'answered',
    'The store does not work again.',
  );

// How long each takes is measured where nothing else runs: faults/store-outage.test.ts.
describe('security 39: calls fail and work again', () => {
  test('while Redis is down', async () => {
    await redis.kill();
    await expectUnavailable(replica);
    await redis.restart();
    await recovered(replica);
  });

  test('while Redis is frozen, and nothing is lost by it', async () => {
    redis.freeze();
    const first = await Promise.all(
      Array.from({ length: 50 }, () => outcomeOf(replica.store.read('s1'))),
    );
    expect(new Set(first)).toEqual(new Set(['unavailable']));
    // From now on no call is sent, so that none waits.
    expect(replica.connection.isUp).toBe(false);
    await expectUnavailable(replica);
    redis.thaw();
    await recovered(replica);
    expect(await replica.store.read('s1')).toEqual(whole);
  });

  test('while Redis is frozen for so long that the connection is closed', async () => {
    const replaced = nextConnection();
    redis.freeze();
    await expectUnavailable(replica);
    await replaced;
    await expectUnavailable(replica);
    redis.thaw();
    await recovered(replica);
    expect(await replica.store.read('s1')).toEqual(whole);
  });

  test('while Redis is slow', async () => {
    const other = openPlainly();
    await other.client('PAUSE', 5000, 'ALL');
    await expectUnavailable(replica);
    await recovered(replica);
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
    await connection.whenUp(10_000);
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
    await until(() => cached.size === 0, 'The cache is not cleared.');
    await redis.restart();
    await connection.whenUp(10_000);
    expect(await cached.read('s1')).toBeUndefined();
    expect(events).toEqual(['down', 'up']);
  });

  test('changes are received again after a loss', async () => {
    const other = await open();
    await redis.restart();
    await Promise.all([replica.connection.whenUp(10_000), other.connection.whenUp(10_000)]);
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
    await replica.connection.whenUp(10_000);
    await until(
      async () => (await replica.store.lock('s1', hour)) !== undefined,
      'The lock is still taken.',
    );
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
