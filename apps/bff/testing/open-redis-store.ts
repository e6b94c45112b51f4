import type { TestRedis } from '@portal/resilience';
import { readConfig } from '../src/config';
import { openRedis } from '../src/redis/open-redis';
import type { Redis } from '../src/redis/redis';
import { CachedSessionStore } from '../src/session/store/cached-session-store';
import { RedisSessionStore } from '../src/session/store/redis-session-store';

/** The deadline is generous, because a test must not fail when the machine is busy. */
const generousMs = 3000;

/** The connection that the BFF opens with these settings. */
export function openTestRedis(settings: Record<string, string>, deadlineMs = generousMs): Redis {
  return openRedis(readConfig(settings).settings, deadlineMs);
}

interface Options {
  clock?: () => number;
  deadlineMs?: number;
}

/** What one replica has of the sessions in a Redis: the store, and the same behind a cache. */
export async function openRedisStore(
  { url, prefix }: Pick<TestRedis, 'url' | 'prefix'>,
  { clock = () => Date.now(), deadlineMs = generousMs }: Options = {},
) {
  const connection = openTestRedis({ REDIS_URL: url }, deadlineMs);
  const store = new RedisSessionStore(connection, prefix);
  const limits = { maxAgeMs: 1000, maxEntries: 1000 };
  const cached = new CachedSessionStore(store, store.changes, limits, clock);
  await connection.whenUp();
  return { connection, store, cached, close: () => connection.close() };
}

export type OpenRedisStore = Awaited<ReturnType<typeof openRedisStore>>;
