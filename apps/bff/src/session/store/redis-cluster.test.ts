import { startRedisCluster, type TestCluster } from '@portal/resilience';
import { RedisDraftStore } from '../../drafts/redis-draft-store';
import { CachedSessionStore } from './cached-session-store';
import { ClusterMap } from '../../redis/cluster-map';
import { slotOf } from '../../redis/key-slot';
import { loginAt } from '../../redis/redis-client';
import { RedisCluster } from '../../redis/redis-cluster';
import { RedisConnection, StoreUnavailable } from '../../redis/redis-connection';
import { RedisSingleUseStore } from './redis-single-use-store';
import { RedisSessionStore } from './redis-session-store';
import { sessionStoreContract } from './session-store.contract';

const hour = 3_600_000;
const whole = { identity: 'i', tokens: 't', activity: '{"seenAt":1}' };

let cluster: TestCluster;
beforeAll(async () => (cluster = await startRedisCluster()), 30_000);
afterAll(() => cluster.stop());

let open: RedisCluster[] = [];
afterEach(() => {
  for (const each of open) each.close();
  open = [];
});

async function connect(deadlineMs = 3000): Promise<RedisCluster> {
  const at = (place: string) => loginAt({ address: cluster.url }, place);
  const redis = new RedisCluster(
    new ClusterMap(['127.0.0.1:9', cluster.node], at),
    (place) => new RedisConnection(at(place), deadlineMs),
    deadlineMs,
  );
  open.push(redis);
  await redis.whenUp();
  return redis;
}

let prefixes = 0;
const freshPrefix = () => `test-${++prefixes}:`;
const key = (prefix: string, id: string) => `${prefix}session:{${id}}:identity`;

/** Time passes by the keys' own times to live. */
async function passTime(redis: RedisCluster, prefix: string, ms: number): Promise<void> {
  for (const server of redis.servers) {
    await server.run(async (client) => {
      for (const name of (await client.keys(`${prefix}*`)).map(String)) {
        const left = (await client.pTTL(name)) - ms;
        await (left > 0 ? client.pExpire(name, left) : client.del(name));
      }
    });
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

test('slots are counted as Redis counts them', async () => {
  const [port] = [Number(cluster.node.split(':')[1])];
  for (const name of ['123456789', 'portal:user:{u1}', '{}x', 'a{b}{c}', '{', 'ñ€', 'a}b{c']) {
    expect([name, await cluster.ask(port, 'CLUSTER', 'KEYSLOT', name)]).toEqual([
      name,
      slotOf(name),
    ]);
  }
});

test('sessions lie on all servers, all parts of each on one; everybody is signed out on all of them', async () => {
  const redis = await connect();
  const store = new RedisSessionStore(redis, freshPrefix());
  const ids = Array.from({ length: 60 }, (_, i) => `s${i}`);
  for (const id of ids) await store.create(id, 'u1', whole, hour);
  expect(redis.servers).toHaveLength(3);
  expect(new Set(await cluster.ownersOf(ids.map((id) => key('', id)))).size).toBe(3);
  expect((await store.list('u1')).map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(await store.endAll()).toBe(60);
  expect(await store.list('u1')).toEqual([]);
});

test('sign-ins that are good once and drafts work on a cluster', async () => {
  const redis = await connect();
  const singleUse = new RedisSingleUseStore(redis, freshPrefix(), 'sign-in', 10);
  expect(await singleUse.add('k', 'text', hour)).toBe(true);
  expect(await singleUse.take('k')).toBe('text');
  expect(await singleUse.take('k')).toBeUndefined();
  const drafts = new RedisDraftStore(redis, freshPrefix());
  const draft = { revision: 1, expiresAt: Date.now() + hour, facts: '', content: 'x' };
  const limits = { drafts: 2, bytes: 1000 };
  expect(await drafts.save('u1', 'contact', draft, 0, limits, Date.now())).toBe('saved');
  expect(await drafts.read('u1', 'contact', Date.now())).toMatchObject({ content: 'x' });
});

test('security 5: what one replica ends is dead in the others, on whichever server it lies', async () => {
  const prefix = freshPrefix();
  const limits = { maxAgeMs: 60_000, maxEntries: 100 };
  const replica = async () => {
    const store = new RedisSessionStore(await connect(), prefix);
    return { store, cached: new CachedSessionStore(store, store.changes, limits, Date.now) };
  };
  const [one, other] = [await replica(), await replica()];
  for (let i = 0; i < 12; i += 1) {
    await one.cached.create(`s${i}`, 'u1', whole, hour);
    expect(await other.cached.read(`s${i}`)).toEqual(whole);
  }
  expect(other.cached.size).toBe(12);
  for (let i = 0; i < 12; i += 1) {
    await one.cached.end(`s${i}`);
    // Sent after the change to the server that did it, so the change has been heard when it is answered.
    await other.store.read(`s${i}`);
    expect(await other.cached.read(`s${i}`)).toBeUndefined();
  }
});

test('a slot that moves to another server takes its sessions along, and nobody notices', async () => {
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

test('security 39: one server that hangs answers nobody within the deadline, the others answer as ever, and it comes back', async () => {
  const prefix = freshPrefix();
  const redis = await connect(300);
  const store = new RedisSessionStore(redis, prefix);
  const ids = Array.from({ length: 30 }, (_, i) => `s${i}`);
  for (const id of ids) await store.create(id, `u-${id}`, whole, hour);
  const owners = await cluster.ownersOf(ids.map((id) => key(prefix, id)));
  const [victim = 0] = owners;
  const happened: string[] = [];
  redis.watch({ up: () => happened.push('up'), down: () => happened.push('down') });
  cluster.freeze(victim);
  try {
    const began = performance.now();
    const outcomes = await Promise.all(
      ids.map((id) => store.read(id).catch((error: unknown) => error)),
    );
    expect(performance.now() - began).toBeLessThan(1000);
    outcomes.forEach((outcome, i) =>
      owners[i] === victim
        ? expect(outcome).toBeInstanceOf(StoreUnavailable)
        : expect(outcome).toEqual(whole),
    );
    expect(redis.isUp).toBe(false);
  } finally {
    cluster.thaw(victim);
  }
  await redis.whenUp(5000);
  expect(await store.read('s0')).toEqual(whole);
  expect(happened).toEqual(['down', 'up']);
});

test('a cluster of which no server answers is away, and says so', async () => {
  const at = (place: string) => ({ address: `redis://${place}` });
  const redis = new RedisCluster(
    new ClusterMap(['127.0.0.1:9'], at),
    (place) => new RedisConnection(at(place)),
  );
  open.push(redis);
  expect(redis.isUp).toBe(false);
  await expect(redis.run((client) => client.ping(), 'k')).rejects.toThrow(StoreUnavailable);
  await expect(redis.whenUp(50)).rejects.toThrow('The cluster does not answer');
});
