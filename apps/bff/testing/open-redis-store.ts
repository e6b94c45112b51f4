import type { TestRedis } from '@portal/resilience';
import { CachedSessionStore } from '../src/session/store/cached-session-store';
import { RedisConnection } from '../src/redis/redis-connection';
import { RedisSessionStore } from '../src/session/store/redis-session-store';

interface Options {
  clock?: () => number;
  /** Generous, for a test must not fail because the machine is busy. */
  deadlineMs?: number;
}

/** What one replica holds of the sessions in a Redis: the store, and the same behind a cache. */
export async function openRedisStore(
  { url, prefix }: Pick<TestRedis, 'url' | 'prefix'>,
  { clock = () => Date.now(), deadlineMs = 3000 }: Options = {},
) {
  const connection = new RedisConnection({ address: url }, deadlineMs);
  const store = new RedisSessionStore(connection, prefix);
  const limits = { maxAgeMs: 1000, maxEntries: 1000 };
  const cached = new CachedSessionStore(store, store.changes, limits, clock);
  await connection.whenUp();
  return { connection, store, cached, close: () => connection.close() };
}

export type OpenRedisStore = Awaited<ReturnType<typeof openRedisStore>>;
