import type { Clock } from '../clock';
import type { Settings } from '../config';
import { MemoryOnceStore } from './memory-once-store';
import type { OnceStore } from './once-store';
import type { RedisConnection } from './redis-connection';
import { RedisOnceStore } from './redis-once-store';

/** A store of texts that are good once, beside the sessions: in their Redis, or in this process. */
export function openOnceStore(
  group: string,
  most: number,
  {
    redis,
    settings,
    clock,
  }: { redis: RedisConnection | undefined; settings: Settings; clock: Clock },
): OnceStore {
  return redis
    ? new RedisOnceStore(redis, settings.REDIS_PREFIX, group, most)
    : new MemoryOnceStore(most, clock);
}
