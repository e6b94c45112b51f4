import type { Clock } from '../../clock';
import type { SessionChanges } from './session-changes';
import type { SessionPart, SessionStore, StoredSession } from './session-store';

export interface CacheLimits {
  /** Milliseconds for which a session that was read may be used again. */
  maxAgeMs: number;
  /** How many sessions are remembered at most; the one unused for longest goes first. */
  maxEntries: number;
}

interface Remembered {
  session: StoredSession;
  until: number;
  /** It was used since it was put at the end of the line of those that may have to go. */
  used: boolean;
}

/**
 * Remembers for a moment what another store gave, so that the calls of one page read a session once.
 * Forgets it as soon as any replica replaces or ends it, and remembers nothing while news of the other
 * replicas may be missing. What it gives is frozen: callers share it.
 */
export class CachedSessionStore implements SessionStore {
  private readonly remembered = new Map<string, Remembered>();
  /** Reads under way, for others to join. One that is not in here any more is not remembered. */
  private readonly reading = new Map<string, Promise<StoredSession | undefined>>();

  constructor(
    private readonly store: SessionStore,
    private readonly changes: SessionChanges,
    private readonly limits: CacheLimits,
    private readonly clock: Clock,
  ) {
    changes.subscribe({
      changed: (id) => this.forget(id),
      missed: () => this.forgetAll(),
    });
  }

  create(...session: Parameters<SessionStore['create']>): Promise<boolean> {
    return this.store.create(...session);
  }

  async read(id: string): Promise<StoredSession | undefined> {
    if (!this.changes.complete) return this.store.read(id);
    return this.peek(id) ?? this.reading.get(id) ?? this.readAfresh(id);
  }

  peek(id: string): StoredSession | undefined {
    if (!this.changes.complete) return undefined;
    const known = this.remembered.get(id);
    if (!known || known.until <= this.clock()) return undefined;
    known.used = true;
    return known.session;
  }

  replace(id: string, part: SessionPart, value: string): Promise<boolean> {
    return this.changing(id, this.store.replace(id, part, value));
  }

  end(id: string): Promise<boolean> {
    return this.changing(id, this.store.end(id));
  }

  async endAllOf(user: string): Promise<number> {
    // Which sessions these are is known to the store alone.
    return this.store.endAllOf(user).finally(() => this.forgetAll());
  }

  /** Whoever gets the lock is to see what the last holder left. */
  async lock(id: string, leaseMs: number): Promise<(() => Promise<void>) | undefined> {
    const release = await this.store.lock(id, leaseMs);
    if (release) this.forget(id);
    return release;
  }

  /** How many sessions are remembered. */
  get size(): number {
    return this.remembered.size;
  }

  private async readAfresh(id: string): Promise<StoredSession | undefined> {
    const until = this.clock() + this.limits.maxAgeMs;
    const reading = this.store.read(id);
    this.reading.set(id, reading);
    try {
      const session = await reading;
      if (session && this.reading.get(id) === reading) this.remember(id, session, until);
      return session;
    } finally {
      if (this.reading.get(id) === reading) this.reading.delete(id);
    }
  }

  private remember(id: string, session: StoredSession, until: number): void {
    this.remembered.delete(id);
    this.remembered.set(id, { session: Object.freeze(session), until, used: false });
    while (this.remembered.size > this.limits.maxEntries) this.letGoOfOne();
  }

  /** The first in line that was not used; those that were begin at the end again. */
  private letGoOfOne(): void {
    for (const [id, known] of this.remembered) {
      this.remembered.delete(id);
      if (!known.used) return;
      known.used = false;
      this.remembered.set(id, known);
    }
  }

  /** Forgets whether the change succeeded or not: one that seemed to fail may have been done. */
  private changing<T>(id: string, change: Promise<T>): Promise<T> {
    return change.finally(() => this.forget(id));
  }

  private forget(id: string): void {
    this.remembered.delete(id);
    this.reading.delete(id);
  }

  private forgetAll(): void {
    this.remembered.clear();
    this.reading.clear();
  }
}
