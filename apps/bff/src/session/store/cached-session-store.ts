import type { Clock } from '../../clock';
import type { SessionChanges } from './session-changes';
import type { ListedSession, SessionPart, SessionStore, StoredSession } from './session-store';

export interface CacheLimits {
  /** Milliseconds for which a session that was read is cached. */
  maxAgeMs: number;
  /** The maximum of cached sessions; the least recently used is evicted. */
  maxEntries: number;
}

interface Entry {
  session: StoredSession;
  expiresAt: number;
  /** It was used since it was put at the end of the eviction order. */
  isUsed: boolean;
}

/**
 * Caches what another store returns, so that the calls of one page read a session once. Evicts a session as
 * soon as any replica replaces or ends it, and caches nothing while changes of the other replicas may be
 * missed. Cached sessions are frozen, because callers share them.
 */
export class CachedSessionStore implements SessionStore {
  private readonly entries = new Map<string, Entry>();
  /** Open reads, which others join. A read that was removed from here is not cached. */
  private readonly reading = new Map<string, Promise<StoredSession | undefined>>();

  constructor(
    private readonly store: SessionStore,
    private readonly changes: SessionChanges,
    private readonly limits: CacheLimits,
    private readonly clock: Clock,
  ) {
    changes.subscribe({
      changed: (id) => this.evict(id),
      missed: () => this.evictAll(),
    });
  }

  create(...session: Parameters<SessionStore['create']>): Promise<boolean> {
    return this.store.create(...session);
  }

  async read(id: string): Promise<StoredSession | undefined> {
    if (!this.changes.isComplete) return this.store.read(id);
    return this.peek(id) ?? this.reading.get(id) ?? this.readThrough(id);
  }

  peek(id: string): StoredSession | undefined {
    if (!this.changes.isComplete) return undefined;
    const entry = this.entries.get(id);
    if (!entry || entry.expiresAt <= this.clock()) return undefined;
    entry.isUsed = true;
    return entry.session;
  }

  replace(id: string, part: SessionPart, value: string): Promise<boolean> {
    return this.evictAfter(id, this.store.replace(id, part, value));
  }

  end(id: string): Promise<boolean> {
    return this.evictAfter(id, this.store.end(id));
  }

  list(user: string): Promise<ListedSession[]> {
    return this.store.list(user);
  }

  async endAllOf(user: string): Promise<number> {
    // Only the store knows which sessions these are.
    return this.store.endAllOf(user).finally(() => this.evictAll());
  }

  /** The holder of the lock must read what the previous holder wrote. */
  async lock(id: string, leaseMs: number): Promise<(() => Promise<void>) | undefined> {
    const release = await this.store.lock(id, leaseMs);
    if (release) this.evict(id);
    return release;
  }

  /** How many sessions are cached. */
  get size(): number {
    return this.entries.size;
  }

  private async readThrough(id: string): Promise<StoredSession | undefined> {
    const expiresAt = this.clock() + this.limits.maxAgeMs;
    const reading = this.store.read(id);
    this.reading.set(id, reading);
    try {
      const session = await reading;
      if (session && this.reading.get(id) === reading) this.add(id, session, expiresAt);
      return session;
    } finally {
      if (this.reading.get(id) === reading) this.reading.delete(id);
    }
  }

  private add(id: string, session: StoredSession, expiresAt: number): void {
    this.entries.delete(id);
    this.entries.set(id, { session: Object.freeze(session), expiresAt, isUsed: false });
    while (this.entries.size > this.limits.maxEntries) this.evictOne();
  }

  /** Evicts the first entry that was not used; used ones go to the end of the order. */
  private evictOne(): void {
    for (const [id, entry] of this.entries) {
      this.entries.delete(id);
      if (!entry.isUsed) return;
      entry.isUsed = false;
      this.entries.set(id, entry);
    }
  }

  /** Evicts also when the change failed, because Redis may have made it. */
  private evictAfter<T>(id: string, change: Promise<T>): Promise<T> {
    return change.finally(() => this.evict(id));
  }

  private evict(id: string): void {
    this.entries.delete(id);
    this.reading.delete(id);
  }

  private evictAll(): void {
    this.entries.clear();
    this.reading.clear();
  }
}
