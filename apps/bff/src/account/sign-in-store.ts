/** A time and a text, as a user's history has it. Times are milliseconds since 1970. */
export interface StoredSignIn {
  at: number;
  text: string;
}

/**
 * Stores what happened at sign-ins by user, and which sign-ins were ended. Users and sign-ins are pseudonyms. Every
 * key has a time to live. A store that can't be reached throws. One contract test for all stores
 * (sign-in-store.contract.ts).
 */
export interface SignInStore {
  /** Adds one to a user's; the last `most` are stored, none longer than `ttlMs`. The text has no line break. */
  add(user: string, signIn: StoredSignIn, most: number, ttlMs: number): Promise<void>;

  /** The newest first. */
  list(user: string): Promise<StoredSignIn[]>;

  /** Marks a sign-in for `ttlMs`. */
  mark(name: string, ttlMs: number): Promise<void>;

  isMarked(name: string): Promise<boolean>;
}
