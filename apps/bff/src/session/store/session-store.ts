/**
 * The parts of a session, each under its own key, so that nothing rewrites the whole: the identity, the
 * tokens, when it was last used, the emulated member, where support staff act for one, and what the user
 * info says of the member.
 */
export type SessionPart = 'identity' | 'tokens' | 'activity' | LaterPart;
type LaterPart = 'emulation' | 'member';

/** A new session has no part `emulation` or `member`; an empty one counts as none. */
export type StoredSession = Record<Exclude<SessionPart, LaterPart>, string> & {
  [Part in LaterPart]?: string;
};

/** What can be listed of a session without the key in its cookie. */
export interface ListedSession {
  id: string;
  activity: string;
  /** Milliseconds until it expires, however busy it is. */
  leftMs: number;
}

/**
 * Stores sessions. Ids are hashes of what the cookie holds; values are opaque texts. Every key has a time
 * to live. A store that can't be reached throws: that is not the same as "no session". One contract test
 * for all stores (session-store.contract.ts).
 */
export interface SessionStore {
  /**
   * Writes a new session that lives at most `ttlMs`. False when the id exists or has ended. `endAllOf`
   * finds it under the user and under every name of `alsoUnder`.
   */
  create(
    id: string,
    user: string,
    session: StoredSession,
    ttlMs: number,
    alsoUnder?: readonly string[],
  ): Promise<boolean>;

  /** False when a session of this id could not be reached now, although others could. */
  reaches?(id: string): boolean;

  /** The whole session, or undefined when there is none or it has ended. */
  read(id: string): Promise<StoredSession | undefined>;

  /** The same from a cache; undefined when it is not cached. */
  peek?(id: string): StoredSession | undefined;

  /** Replaces one part of a session; false, and nothing written, when the session does not exist. */
  replace(id: string, part: SessionPart, value: string): Promise<boolean>;

  /** Removes a session: no later write restores it. False when there was none. */
  end(id: string): Promise<boolean>;

  /** The sessions of a user, in the order in which they expire. */
  list(user: string): Promise<ListedSession[]>;

  /** Ends every session of a user; returns how many there were. */
  endAllOf(user: string): Promise<number>;

  /**
   * Takes the session's lock for at most `leaseMs`; undefined when it is taken. The release does nothing
   * when the lease has expired and another holder has the lock.
   */
  lock(id: string, leaseMs: number): Promise<(() => Promise<void>) | undefined>;
}
