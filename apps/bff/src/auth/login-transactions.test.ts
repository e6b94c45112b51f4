import { openRedisKeys, startRedis } from '@portal/resilience';
import { MemorySingleUseStore } from '../session/store/memory-single-use-store';
import { openRedisStore } from '../../testing/open-redis-store';
import { RedisSingleUseStore } from '../session/store/redis-single-use-store';
import { SignIns } from './login-transactions';

const wish = { returnTo: '/member/claims', origin: 'http://localhost:4200', silent: false };

const start = (most = 10) => {
  let now = 1_000;
  const store = new MemorySingleUseStore(most, () => now);
  return {
    signIns: new SignIns(store, () => now),
    replica: new SignIns(store, () => now),
    advance: (ms: number) => (now += ms),
  };
};

test('a sign-in is good once, with its own proof, for ten minutes, on any replica', async () => {
  const { signIns, replica, advance } = start();
  const one = await signIns.begin(wish);
  const two = await signIns.begin({ ...wish, returnTo: '/' });
  expect(await signIns.take(one.signIn.state, two.proof)).toBeUndefined();
  expect(await signIns.take(one.signIn.state, undefined)).toBeUndefined();
  expect(await signIns.take('', one.proof)).toBeUndefined();
  expect(await replica.take(one.signIn.state, one.proof)).toEqual(one.signIn);
  expect(await signIns.take(one.signIn.state, one.proof)).toBeUndefined();
  advance(10 * 60_000 + 1);
  expect(await signIns.take(two.signIn.state, two.proof)).toBeUndefined();
});

test('the oldest goes when too many are under way', async () => {
  const { signIns } = start(10);
  const first = await signIns.begin(wish);
  const second = await signIns.begin(wish);
  for (let i = 0; i < 9; i += 1) await signIns.begin(wish);
  expect(await signIns.take(first.signIn.state, first.proof)).toBeUndefined();
  expect(await signIns.take(second.signIn.state, second.proof)).toBeDefined();
});

test('security 10: what Redis holds of a sign-in opens nothing and has a time to live', async () => {
  const redis = await startRedis();
  const replica = await openRedisStore(redis);
  const keys = await openRedisKeys(redis);
  const store = new RedisSingleUseStore(replica.connection, redis.prefix, 'sign-in', 10);
  const signIns = new SignIns(store, () => Date.now());
  const { signIn, proof } = await signIns.begin(wish);
  const stored = await keys.all();
  const dump = stored.map(({ key, value }) => `${key} ${value.toString()}`).join('\n');
  for (const secret of [signIn.state, signIn.nonce, signIn.verifier, proof, 'claims']) {
    expect(dump).not.toContain(secret);
  }
  expect(stored.length).toBeGreaterThan(0);
  for (const { ttlMs } of stored) expect(ttlMs).toBeGreaterThan(0);
  expect(await signIns.take(signIn.state, proof)).toEqual(signIn);
  replica.close();
  await keys.close();
  await redis.stop();
});
