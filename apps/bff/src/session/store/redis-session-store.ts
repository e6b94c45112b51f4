import type { Redis } from '../../redis/redis';
import { takeRedisLock } from '../../redis/redis-lock';
import { runScript } from '../../redis/run-script';
import { createSession, endSession, indexSession, replacePart } from './redis-scripts';
import type { SessionChanges } from './session-changes';
import type { ListedSession, SessionPart, SessionStore, StoredSession } from './session-store';
import { fromStored, toStored } from './stored-text';

const initialParts = ['identity', 'tokens', 'activity'] as const satisfies readonly SessionPart[];
const parts = [...initialParts, 'emulation', 'member'] as const satisfies readonly SessionPart[];

/** No write hangs longer than this; mostly the session itself would have expired earlier. */
const maxTombstoneMs = 3_600_000;
/** Blocks a session that is about to be written while all sessions of its user are ended. */
const blockMs = 10_000;
const batch = 100;

/**
 * Sessions in Redis, for any number of replicas. Every operation is one script or one command, hence
 * atomic; every key has a time to live; each change is published in the same step. Throws StoreUnavailable.
 */
export class RedisSessionStore implements SessionStore {
  private readonly channel: string;

  /** `prefix` begins every key, so that several portals can share a Redis. */
  constructor(
    private readonly redis: Redis,
    private readonly prefix = 'portal:',
  ) {
    this.channel = `${prefix}session-changed`;
  }

  /** What every replica, this one too, replaces and ends. Not with a cluster. */
  get changes(): SessionChanges {
    const { redis, channel } = this;
    return {
      get isComplete() {
        return redis.isUp;
      },
      subscribe({ changed, missed }) {
        redis.listen(channel, changed);
        redis.watch({ down: missed });
      },
    };
  }

  async create(
    id: string,
    user: string,
    session: StoredSession,
    ttlMs: number,
    alsoUnder: readonly string[] = [],
  ): Promise<boolean> {
    const [identity, ...others] = initialParts.map((part) => toStored(session[part]));
    const named = Buffer.concat([Buffer.from(`${user}\n`), identity as Buffer]);
    const ttl = String(ttlMs);
    // The index first, so that ending all sessions of the user finds every session that exists.
    for (const name of [user, ...alsoUnder]) {
      const keys = this.indexKeys(name);
      const index = keys.find((key) => this.redis.reaches(key)) ?? this.indexKey(name);
      await this.redis.run((client) => runScript(client, indexSession, [index], id, ttl));
    }
    const keys = this.keysOf(id, initialParts);
    const created = await this.redis.run((client) =>
      runScript(client, createSession, keys, ttl, named, ...others),
    );
    return created === 1;
  }

  reaches(id: string): boolean {
    return this.redis.reaches(this.key(id, 'identity'));
  }

  async read(id: string): Promise<StoredSession | undefined> {
    const keys = parts.map((part) => this.key(id, part));
    const stored = await this.redis.run((client) => client.mgetBuffer(keys));
    const [identity, tokens, activity, emulation, member] = stored;
    if (!identity || !tokens || !activity) return undefined;
    return {
      identity: fromStored(identity.subarray(identity.indexOf('\n') + 1)),
      tokens: fromStored(tokens),
      activity: fromStored(activity),
      ...(emulation ? { emulation: fromStored(emulation) } : {}),
      ...(member ? { member: fromStored(member) } : {}),
    };
  }

  async replace(id: string, part: SessionPart, value: string): Promise<boolean> {
    const keys = [this.key(id, 'identity'), this.key(id, part)];
    const replaced = await this.redis.run((client) =>
      runScript(client, replacePart, keys, toStored(value), this.channel, id),
    );
    return replaced === 1;
  }

  async end(id: string): Promise<boolean> {
    const user = await this.endOne(id, 0);
    if (user === null) return false;
    // The session has ended already; an id that stays in the index expires there.
    await this.unindex(String(user), [id]).catch(() => undefined);
    return true;
  }

