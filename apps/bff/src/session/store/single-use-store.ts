/**
 * Small texts for a short time, each taken at most once, by whichever replica comes first. A key is
 * opaque. A store that can't be reached throws. Held by one contract test for all (single-use-store.contract.ts).
 */
export interface SingleUseStore {
  /**
   * Keeps a text for `ttlMs`. False, and nothing written, when the key is there already. When there
   * are too many, the one that would run out first goes.
   */
  add(key: string, value: string, ttlMs: number): Promise<boolean>;

  /** The text of a key, which is gone with that; undefined when there is none. */
  take(key: string): Promise<string | undefined>;
}
