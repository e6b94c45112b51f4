import { type RedisSet, startRedisSet, until } from '@portal/resilience';
import type { Redis } from '../../redis/redis';
import { StoreUnavailable } from '../../redis/store-unavailable';
import { openTestRedis } from '../../../testing/open-redis-store';
import { RedisSessionStore } from './redis-session-store';

let set: RedisSet;
beforeAll(async () => (set = await startRedisSet()), 30_000);
afterAll(() => set.stop());

const open = (sentinels: readonly string[], name = set.name) =>
  (redis = openTestRedis(
    { REDIS_URL: set.url, REDIS_SENTINELS: sentinels.join(), REDIS_SENTINEL_NAME: name },
    300,
  ));

let redis: Redis | undefined;
afterEach(() => redis?.close());

test('a failover: sessions exist, changes are received, and calls fail as unavailable meanwhile', async () => {
  const redis = open(['127.0.0.1:9', ...set.sentinels]);
  await redis.whenUp();
  const store = new RedisSessionStore(redis);
  await store.create('s1', 'u1', { identity: 'i', tokens: 't', activity: 'a' }, 60_000);
  const received: string[] = [];
  store.changes.subscribe({
    changed: (id) => received.push(id),
    missed: () => received.push('missed'),
  });

  await set.replicated();
  const before = await set.killPrimary();
  const errors: unknown[] = [];
  const refused = (error: unknown) => void errors.push(error);
  let found: Awaited<ReturnType<typeof store.read>>;
  await until(async () => {
    found = (await store.read('s1').catch(refused)) ?? undefined;
    return found !== undefined;
  }, 'No replica became the primary.');
  expect(found).toMatchObject({ tokens: 't' });
  expect(await set.primaryPort()).not.toBe(before);
  // The client may still leave the server that answered first, when a Sentinel tells it of the
  // primary: calls fail as unavailable for that moment too, and changes may be missed twice.
  let replaced: boolean | void = undefined;
  await until(async () => {
    replaced = await store.replace('s1', 'tokens', 't2').catch(refused);
    return replaced !== undefined;
  }, 'The session could not be changed on the new primary.');
  expect(replaced).toBe(true);
  await until(
    async () => (await store.read('s1').catch(refused))?.tokens === 't2',
    'The changed session could not be read.',
  );
  await until(async () => received.includes('s1'), 'The change was not received.');
  for (const error of errors) expect(error).toBeInstanceOf(StoreUnavailable);
  expect(received[0]).toBe('missed');
});

test('no Sentinel that answers, or none that knows the name, is a Redis that is not up', async () => {
  for (const [sentinels, name, reason] of [
    [['127.0.0.1:9'], set.name, /127\.0\.0\.1:9/],
    [set.sentinels, 'others', /No such master/],
  ] as const) {
    const redis = open(sentinels, name);
    const causes: Error[] = [];
    redis.watch({ down: (cause) => causes.push(cause) });
    await expect(redis.whenUp(1000)).rejects.toThrow(StoreUnavailable);
    expect(causes.map(({ message }) => message)).toEqual([expect.stringMatching(reason)]);
    redis.close();
  }
});
