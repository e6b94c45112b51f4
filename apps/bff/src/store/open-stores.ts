import type { Clock } from '../clock';
import type { Settings } from '../config';
import type { Redis } from '../redis/redis';
import { MemoryStore } from './memory-store';
import { RedisStore } from './redis-store';
import type { Store } from './store';

type Kind = 'sign-ins' | 'ended-sign-in' | 'single-use' | 'drafts' | 'counts';

/** Opens stores where the sessions are: in their Redis, or in this process, where each is another one. */
export const openStores =
  (settings: Settings, clock: Clock, redis: Redis | undefined) =>
  (kind: Kind): Store =>
    redis
      ? new RedisStore(redis, `${settings.REDIS_PREFIX}${kind}`, clock)
      : new MemoryStore(clock);

export type OpenStore = ReturnType<typeof openStores>;
