import { createClient, RESP_TYPES } from 'redis';
import { sessionScripts } from './redis-scripts';

/**
 * The one place that knows which kind of Redis there is: a single server now. The package's clients
 * for Sentinel and Cluster take the same commands, and all keys of a session share a hash tag.
 * `address` is `redis://`, `rediss://` or `unix://`, with user and password where Redis asks for them.
 */
export function createSessionClient(address: string) {
  return createClient({
    url: address,
    name: 'bff-sessions',
    scripts: sessionScripts,
    // A command that can't be sent now fails now; the caller answers 503 and the browser comes again.
    disableOfflineQueue: true,
    // The package's own time-out ends when a command is sent; RedisConnection also waits for the answer.
    commandOptions: { timeout: 0, typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    maintNotifications: 'disabled',
    // A connection on which nothing comes back, not even for a ping, is thrown away.
    pingInterval: 500,
    socket: {
      connectTimeout: 500,
      socketTimeout: 2000,
      reconnectStrategy: (attempts) => Math.min(attempts * 50, 200) + Math.random() * 50,
    },
  });
}

export type SessionClient = ReturnType<typeof createSessionClient>;
