export interface Count {
  /** How often in this window, this time included. */
  total: number;
  /** Milliseconds until the window ends. */
  leftMs: number;
}

/**
 * Counts by key in windows of a fixed length: a window begins with the first count of its key. Keys say nothing
 * about a person. A store that can't be reached throws StoreUnavailable. One contract test for all stores.
 */
export interface Counts {
  add(key: string, windowMs: number): Promise<Count>;

  /** Takes one back, if its window still runs. */
  takeBack(key: string): Promise<void>;
}
