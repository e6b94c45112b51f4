import type { Settings } from '../config';
import { ClusterMap } from './cluster-map';
import type { Redis } from './redis';
import { loginAt, type RedisLogin } from './redis-client';
import { RedisCluster } from './redis-cluster';
import { RedisConnection } from './redis-connection';
import { Sentinels } from './sentinels';

/** What the settings ask for: one server, the primary that Sentinels name, or a cluster. */
export function openRedis(settings: Settings, address: string, deadlineMs: number): Redis {
  const { REDIS_CLUSTER_NODES, REDIS_SENTINELS, REDIS_SENTINEL_NAME, REDIS_SENTINEL_PASSWORD } =
    settings;
  const login: RedisLogin = { address, authority: settings.REDIS_CA_FILE };
  if (REDIS_CLUSTER_NODES.length > 0) {
    const at = (place: string) => loginAt(login, place);
    return new RedisCluster(
      new ClusterMap(REDIS_CLUSTER_NODES, at),
      (place) => new RedisConnection(at(place), deadlineMs),
      deadlineMs,
    );
  }
  if (REDIS_SENTINELS.length === 0) return new RedisConnection(login, deadlineMs);
  const sentinels = new Sentinels({
    addresses: REDIS_SENTINELS,
    name: REDIS_SENTINEL_NAME,
    password: REDIS_SENTINEL_PASSWORD,
  });
  return new RedisConnection(login, deadlineMs, sentinels);
}
