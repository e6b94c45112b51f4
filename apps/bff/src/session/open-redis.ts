import type { Settings } from '../config';
import { RedisConnection } from './redis-connection';
import { Sentinels } from './sentinels';

/** The connection that the settings ask for: to one server, or to the primary that Sentinels name. */
export function openRedis(
  { REDIS_SENTINELS, REDIS_SENTINEL_NAME, REDIS_SENTINEL_PASSWORD }: Settings,
  address: string,
  deadlineMs: number,
): RedisConnection {
  if (REDIS_SENTINELS.length === 0) return new RedisConnection(address, deadlineMs);
  const sentinels = new Sentinels({
    addresses: REDIS_SENTINELS,
    name: REDIS_SENTINEL_NAME,
    password: REDIS_SENTINEL_PASSWORD,
  });
  return new RedisConnection(address, deadlineMs, sentinels);
}
