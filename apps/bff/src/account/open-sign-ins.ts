import type { Clock } from '../clock';
import type { Settings } from '../config';
import type { Redis } from '../redis/redis';
import type { Pseudonyms } from '../session/pseudonyms';
import { MemorySignInStore } from './memory-sign-in-store';
import { RedisSignInStore } from './redis-sign-in-store';
import { SignIns } from './sign-ins';

interface Parts {
  clock: Clock;
  redis: Redis | undefined;
  pseudonyms: Pseudonyms;
}

/** The sign-ins of all accounts, where the sessions are: in Redis, or in this process. */
export function openSignIns(settings: Settings, { clock, redis, pseudonyms }: Parts): SignIns {
  const store = redis
    ? new RedisSignInStore(redis, settings.REDIS_PREFIX)
    : new MemorySignInStore(clock);
  return new SignIns(store, pseudonyms, clock);
}
