import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { Settings } from '../config';

export type RedisSettings = Pick<
  Settings,
  | 'REDIS_URL'
  | 'REDIS_SENTINELS'
  | 'REDIS_SENTINEL_NAME'
  | 'REDIS_SENTINEL_PASSWORD'
  | 'REDIS_CLUSTER_NODES'
  | 'REDIS_CA_FILE'
>;

type Options = Omit<RedisOptions, 'replyMapping'>;

const retryMs = (attempts: number) => Math.min(attempts * 50, 200) + Math.random() * 50;

/** The client that the settings name: of one server, of the primary that Sentinels name, or of a cluster. */
export function createClient(settings: RedisSettings, deadlineMs: number): Redis | Cluster {
  const url = new URL(settings.REDIS_URL ?? '');
  const options: Options = {
    ...loginOf(url, settings.REDIS_CA_FILE),
    connectionName: 'bff',
    // A command that can't be sent now fails now, and none is sent again on another connection.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // RedisConnection subscribes, because it waits for it.
    autoResubscribe: false,
    connectTimeout: 500,
    disconnectTimeout: 100,
    // Replaces a connection that owes a reply. `commandTimeout` is not used: its timer starts again with
    // each retry, and rejects replies that are in the socket when this process was busy.
    socketTimeout: deadlineMs * 4,
    // A primary that became a replica refuses writes: look for the new one.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  };
  const single = { ...options, retryStrategy: retryMs };
  if (settings.REDIS_CLUSTER_NODES.length > 0) return createCluster(settings, options);
  if (settings.REDIS_SENTINELS.length === 0) return new Redis({ ...placeOf(url), ...single });
  return new Redis({
    ...single,
    ...dbOf(url),
    sentinels: settings.REDIS_SENTINELS.map(hostAndPort),
    name: settings.REDIS_SENTINEL_NAME,
    sentinelPassword: settings.REDIS_SENTINEL_PASSWORD,
    enableTLSForSentinelMode: url.protocol === 'rediss:',
    sentinelCommandTimeout: 500,
    sentinelRetryStrategy: retryMs,
    sentinelReconnectStrategy: () => 1000,
    // Leaves the old primary when a Sentinel announces another, also one that hangs.
    failoverDetector: true,
  });
}

function createCluster({ REDIS_CLUSTER_NODES }: RedisSettings, redisOptions: Options) {
  return new Cluster(REDIS_CLUSTER_NODES.map(hostAndPort), {
    redisOptions,
    enableOfflineQueue: false,
    // A cluster that has lost a server still serves the others.
    enableReadyCheck: false,
    clusterRetryStrategy: retryMs,
    slotsRefreshInterval: 500,
    slotsRefreshTimeout: 500,
    // Fail at once; a slot that moves is worth waiting for within the deadline.
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
    retryDelayOnTryAgain: 20,
    // TLS checks the names in certificates, so names must stay names.
    dnsLookup: (hostname, callback) => callback(null, hostname),
  });
}

function loginOf({ protocol, username, password }: URL, authority: string | undefined) {
  return {
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    ...(password === '' ? {} : { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' ? { tls: authority === undefined ? {} : { ca: authority } } : {}),
  };
}

function placeOf(url: URL) {
  if (url.protocol === 'unix:') return { path: url.pathname };
  return { ...hostAndPort(`${url.hostname}:${url.port || 6379}`), ...dbOf(url) };
}

function dbOf({ pathname }: URL) {
  return /^\/\d+$/.test(pathname) ? { db: Number(pathname.slice(1)) } : {};
}

/** Reads host:port; an IPv6 address is in brackets. */
function hostAndPort(place: string): { host: string; port: number } {
  const colon = place.lastIndexOf(':');
  const host = place.slice(0, colon).replace(/^\[|\]$/g, '');
  return { host, port: Number(place.slice(colon + 1)) };
}
