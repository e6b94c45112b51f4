/**
 * What a session keeps, each under a key of its own, so that nothing ever rewrites the whole:
 * who it is, the tokens, when it was last used, and for whom support staff act, if they do.
 */
export type SessionPart = 'identity' | 'tokens' | 'activity' | 'emulation';

/** A session begins without the part `emulation`; an empty one counts as none. */
export type StoredSession = Record<Exclude<SessionPart, 'emulation'>, string> & {
  emulation?: string;
};

/**
 * Where sessions live. Ids are hashes of what the cookie holds; values are opaque texts. Every key has
 * a time to live. A store that can't be reached throws: that is not the same as "no session".
 * Held by one contract test for all stores (session-store.contract.ts).
 */
export interface SessionStore {
  /**
   * Writes a new session that lives at most `ttlMs`. False when the id is taken or has ended. Every
   * name of `alsoUnder` finds it as its user does: `endAllOf` takes them too.
   */
  create(
    id: string,
    user: string,
    session: StoredSession,
    ttlMs: number,
    alsoUnder?: readonly string[],
  ): Promise<boolean>;

  /** The whole session, or undefined when there is none or it has ended. */
  read(id: string): Promise<StoredSession | undefined>;

  /** What `read` would give, when it is at hand; undefined says nothing. */
  peek?(id: string): StoredSession | undefined;

  /** Replaces one part of a session that is there; false, and nothing written, when it is not. */
  replace(id: string, part: SessionPart, value: string): Promise<boolean>;

  /** Removes a session for good: no later write brings it back. Says whether there was one. */
  end(id: string): Promise<boolean>;

  /** Ends every session of a user; gives how many there were. */
  endAllOf(user: string): Promise<number>;

  /**
   * Takes the session's lock for at most `leaseMs`; undefined when somebody else holds it. The
   * release does nothing once the lease has run out and another holder has come.
   */
  lock(id: string, leaseMs: number): Promise<(() => Promise<void>) | undefined>;
}
