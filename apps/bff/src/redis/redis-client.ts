import { createClient, RESP_TYPES } from 'redis';
import { sessionScripts } from '../session/store/redis-scripts';

/** How to reach a server of Redis and log in there. */
export interface RedisLogin {
  /** `redis://`, `rediss://` or `unix://`, with user and password where Redis asks for them. */
  address: string;
  /** The authority of its certificate, in PEM, when it is none of the public ones. */
  authority?: string | undefined;
}

/** A client of one Redis server. It comes back by itself, unless somebody else looks for another server then. */
export function createSessionClient(login: RedisLogin, comesBack = true) {
  return createClient({
    url: login.address,
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
      ...socketOf(login),
      connectTimeout: 500,
      socketTimeout: 2000,
      reconnectStrategy:
        comesBack && ((attempts) => Math.min(attempts * 50, 200) + Math.random() * 50),
    },
  });
}

/** What a connection over TLS needs beyond the address. */
export function socketOf({ address, authority }: RedisLogin) {
  return address.startsWith('rediss:') && authority !== undefined
    ? { tls: true as const, ca: authority }
    : {};
}

/** The same with another host and port, e.g. `127.0.0.1:6380`. */
export function loginAt(login: RedisLogin, place: string): RedisLogin {
  const address = login.address.replace(/^(rediss?:\/\/(?:[^@/]*@)?)[^/?]*/, `$1${place}`);
  return { ...login, address };
}

export type SessionClient = ReturnType<typeof createSessionClient>;
