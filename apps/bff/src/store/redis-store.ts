import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import type { Redis } from '../redis/redis';
import { runScript } from '../redis/run-script';
import * as scripts from './scripts';
import type { Bounds, Count, Entry, EntryLimits, ListedEntry, Replaced, Store } from './store';

/** Into how many slots a group is spread on a cluster, so that a lost server takes a part of it only. */
const partsOnCluster = 16;

/** The first line of an entry: `revision expiresAt head`. Its body follows. */
const headForm = /^(\d+) (\d+) (\S*)$/;

/**
 * In Redis, for any number of replicas: every method is one command or one script, but `remove` is two commands, of
 * which only the second changes something. Two releases run side by side while one replaces the other, so the names of
 * keys and the form of values stay as they are (redis-store.test.ts).
 * Throws StoreUnavailable.
 */
export class RedisStore implements Store {
  private readonly parts: number;

  /** `name` begins every key: the prefix of the portal and the kind, such as `portal:drafts`. */
  constructor(
    private readonly redis: Redis,
    private readonly name: string,
    private readonly clock: Clock,
  ) {
    this.parts = redis.isCluster ? partsOnCluster : 1;
  }

  reaches(group: string, key: string): boolean {
    return this.redis.reaches(this.indexOf(group, key));
  }

  async add(group: string, key: string, text: string, { ttlMs, most }: Bounds): Promise<boolean> {
    const values = [text, ttlMs, Math.ceil(most / this.parts)];
    return (await this.run(scripts.add, this.keysOf(group, key), ...values)) === 1;
  }

  async take(group: string, key: string): Promise<string | undefined> {
    const taken = await this.run(scripts.take, this.keysOf(group, key));
    return taken === null ? undefined : String(taken);
  }

  async mark(key: string, ttlMs: number): Promise<void> {
    await this.redis.run((client) => client.set(this.key(key), '', 'PX', ttlMs));
  }

  async isMarked(key: string): Promise<boolean> {
    return (await this.redis.run((client) => client.exists(this.key(key)))) === 1;
  }

  async count(key: string, windowMs: number): Promise<Count> {
    const reply = await this.run(scripts.count, [this.key(key)], windowMs);
    const [total = 0, leftMs = windowMs] = reply as number[];
    return { total, leftMs };
  }

  async uncount(key: string): Promise<void> {
    await this.run(scripts.uncount, [this.key(key)]);
  }

  async push(key: string, line: string, { ttlMs, most }: Bounds): Promise<void> {
    await this.run(scripts.push, [this.key(key)], line, most, ttlMs);
  }

  list(key: string): Promise<string[]> {
    return this.redis.run((client) => client.lrange(this.key(key), 0, -1));
  }

  async entries(key: string): Promise<ListedEntry[]> {
    const lines = ((await this.run(scripts.entries, [this.key(key)])) as Buffer[]).map(String);
    return lines.flatMap((name, i) => {
      const head = i % 2 === 0 && this.headOf(lines[i + 1] ?? '');
      return head ? [{ name, ...head }] : [];
    });
  }

  async entry(key: string, name: string): Promise<Entry | undefined> {
    const value = await this.redis.run((client) => client.hget(this.key(key), name));
    const [first = '', body = ''] = value?.split('\n') ?? [];
    const head = this.headOf(first);
    return head && { ...head, body };
  }

  async replace(
    key: string,
    name: string,
    { revision, expiresAt, head, body }: Entry,
    replaces: number,
    { entries, bytes }: EntryLimits,
  ): Promise<Replaced> {
    const now = this.clock();
    const text = `${revision} ${expiresAt} ${head}\n${body}`;
    const values = [now, name, replaces, entries, bytes, text, expiresAt - now];
    const answer = await this.run(scripts.replace, [this.key(key)], ...values);
    if (answer === 1) return 'saved';
    return answer === 0 ? 'changed' : 'full';
  }

  async remove(key: string, name: string): Promise<boolean> {
    const existing = await this.entry(key, name);
    const removed = await this.redis.run((client) => client.hdel(this.key(key), name));
    return existing !== undefined && removed === 1;
  }

  private run(lua: string, keys: readonly string[], ...values: (string | number)[]) {
    return this.redis.run((client) => runScript(client, lua, keys, ...values.map(String)));
  }

  private headOf(line: string): Omit<Entry, 'body'> | undefined {
    const [, revision, expiresAt, head = ''] = headForm.exec(line) ?? [];
    if (Number(expiresAt ?? 0) <= this.clock()) return undefined;
    return { revision: Number(revision), expiresAt: Number(expiresAt), head };
  }

  /** The braces are what a cluster chooses the slot by. */
  private key(key: string): string {
    return `${this.name}:{${key}}`;
  }

  /** The index of the key's part of a group, and the key: in one slot, because they change in one step. */
  private keysOf(group: string, key: string): [index: string, text: string] {
    const index = this.indexOf(group, key);
    return [index, `${index}:${key}`];
  }

  private indexOf(group: string, key: string): string {
    if (this.parts === 1) return this.key(group);
    const part = createHash('sha256').update(key).digest().readUInt8(0) % this.parts;
    return this.key(`${group}-${part}`);
  }
}
