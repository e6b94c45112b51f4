import { createClient, RESP_TYPES } from 'redis';
import { sessionScripts } from './redis-scripts';

/**
 * A client of one Redis server. `address` is `redis://`, `rediss://` or `unix://`, with user and password
 * where Redis asks for them. It comes back by itself, unless somebody else looks for another server then.
 */
export function createSessionClient(address: string, comesBack = true) {
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
      reconnectStrategy:
        comesBack && ((attempts) => Math.min(attempts * 50, 200) + Math.random() * 50),
    },
  });
}

/** The same address with another host and port, e.g. `127.0.0.1:6380`. */
export function addressAt(address: string, place: string): string {
  return address.replace(/^(rediss?:\/\/(?:[^@/]*@)?)[^/?]*/, `$1${place}`);
}

export type SessionClient = ReturnType<typeof createSessionClient>;
