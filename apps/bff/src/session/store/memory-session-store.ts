import type { Clock } from '../../clock';
import type { ListedSession, SessionPart, SessionStore, StoredSession } from './session-store';

interface Entry {
  names: readonly string[];
  session: StoredSession;
  expiresAt: number;
}

/** Sessions in this process: the embedded default, for one replica. They end when it stops. */
export class MemorySessionStore implements SessionStore {
  private readonly entries = new Map<string, Entry>();
  private readonly byName = new Map<string, Set<string>>();
  /** Tombstones: ids that have ended, until the session would have expired. */
  private readonly ended = new Map<string, number>();
  private readonly locks = new Map<string, { until: number }>();
  private lastSweep: number;

  constructor(private readonly clock: Clock) {
    this.lastSweep = clock();
  }

  async create(
    id: string,
    user: string,
    session: StoredSession,
    ttlMs: number,
    alsoUnder: readonly string[] = [],
  ): Promise<boolean> {
    this.sweep();
    if (this.find(id) || this.ended.has(id)) return false;
    const names = [user, ...alsoUnder];
    this.entries.set(id, { names, session: { ...session }, expiresAt: this.clock() + ttlMs });
    for (const name of names) {
      this.byName.set(name, (this.byName.get(name) ?? new Set<string>()).add(id));
    }
    return true;
  }

  async read(id: string): Promise<StoredSession | undefined> {
    const entry = this.find(id);
    return entry && { ...entry.session };
  }

  async replace(id: string, part: SessionPart, value: string): Promise<boolean> {
    const entry = this.find(id);
    if (!entry) return false;
    entry.session[part] = value;
    return true;
  }

  async end(id: string): Promise<boolean> {
    const entry = this.find(id);
    if (!entry) return false;
    this.remove(id, entry);
    this.ended.set(id, entry.expiresAt);
    return true;
  }

  async list(user: string): Promise<ListedSession[]> {
    const listed = [...(this.byName.get(user) ?? [])].flatMap((id) => {
      const entry = this.find(id);
      if (!entry) return [];
      const { session, expiresAt } = entry;
      return [{ id, activity: session.activity, leftMs: expiresAt - this.clock() }];
    });
    return listed.sort((one, other) => one.leftMs - other.leftMs);
  }

  async endAllOf(user: string): Promise<number> {
    let count = 0;
    for (const id of [...(this.byName.get(user) ?? [])]) {
      if (await this.end(id)) count += 1;
    }
    return count;
  }

  async lock(id: string, leaseMs: number): Promise<(() => Promise<void>) | undefined> {
    const held = this.locks.get(id);
    if (held && held.until > this.clock()) return undefined;
    const mine = { until: this.clock() + leaseMs };
    this.locks.set(id, mine);
    // As in Redis: the lease is short, and renewed while its holder works.
    const timer = setInterval(() => {
      if (this.locks.get(id) === mine) mine.until = this.clock() + leaseMs;
    }, leaseMs / 3).unref();
    return async () => {
      clearInterval(timer);
      if (this.locks.get(id) === mine) this.locks.delete(id);
    };
  }

  /** The number of keys of any kind: it must not grow with sessions that have ended. */
  get size(): number {
    return this.entries.size + this.ended.size + this.locks.size + this.byName.size;
  }

  /** Milliseconds until the last key expires. */
  get longestLifeMs(): number {
    const ends = [...this.entries.values()].map(({ expiresAt }) => expiresAt);
    return Math.max(0, ...ends, ...this.ended.values()) - this.clock();
  }

  /** Every stored key and value as one text, for tests that search it. */
  dump(): string {
    return JSON.stringify([
      ...this.entries,
      ...this.ended,
      ...[...this.byName].map(([k, ids]) => [k, ...ids]),
    ]);
  }

  private find(id: string): Entry | undefined {
    const entry = this.entries.get(id);
    if (!entry) return undefined;
    if (entry.expiresAt > this.clock()) return entry;
    this.remove(id, entry);
    return undefined;
  }

  private remove(id: string, entry: Entry): void {
    this.entries.delete(id);
    for (const name of entry.names) {
      const ids = this.byName.get(name);
      ids?.delete(id);
      if (ids?.size === 0) this.byName.delete(name);
    }
  }

  /** Once a minute, when a session begins: removes what has expired. */
  private sweep(): void {
    const now = this.clock();
    if (now - this.lastSweep < 60_000) return;
    this.lastSweep = now;
    for (const [id, entry] of this.entries) if (entry.expiresAt <= now) this.remove(id, entry);
    for (const [id, until] of this.ended) if (until <= now) this.ended.delete(id);
    for (const [id, lock] of this.locks) if (lock.until <= now) this.locks.delete(id);
  }
}
