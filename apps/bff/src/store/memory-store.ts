import type { Clock } from '../clock';
import type { Bounds, Count, Entry, EntryLimits, ListedEntry, Replaced, Store } from './store';

const mostCounts = 100_000;

/** In this process: the embedded default, for one replica. All of it is lost when the process stops. */
export class MemoryStore implements Store {
  private readonly groups = new Map<string, ExpiringMap<string>>();
  private readonly marks: ExpiringMap<true>;
  private readonly counts: ExpiringMap<{ total: number; endsAt: number }>;
  private readonly lists: ExpiringMap<string[]>;
  private readonly tables: ExpiringMap<Map<string, Entry>>;

  constructor(private readonly clock: Clock) {
    this.marks = new ExpiringMap(clock);
    this.counts = new ExpiringMap(clock);
    this.lists = new ExpiringMap(clock);
    this.tables = new ExpiringMap(clock);
  }

  async add(group: string, key: string, text: string, { ttlMs, most }: Bounds): Promise<boolean> {
    const texts = this.groups.get(group) ?? new ExpiringMap<string>(this.clock);
    if (texts.get(key) !== undefined) return false;
    texts.set(key, text, ttlMs, most);
    this.groups.set(group, texts);
    return true;
  }

  async take(group: string, key: string): Promise<string | undefined> {
    const texts = this.groups.get(group);
    const text = texts?.get(key);
    texts?.delete(key);
    return text;
  }

  async mark(key: string, ttlMs: number): Promise<void> {
    this.marks.set(key, true, ttlMs);
  }

  async isMarked(key: string): Promise<boolean> {
    return this.marks.get(key) === true;
  }

  async count(key: string, windowMs: number): Promise<Count> {
    const now = this.clock();
    const running = this.counts.get(key);
    if (running) return { total: (running.total += 1), leftMs: running.endsAt - now };
    this.counts.set(key, { total: 1, endsAt: now + windowMs }, windowMs, mostCounts);
    return { total: 1, leftMs: windowMs };
  }

  async uncount(key: string): Promise<void> {
    const running = this.counts.get(key);
    if (running && running.total > 0) running.total -= 1;
  }

  async push(key: string, line: string, { ttlMs, most }: Bounds): Promise<void> {
    this.lists.set(key, [line, ...(await this.list(key))].slice(0, most), ttlMs);
  }

  async list(key: string): Promise<string[]> {
    return this.lists.get(key) ?? [];
  }

  async entries(key: string): Promise<ListedEntry[]> {
    return [...this.table(key)].map(([name, { body: _body, ...listed }]) => ({ name, ...listed }));
  }

  async entry(key: string, name: string): Promise<Entry | undefined> {
    return this.table(key).get(name);
  }

  async replace(
    key: string,
    name: string,
    entry: Entry,
    replaces: number,
    limits: EntryLimits,
  ): Promise<Replaced> {
    const table = this.table(key);
    if ((table.get(name)?.revision ?? 0) !== replaces) return 'changed';
    const next = new Map(table).set(name, { ...entry });
    const bytes = [...next.values()].reduce((sum, each) => sum + sizeOf(each), 0);
    if (next.size > limits.entries || bytes > limits.bytes) return 'full';
    // One that is moved in later may end earlier than the others.
    const ends = Math.max(...[...next.values()].map(({ expiresAt }) => expiresAt));
    this.tables.set(key, next, ends - this.clock());
    return 'saved';
  }

  async remove(key: string, name: string): Promise<boolean> {
    const table = this.table(key);
    const removed = table.delete(name);
    if (table.size === 0) this.tables.delete(key);
    return removed;
  }

  /** Every key and value as one text, for tests that search it. */
  dump(): string {
    const { marks, counts, lists, tables } = this;
    const maps: ExpiringMap<unknown>[] = [...this.groups.values(), marks, counts, lists];
    const entries = tables.all().map(([key, table]) => [key, ...table]);
    return JSON.stringify([...maps.flatMap((map) => map.all()), ...entries]);
  }

  /** The entries of a key that have not expired. */
  private table(key: string): Map<string, Entry> {
    const table = this.tables.get(key) ?? new Map<string, Entry>();
    for (const [name, { expiresAt }] of table) if (expiresAt <= this.clock()) table.delete(name);
    return table;
  }
}

const sizeOf = ({ head, body }: Entry) => head.length + body.length;

/** Values with a time to live. What has expired makes room each time that a value is set. */
class ExpiringMap<Value> {
  /** The value that was set last is last: the order of expiry where all live equally long. */
  private readonly stored = new Map<string, { value: Value; endsAt: number }>();

  constructor(private readonly clock: Clock) {}

  get(key: string): Value | undefined {
    const found = this.stored.get(key);
    return found && found.endsAt > this.clock() ? found.value : undefined;
  }

  /** Of more than `most` values, the oldest is dropped. */
  set(key: string, value: Value, ttlMs: number, most = Infinity): void {
    const now = this.clock();
    this.stored.delete(key);
    for (const [oldest, { endsAt }] of this.stored) {
      if (endsAt > now && this.stored.size < most) break;
      this.stored.delete(oldest);
    }
    this.stored.set(key, { value, endsAt: now + ttlMs });
  }

  delete(key: string): void {
    this.stored.delete(key);
  }

  all(): [string, Value][] {
    return [...this.stored].map(([key, { value }]) => [key, value]);
  }
}