  async endAllOf(user: string): Promise<number> {
    const { ids, failure } = await this.listed(user);
    let count = 0;
    for (let start = 0; start < ids.length; start += batch) {
      const some = ids.slice(start, start + batch);
      count += await this.endEach(some, blockMs);
      // An id that stays in the index expires there.
      await this.unindex(user, some).catch(() => undefined);
    }
    // Those that could be found have ended; the caller has to try again for the others.
    if (failure) throw failure;
    return count;
  }

  /** Ends every session, on every server; returns how many there were. */
  async endAll(): Promise<number> {
    const pattern = this.key('*', 'identity').replace(/[[\]?\\]/g, '\\$&');
    let count = 0;
    for (const server of this.redis.primaries()) {
      let cursor = '0';
      do {
        const [next, keys] = await server.run((client) =>
          client.scan(cursor, 'MATCH', pattern, 'COUNT', batch),
        );
        count += await this.endEach(
          keys.map((key) => /\{(.*)\}/.exec(key)?.[1] ?? ''),
          0,
        );
        cursor = next;
      } while (cursor !== '0');
    }
    return count;
  }

  lock(id: string, leaseMs: number): Promise<(() => Promise<void>) | undefined> {
    return takeRedisLock(this.redis, this.key(id, 'lock'), leaseMs);
  }

  async list(user: string): Promise<ListedSession[]> {
    const { ids, failure } = await this.listed(user);
    if (failure) throw failure;
    const listed = await Promise.all(
      ids.map(async (id) => {
        const key = this.key(id, 'activity');
        const [activity, leftMs] = await this.redis.run((client) =>
          Promise.all([client.getBuffer(key), client.pttl(key)]),
        );
        return activity ? [{ id, activity: fromStored(activity), leftMs }] : [];
      }),
    );
    return listed.flat();
  }

  private async endEach(ids: readonly string[], block: number): Promise<number> {
    const users = await Promise.all(ids.map((id) => this.endOne(id, block)));
    return users.filter((user) => user !== null).length;
  }

  /** The user whose session it was, or null. */
  private endOne(id: string, block: number): Promise<unknown> {
    const limits = [String(maxTombstoneMs), String(block)];
    return this.redis.run((client) =>
      runScript(client, endSession, this.keysOf(id), this.channel, id, ...limits),
    );
  }

  /** The ids in all indexes of a user, and why one of them could not be read. */
  private async listed(user: string): Promise<{ ids: string[]; failure: Error | undefined }> {
    const lists = await Promise.allSettled(
      this.indexKeys(user).map((index) =>
        this.redis.run((client) => client.zrange(index, 0, '-1')),
      ),
    );
    return {
      ids: lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])),
      failure: lists
        .filter((list) => list.status === 'rejected')
        .map(({ reason }) => reason as Error)[0],
    };
  }

  private async unindex(user: string, ids: string[]): Promise<void> {
    const removals = this.indexKeys(user).map((index) =>
      this.redis.run((client) => client.zrem(index, ids)),
    );
    await Promise.all(removals);
  }

  /** The keys of a session's parts, the identity's first, and of its tombstone. */
  private keysOf(id: string, of: readonly SessionPart[] = parts): string[] {
    return [...of, 'ended'].map((name) => this.key(id, name));
  }

  /** The braces put all keys of a session into one slot of a cluster. */
  private key(id: string, name: string): string {
    return `${this.prefix}session:{${id}}:${name}`;
  }

  private indexKey(user: string): string {
    return `${this.prefix}user:{${user}}`;
  }

  /**
   * Where a user's sessions may be listed. On a cluster there are further places, for the time when the server of the
   * first is lost: the user can sign in, and is found in all of them.
   */
  private indexKeys(user: string): string[] {
    const further = this.redis.isCluster ? ['1', '2', '3'] : [];
    return [user, ...further.map((place) => `${user}/${place}`)].map((name) => this.indexKey(name));
  }
}
