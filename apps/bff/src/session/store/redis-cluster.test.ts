import { createLogger } from '@portal/logger';
import { startRedisCluster, type TestCluster, until } from '@portal/resilience';
import { readConfig } from '../../config';
import { Metrics } from '../../observability/metrics';
import type { Redis } from '../../redis/redis';
import { StoreUnavailable } from '../../redis/store-unavailable';
import { openTestRedis } from '../../../testing/open-redis-store';
import { openSessionStore } from './open-session-store';
import { RedisSessionStore } from './redis-session-store';
import { sessionStoreContract } from './session-store.contract';

const hour = 3_600_000;
const whole = { identity: 'i', tokens: 't', activity: '{"seenAt":1}' };

let cluster: TestCluster;
beforeAll(
  async () => (cluster = await startRedisCluster({ replicas: 1, downAfterMs: 3000 })),
  30_000,
);
afterAll(() => cluster.stop());

let open: Redis[] = [];
afterEach(() => {
  for (const each of open) each.close();
  open = [];
});

const settings = () => ({
  REDIS_URL: cluster.url,
  REDIS_CLUSTER_NODES: `127.0.0.1:9,${cluster.node}`,
});

async function connect(deadlineMs?: number): Promise<Redis> {
  const redis = openTestRedis(settings(), deadlineMs);
  open.push(redis);
  await redis.whenUp();
  return redis;
}

let prefixes = 0;
const freshPrefix = () => `test-${++prefixes}:`;
const key = (prefix: string, id: string) => `${prefix}session:{${id}}:identity`;

/** Shortens the time to live of every key. */
async function passTime(redis: Redis, prefix: string, ms: number): Promise<void> {
  for (const server of redis.primaries()) {
    for (const name of await server.run((client) => client.keys(`${prefix}*`))) {
      const left = (await redis.run((client) => client.pttl(name))) - ms;
      await redis.run((client) => (left > 0 ? client.pexpire(name, left) : client.del(name)));
    }
  }
}

describe('the session store on a cluster', () => {
  sessionStoreContract(async () => {
    const prefix = freshPrefix();
    const redis = await connect();
    return {
      store: new RedisSessionStore(redis, prefix),
      wait: (ms) => passTime(redis, prefix, ms),
    };
  });
});

test('sessions are on all servers, all parts of each on one; an operator ends them on all of them', async () => {
  const redis = await connect();
  const store = new RedisSessionStore(redis, freshPrefix());
  const ids = Array.from({ length: 60 }, (_, i) => `s${i}`);
  for (const id of ids) await store.create(id, 'u1', whole, hour);
  expect(redis.primaries()).toHaveLength(3);
  expect(new Set(await cluster.ownersOf(ids.map((id) => key('', id)))).size).toBe(3);
  expect((await store.list('u1')).map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(await store.endAll()).toBe(60);
  expect(await store.list('u1')).toEqual([]);
});

test('security 5: what one replica ends has ended in the others, on whichever server it is', async () => {
  const replica = async () => {
    const log = createLogger({ service: 'bff', destination: { write: () => true } });
    const { store, redis } = openSessionStore(
      { ...readConfig(settings()).settings, REDIS_DEADLINE_MS: 3000 },
      { clock: Date.now, log, metrics: new Metrics() },
    );
    if (redis) open.push(redis);
    await redis?.whenUp();
    return store;
  };
  const [one, other] = [await replica(), await replica()];
  for (let i = 0; i < 12; i += 1) {
    await one.create(`ended-${i}`, 'u1', whole, hour);
    expect(await other.read(`ended-${i}`)).toEqual(whole);
    await one.end(`ended-${i}`);
    expect(await other.read(`ended-${i}`)).toBeUndefined();
  }
});

test('a slot that moves to another server takes its sessions along, without an error', async () => {
  const prefix = freshPrefix();
  const store = new RedisSessionStore(await connect(), prefix);
  await store.create('moved', 'u1', whole, hour);
  await store.create('moved-too', 'u2', whole, hour);
  const [before] = await cluster.ownersOf([key(prefix, 'moved')]);
  expect(await cluster.moveSlotOf(key(prefix, 'moved'))).not.toBe(before);
  expect(await store.read('moved')).toEqual(whole);
  expect(await store.replace('moved', 'tokens', 't2')).toBe(true);
  expect(await store.end('moved')).toBe(true);
  expect(await store.read('moved-too')).toEqual(whole);
});

/** Thirty sessions and the port of the primary that has each. */
async function thirty(store: RedisSessionStore, prefix: string) {
  const ids = Array.from({ length: 30 }, (_, i) => `s${i}`);
  for (const id of ids) await store.create(id, `u-${id}`, whole, hour);
  const owners = await cluster.ownersOf(ids.map((id) => key(prefix, id)));
  return { ids, owners, victim: owners[0] ?? 0 };
}

test('security 39: one server that hangs fails its own sessions at the deadline, the others are served, and it comes back', async () => {
  const prefix = freshPrefix();
  const redis = await connect(1500);
  const store = new RedisSessionStore(redis, prefix);
  const { ids, owners, victim } = await thirty(store, prefix);
  const events: string[] = [];
  redis.watch({ up: () => events.push('up'), down: () => events.push('down') });
  cluster.freeze(victim);
  try {
    // Once, before the cluster replaces the server.
    const outcomes = await Promise.all(
      ids.map((id) => store.read(id).catch((error: unknown) => error)),
    );
    outcomes.forEach((outcome, i) =>
      owners[i] === victim
        ? expect(outcome).toBeInstanceOf(StoreUnavailable)
        : expect(outcome).toEqual(whole),
    );
    await until(() => events.includes('down'), 'The connection does not notice.');
  } finally {
    cluster.thaw(victim);
  }
  await redis.whenUp(10_000);
  expect(await store.read('s0')).toEqual(whole);
  expect(events).toEqual(['down', 'up']);
});

test('security 39: a server that is killed fails its own sessions until its replica is the primary', async () => {
  const prefix = freshPrefix();
  const redis = await connect(1500);
  const store = new RedisSessionStore(redis, prefix);
  const { ids, owners, victim } = await thirty(store, prefix);
  await cluster.killOwnerOf(key(prefix, 's0'));
  const lostElsewhere: unknown[] = [];
  await until(async () => {
    const outcomes = await Promise.all(
      ids.map((id) => store.read(id).catch((error: unknown) => error)),
    );
    const failed = outcomes.map((outcome) => outcome === undefined || outcome instanceof Error);
    lostElsewhere.push(...outcomes.filter((_outcome, i) => failed[i] && owners[i] !== victim));
    return !failed.includes(true);
  }, 'The sessions of the killed server are not served again.');
  expect(lostElsewhere).toEqual([]);
  await redis.whenUp(10_000);
  expect(await store.replace('s0', 'tokens', 't2')).toBe(true);
});

test('a cluster of which no server answers is not up, and says so', async () => {
  const redis = openTestRedis({ ...settings(), REDIS_CLUSTER_NODES: '127.0.0.1:9' }, 300);
  open.push(redis);
  expect(redis.isUp).toBe(false);
  await expect(redis.run((client) => client.ping())).rejects.toThrow(StoreUnavailable);
  await expect(redis.whenUp(50)).rejects.toThrow('Redis does not answer');
});
