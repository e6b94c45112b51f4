import type { Clock } from '../../clock';
import type { Settings } from '../../config';
import { MemorySingleUseStore } from './memory-single-use-store';
import type { SingleUseStore } from './single-use-store';
import type { Redis } from '../../redis/redis';
import { RedisSingleUseStore } from './redis-single-use-store';

/** A store of texts that are good once, beside the sessions: in their Redis, or in this process. */
export function openSingleUseStore(
  group: string,
  most: number,
  { redis, settings, clock }: { redis: Redis | undefined; settings: Settings; clock: Clock },
): SingleUseStore {
  return redis
    ? new RedisSingleUseStore(redis, settings.REDIS_PREFIX, group, most)
    : new MemorySingleUseStore(most, clock);
}
