import type { SingleUseStore } from './single-use-store';
import type { Redis } from '../../redis/redis';

/** In Redis, for any number of replicas; every key has a time to live. Throws StoreUnavailable. */
export class RedisSingleUseStore implements SingleUseStore {
  private readonly index: string;

  /** `group` names what is kept, e.g. `sign-in`; `most` of them at a time. */
  constructor(
    private readonly redis: Redis,
    prefix: string,
    group: string,
    private readonly most: number,
  ) {
    // The braces keep a group in one slot of a cluster: its index and its texts change in one step.
    this.index = `${prefix}once:{${group}}`;
  }

  async add(key: string, value: string, ttlMs: number): Promise<boolean> {
    const { index, most } = this;
    const kept = await this.redis.run(
      (client) => client.addSingleUse([index, this.keyOf(key)], value, String(ttlMs), String(most)),
      index,
    );
    return kept === 1;
  }

  async take(key: string): Promise<string | undefined> {
    const { index } = this;
    const taken = await this.redis.run(
      (client) => client.takeSingleUse([index, this.keyOf(key)]),
      index,
    );
    return taken?.toString();
  }

  private keyOf(key: string): string {
    return `${this.index}:${key}`;
  }
}
