import type { SessionChanges } from './session-changes';
import type { Redis } from '../../redis/redis';
import { takeRedisLock } from '../../redis/redis-lock';
import { fromStored, toStored } from './redis-value';
import type { SessionPart, SessionStore, StoredSession } from './session-store';

/** A session as it can be seen without the key that its cookie holds. */
export interface ListedSession {
  id: string;
  activity: string;
  /** Milliseconds until it is gone, however busy it is. */
  leftMs: number;
}

const partsAtFirst = ['identity', 'tokens', 'activity'] as const satisfies readonly SessionPart[];
const parts = [...partsAtFirst, 'emulation'] as const satisfies readonly SessionPart[];

/** A write that hangs this long is not expected any more; the session's own end comes first mostly. */
const longestTombstoneMs = 3_600_000;
/** Bars a session that is just about to be written while all sessions of its user are ended. */
const barMs = 10_000;
const batch = 100;

/**
 * Sessions in Redis, for any number of replicas. Every operation is one script or one command, hence
 * one step; every key has a time to live; a change is told to all replicas in the same step.
 * Throws StoreUnavailable.
 */
export class RedisSessionStore implements SessionStore {
  /** Tells what any replica, this one too, replaces and ends. */
  readonly changes: SessionChanges;
  private readonly channel: string;

  /** `prefix` begins every key, so that several portals can share a Redis. */
  constructor(
    private readonly redis: Redis,
    private readonly prefix = 'portal:',
  ) {
    this.channel = `${prefix}session-changed`;
    this.changes = changesOn(redis, this.channel);
  }

  async create(
    id: string,
    user: string,
    session: StoredSession,
    ttlMs: number,
    alsoUnder: readonly string[] = [],
  ): Promise<boolean> {
    const [identity, ...others] = partsAtFirst.map((part) => toStored(session[part]));
    const named = Buffer.concat([Buffer.from(`${user}\n`), identity as Buffer]);
    const ttl = String(ttlMs);
    // The index first: a session that exists is always found by whoever ends all of its user.
    for (const index of [user, ...alsoUnder].map((name) => this.indexKey(name))) {
      await this.redis.run((client) => client.indexSession([index], id, ttl), index);
    }
    const keys = this.keysOf(id, partsAtFirst);
    const created = await this.redis.run(
      (client) => client.createSession(keys, ttl, named, ...others),
      this.keyOf(id),
    );
    return created === 1;
  }

  async read(id: string): Promise<StoredSession | undefined> {
    const keys = parts.map((part) => this.key(id, part));
    const stored = await this.redis.run((client) => client.mGet(keys), this.keyOf(id));
    const [identity, tokens, activity, emulation] = stored;
    if (!identity || !tokens || !activity) return undefined;
    return {
      identity: fromStored(identity.subarray(identity.indexOf('\n') + 1)),
      tokens: fromStored(tokens),
      activity: fromStored(activity),
      ...(emulation ? { emulation: fromStored(emulation) } : {}),
    };
  }

  async replace(id: string, part: SessionPart, value: string): Promise<boolean> {
    const keys = [this.keyOf(id), this.key(id, part)];
    const replaced = await this.redis.run(
      (client) => client.replacePart(keys, toStored(value), this.channel, id),
      this.keyOf(id),
    );
    return replaced === 1;
  }

  async end(id: string): Promise<boolean> {
    const user = await this.endOne(id, 0);
    if (user === null) return false;
    // The session is dead already; an id that stays in the index runs out by itself.
    const index = this.indexKey(user.toString());
    await this.redis.run((client) => client.zRem(index, id), index).catch(() => undefined);
    return true;
  }

  async endAllOf(user: string): Promise<number> {
    const index = this.indexKey(user);
    const ids = await this.idsOf(user);
    let count = 0;
    for (let start = 0; start < ids.length; start += batch) {
      const some = ids.slice(start, start + batch);
      const owners = await Promise.all(some.map((id) => this.endOne(id, barMs)));
      count += owners.filter((owner) => owner !== null).length;
      await this.redis.run((client) => client.zRem(index, some), index);
    }
    return count;
  }

  /** Ends every session there is, of any server; gives how many there were. */
  async endAll(): Promise<number> {
    const pattern = this.keyOf('*').replace(/[[\]?\\]/g, '\\$&');
    let count = 0;
    for (const server of this.redis.servers) {
      let cursor = '0';
      do {
        const page = await server.run((client) =>
          client.scan(cursor, { MATCH: pattern, COUNT: batch }),
        );
        cursor = String(page.cursor);
        const ids = page.keys.map((key) => /\{(.*)\}/.exec(String(key))?.[1] ?? '');
        const owners = await Promise.all(ids.map((id) => this.endOne(id, 0)));
        count += owners.filter((owner) => owner !== null).length;
      } while (cursor !== '0');
    }
    return count;
  }

  lock(id: string, leaseMs: number): Promise<(() => Promise<void>) | undefined> {
    return takeRedisLock(this.redis, this.key(id, 'lock'), leaseMs);
  }

  /** The living sessions of a user, those that run out first first. */
  async list(user: string): Promise<ListedSession[]> {
    const listed: ListedSession[] = [];
    for (const id of await this.idsOf(user)) {
      const key = this.key(id, 'activity');
      const [activity, leftMs] = await this.redis.run(
        (client) => Promise.all([client.get(key), client.pTTL(key)]),
        key,
      );
      if (activity) listed.push({ id, activity: fromStored(activity), leftMs });
    }
    return listed;
  }

  private endOne(id: string, bar: number): Promise<Buffer | null> {
    const limits = [String(longestTombstoneMs), String(bar)];
    return this.redis.run(
      (client) => client.endSession(this.keysOf(id), this.channel, id, ...limits),
      this.keyOf(id),
    );
  }

  private async idsOf(user: string): Promise<string[]> {
    const index = this.indexKey(user);
    const ids = await this.redis.run((client) => client.zRange(index, 0, -1), index);
    return ids.map(String);
  }

  /** The keys of a session's parts, the identity's first, and of its tombstone. */
  private keysOf(id: string, of: readonly SessionPart[] = parts): string[] {
    return [...of, 'ended'].map((name) => this.key(id, name));
  }

  /** The key that stands for the session. */
  private keyOf(id: string): string {
    return this.key(id, 'identity');
  }

  /** The braces keep all keys of a session in one slot of a cluster. */
  private key(id: string, name: string): string {
    return `${this.prefix}session:{${id}}:${name}`;
  }

  private indexKey(user: string): string {
    return `${this.prefix}user:{${user}}`;
  }
}

function changesOn(redis: Redis, channel: string): SessionChanges {
  return {
    get complete() {
      return redis.isUp;
    },
    subscribe({ changed, missed }) {
      redis.listen(channel, changed);
      redis.watch({ down: missed });
    },
  };
}
