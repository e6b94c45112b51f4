import { openRedisKeys, startRedis } from '@portal/resilience';
import { MemoryStore } from '../store/memory-store';
import { openRedisStore } from '../../testing/open-redis-store';
import { RedisStore } from '../store/redis-store';
import { LoginTransactions } from './login-transactions';

const request = { returnTo: '/member/claims', origin: 'http://localhost:4200', isSilent: false };

const open = (most = 10) => {
  let now = 1_000;
  const store = new MemoryStore(() => now);
  return {
    transactions: new LoginTransactions(store, () => now, most),
    replica: new LoginTransactions(store, () => now, most),
    advance: (ms: number) => (now += ms),
  };
};

test('a login transaction is valid once, with its own proof, for ten minutes, on any replica', async () => {
  const { transactions, replica, advance } = open();
  const one = await transactions.start(request);
  const two = await transactions.start({ ...request, returnTo: '/' });
  expect(await transactions.take(one.transaction.state, two.proof)).toBeUndefined();
  expect(await transactions.take(one.transaction.state, undefined)).toBeUndefined();
  expect(await transactions.take('', one.proof)).toBeUndefined();
  expect(await replica.take(one.transaction.state, one.proof)).toEqual(one.transaction);
  expect(await transactions.take(one.transaction.state, one.proof)).toBeUndefined();
  advance(10 * 60_000 + 1);
  expect(await transactions.take(two.transaction.state, two.proof)).toBeUndefined();
});

test('the oldest is removed when too many are pending', async () => {
  const { transactions } = open(10);
  const first = await transactions.start(request);
  const second = await transactions.start(request);
  for (let i = 0; i < 9; i += 1) await transactions.start(request);
  expect(await transactions.take(first.transaction.state, first.proof)).toBeUndefined();
  expect(await transactions.take(second.transaction.state, second.proof)).toBeDefined();
});

test('security 10: a login transaction in Redis is encrypted and has a time to live', async () => {
  const redis = await startRedis();
  const replica = await openRedisStore(redis);
  const keys = await openRedisKeys(redis);
  const store = new RedisStore(replica.connection, `${redis.prefix}single-use`, Date.now);
  const transactions = new LoginTransactions(store, Date.now);
  const { transaction, proof } = await transactions.start(request);
  const stored = await keys.all();
  const dump = stored.map(({ key, value }) => `${key} ${value.toString()}`).join('\n');
  for (const secret of [
    transaction.state,
    transaction.nonce,
    transaction.verifier,
    proof,
    'claims',
  ]) {
    expect(dump).not.toContain(secret);
  }
  expect(stored.length).toBeGreaterThan(0);
  for (const { ttlMs } of stored) expect(ttlMs).toBeGreaterThan(0);
  expect(await transactions.take(transaction.state, proof)).toEqual(transaction);
  replica.close();
  await keys.close();
  await redis.stop();
});
