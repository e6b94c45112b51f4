/** How long something is stored, and how many of its kind are: the oldest make room. */
export interface Bounds {
  ttlMs: number;
  most: number;
}

export interface Count {
  /** How often in this window, this time included. */
  total: number;
  /** Milliseconds until the window ends. */
  leftMs: number;
}

/** A text that only the one who knows its revision can replace. Both parts are opaque, the head is one line. */
export interface Entry {
  /** Grows each time that it is replaced. */
  revision: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** What a list shows. */
  head: string;
  body: string;
}

export type ListedEntry = Omit<Entry, 'body'> & { name: string };

export interface EntryLimits {
  /** How many entries a key may have. */
  entries: number;
  /** Bytes of all entries of a key. */
  bytes: number;
}

/** `changed`: the entry to replace has another revision or was removed. `full`: there are too many. */
export type Replaced = 'saved' | 'changed' | 'full';

/**
 * Stores texts of one kind by opaque keys. What a method changes it changes in one step, for all replicas, and every key
 * has a time to live. A store that can't be reached throws. One contract test for all stores (store.contract.ts).
 * Sessions have their own store (session/store), because several keys of one session change in one step.
 */
export interface Store {
  /** False when this text of a group could not be stored now, although others could. */
  reaches?(group: string, key: string): boolean;

  /** Stores a text that can be taken once. False, and nothing written, when the group has the key already. */
  add(group: string, key: string, text: string, bounds: Bounds): Promise<boolean>;

  /** Returns and removes a text; undefined when there is none. */
  take(group: string, key: string): Promise<string | undefined>;

  mark(key: string, ttlMs: number): Promise<void>;

  isMarked(key: string): Promise<boolean>;

  /** Counts in windows of a fixed length: a window begins with the first count of its key. */
  count(key: string, windowMs: number): Promise<Count>;

  /** Takes one back, if its window still runs. */
  uncount(key: string): Promise<void>;

  /** Adds a line to a list; the last `most` are stored. */
  push(key: string, line: string, bounds: Bounds): Promise<void>;

  /** The lines of a list, the newest first. */
  list(key: string): Promise<string[]>;

  /** The entries of a key without their bodies; one that has expired counts as none. */
  entries(key: string): Promise<ListedEntry[]>;

  entry(key: string, name: string): Promise<Entry | undefined>;

  /** Replaces the revision `replaces` (0: none) of an entry. */
  replace(
    key: string,
    name: string,
    entry: Entry,
    replaces: number,
    limits: EntryLimits,
  ): Promise<Replaced>;

  /** Removes an entry; false when there was none. */
  remove(key: string, name: string): Promise<boolean>;
}
