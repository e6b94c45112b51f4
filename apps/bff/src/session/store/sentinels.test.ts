import { type RedisSet, startRedisSet } from '@portal/resilience';
import { loginAt } from '../../redis/redis-client';
import { RedisConnection, StoreUnavailable } from '../../redis/redis-connection';
import { RedisSessionStore } from './redis-session-store';
import { Sentinels } from '../../redis/sentinels';

let set: RedisSet;
beforeAll(async () => (set = await startRedisSet()), 30_000);
afterAll(() => set.stop());

const ask = (addresses: readonly string[], name = set.name) =>
  new Sentinels({ addresses, name, password: undefined });

let redis: RedisConnection | undefined;
afterEach(() => redis?.close());

test('a failover: sessions are there, changes are heard, and nobody waits longer than the deadline', async () => {
  redis = new RedisConnection({ address: set.url }, 300, ask(set.sentinels));
  await redis.whenUp();
  const store = new RedisSessionStore(redis);
  await store.create('s1', 'u1', { identity: 'i', tokens: 't', activity: 'a' }, 60_000);
  const heard: string[] = [];
  store.changes.subscribe({ changed: (id) => heard.push(id), missed: () => heard.push('missed') });

  await set.replicated();
  const before = await set.killPrimary();
  let slowest = 0;
  const giveUpAt = performance.now() + 40_000;
  for (let session; session === undefined && performance.now() < giveUpAt;) {
    const began = performance.now();
    session = await store.read('s1').catch((error: unknown) => {
      expect(error).toBeInstanceOf(StoreUnavailable);
      return undefined;
    });
    slowest = Math.max(slowest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await store.read('s1')).toMatchObject({ tokens: 't' });
  expect(slowest).toBeLessThan(1000);
  expect(await set.primaryPort()).not.toBe(before);
  expect(await store.replace('s1', 'tokens', 't2')).toBe(true);
  expect(heard).toEqual(['missed', 's1']);
}, 60_000);

test('Sentinels that are away are passed over; none that answers is an error', async () => {
  const some = ask(['127.0.0.1:9', ...set.sentinels]);
  expect(await some.primary()).toBe(`127.0.0.1:${await set.primaryPort()}`);
  some.close();
  await expect(ask(['127.0.0.1:9']).primary()).rejects.toThrow('No Sentinel names a primary');
  const stranger = ask(set.sentinels, 'others');
  await expect(stranger.primary()).rejects.toThrow('No Sentinel names a primary');
  stranger.close();
});

test.each([
  ['redis://nobody:1', 'redis://h:2'],
  ['rediss://user:p%40ss@nobody', 'rediss://user:p%40ss@h:2'],
  ['redis://:pass@nobody:1/3', 'redis://:pass@h:2/3'],
])('the address %s keeps all but its place', (address, wanted) => {
  expect(loginAt({ address }, 'h:2')).toEqual({ address: wanted });
});
