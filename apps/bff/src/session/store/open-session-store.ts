import type { Logger } from '@portal/logger';
import type { Clock } from '../../clock';
import type { Settings } from '../../config';
import { openRedis } from '../../redis/open-redis';
import { memoryShareOf } from '../../redis/memory-share';
import type { Redis } from '../../redis/redis';
import { CachedSessionStore } from './cached-session-store';
import { MemorySessionStore } from './memory-session-store';
import { RedisSessionStore } from './redis-session-store';
import type { SessionStore } from './session-store';

interface StoreMetrics {
  storeAnswered(outcome: 'done' | 'failed', seconds: number): void;
  watchStore(isUp: () => boolean, memoryShare: () => Promise<number | undefined>): void;
}

/**
 * The store that the settings name: Redis behind a short-lived read cache, or this process's memory.
 * A cluster has no cache, because its messages about changes are in no order with its replies.
 */
export function openSessionStore(
  settings: Settings,
  { clock, log, metrics }: { clock: Clock; log: Logger; metrics: StoreMetrics },
): { store: SessionStore; redis: Redis | undefined } {
  if (settings.REDIS_URL === undefined) {
    return { store: new MemorySessionStore(clock), redis: undefined };
  }
  const redis = openRedis(settings, settings.REDIS_DEADLINE_MS);
  redis.watch({
    up: () => log.info('session-store-up'),
    down: (error) => log.warn('session-store-down', { error }),
    answered: (outcome, seconds) => metrics.storeAnswered(outcome, seconds),
  });
  metrics.watchStore(
    () => redis.isUp,
    () => memoryShareOf(redis),
  );
  const store = new RedisSessionStore(redis, settings.REDIS_PREFIX);
  if (settings.SESSION_CACHE_MS === 0 || redis.isCluster) return { store, redis };
  const limits = {
    maxAgeMs: settings.SESSION_CACHE_MS,
    maxEntries: settings.SESSION_CACHE_ENTRIES,
  };
  return { store: new CachedSessionStore(store, store.changes, limits, clock), redis };
}
