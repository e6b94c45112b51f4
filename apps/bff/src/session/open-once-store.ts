import type { Clock } from '../clock';
import type { Settings } from '../config';
import { MemoryOnceStore } from './memory-once-store';
import type { OnceStore } from './once-store';
import type { Redis } from './redis';
import { RedisOnceStore } from './redis-once-store';

/** A store of texts that are good once, beside the sessions: in their Redis, or in this process. */
export function openOnceStore(
  group: string,
  most: number,
  { redis, settings, clock }: { redis: Redis | undefined; settings: Settings; clock: Clock },
): OnceStore {
  return redis
    ? new RedisOnceStore(redis, settings.REDIS_PREFIX, group, most)
    : new MemoryOnceStore(most, clock);
}
