/**
 * Short-lived texts that can be taken once, by one replica. A key is opaque. A store that can't be reached
 * throws. One contract test for all stores (single-use-store.contract.ts).
 */
export interface SingleUseStore {
  /**
   * Stores a text for `ttlMs`. False, and nothing written, when the key exists. When there are too many,
   * the one that expires first is removed.
   */
  add(key: string, value: string, ttlMs: number): Promise<boolean>;

  /** False when a text of this key could not be stored now, although others could. */
  reaches?(key: string): boolean;

  /** Returns and removes the text of a key; undefined when there is none. */
  take(key: string): Promise<string | undefined>;
}
