import type { Clock } from '../../clock';
import type { Settings } from '../../config';
import type { Redis } from '../../redis/redis';
import { MemorySingleUseStore } from './memory-single-use-store';
import { RedisSingleUseStore } from './redis-single-use-store';
import type { SingleUseStore } from './single-use-store';

/** A single-use store where the sessions are: in their Redis, or in this process. */
export function openSingleUseStore(
  group: string,
  max: number,
  { redis, settings, clock }: { redis: Redis | undefined; settings: Settings; clock: Clock },
): SingleUseStore {
  return redis
    ? new RedisSingleUseStore(redis, settings.REDIS_PREFIX, group, max)
    : new MemorySingleUseStore(max, clock);
}
