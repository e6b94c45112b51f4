import type { ConnectionWatcher } from './redis-connection';
import type { SessionClient } from './redis-client';

/** One server, all of whose keys can be used together. */
export interface RedisServer {
  run<T>(work: (client: SessionClient) => Promise<T>): Promise<T>;
}

/** Redis as the stores see it: one server, the primary that Sentinels name, or the servers of a cluster. */
export interface Redis {
  /** Whether all of it answers, as far as is known. */
  readonly isUp: boolean;
  /** The servers that hold keys now. */
  readonly servers: readonly RedisServer[];
  /**
   * Runs commands at the server that has the key; all keys of them have to lie in its slot. Throws
   * StoreUnavailable, at the latest after the deadline.
   */
  run<T>(work: (client: SessionClient) => Promise<T>, key: string): Promise<T>;
  /** Hears a channel whenever it is up. */
  listen(channel: string, received: (message: string) => void): void;
  watch(watcher: ConnectionWatcher): void;
  /** Resolves once all of it answers; throws StoreUnavailable when that takes longer than `limitMs`. */
  whenUp(limitMs?: number): Promise<void>;
  /** Lets go of it at once; what is under way fails. */
  close(): void;
}
