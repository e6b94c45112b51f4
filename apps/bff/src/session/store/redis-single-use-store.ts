import { createHash } from 'node:crypto';
import type { Redis } from '../../redis/redis';
import { runScript } from '../../redis/run-script';
import { addSingleUse, takeSingleUse } from './redis-scripts';
import type { SingleUseStore } from './single-use-store';

/** Into how many slots a group is spread on a cluster, so that a lost server takes a part of it only. */
const partsOnCluster = 16;

/** In Redis, for any number of replicas; every key has a time to live. Throws StoreUnavailable. */
export class RedisSingleUseStore implements SingleUseStore {
  private readonly parts: number;

  /** `group` names what is stored, e.g. `sign-in`; at most `max` of them. */
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly group: string,
    private readonly max: number,
  ) {
    this.parts = redis.isCluster ? partsOnCluster : 1;
  }

  reaches(key: string): boolean {
    return this.redis.reaches(this.indexOf(key));
  }

  async add(key: string, value: string, ttlMs: number): Promise<boolean> {
    const values = [value, String(ttlMs), String(Math.ceil(this.max / this.parts))];
    const added = await this.redis.run((client) =>
      runScript(client, addSingleUse, this.keysOf(key), ...values),
    );
    return added === 1;
  }

  async take(key: string): Promise<string | undefined> {
    const taken = await this.redis.run((client) =>
      runScript(client, takeSingleUse, this.keysOf(key)),
    );
    return taken === null ? undefined : String(taken);
  }

  /** The index of the key's part, and the key. */
  private keysOf(key: string): [index: string, text: string] {
    const index = this.indexOf(key);
    return [index, `${index}:${key}`];
  }

  /** The braces put a part into one slot: its index and its texts change in one step. */
  private indexOf(key: string): string {
    if (this.parts === 1) return `${this.prefix}single-use:{${this.group}}`;
    const part = createHash('sha256').update(key).digest().readUInt8(0) % this.parts;
    return `${this.prefix}single-use:{${this.group}-${part}}`;
  }
}
