import type { RedisCommander } from 'ioredis';

/** The commands of Redis, as ioredis names and types them. */
export type RedisCommands = RedisCommander<{ type: 'default' }>;

/** Runs commands within one deadline. */
export interface RedisServer {
  /** Throws StoreUnavailable, at the latest after the deadline. */
  run<T>(work: (client: RedisCommands) => Promise<T>): Promise<T>;
}

/** Is notified each time Redis becomes available or unavailable; messages are missed from `down` until `up`. */
export interface RedisListener {
  up?(): void;
  down?(cause: Error): void;
  /** How a `run` ended, and after how many seconds. */
  answered?(outcome: 'done' | 'failed', seconds: number): void;
}

/**
 * Redis for the stores: one server, the primary that Sentinels name, or a cluster, where all keys of one
 * command must be in one slot.
 */
export interface Redis extends RedisServer {
  /** Whether every server with keys answers, as far as is known. */
  readonly isUp: boolean;
  /** Whether one of them has answered since the start: the settings are right. */
  readonly hasAnswered: boolean;
  readonly isCluster: boolean;
  /** Whether the server that has a key answers, as far as is known. */
  reaches(key: string): boolean;
  /** The servers with keys, for commands without a key. Throws StoreUnavailable when one is not connected. */
  primaries(): readonly RedisServer[];
  /**
   * Receives the messages of a channel, in order with the replies to commands. Throws with a cluster, whose
   * messages arrive on another connection.
   */
  listen(channel: string, received: (message: string) => void): void;
  watch(listener: RedisListener): void;
  /** Resolves when Redis is up; throws StoreUnavailable after `limitMs`. */
  whenUp(limitMs?: number): Promise<void>;
  /** Closes the connections at once; open commands fail. */
  close(): void;
}
