import type { Redis } from '../../redis/redis';
import { runScript } from '../../redis/run-script';
import { addSingleUse, takeSingleUse } from './redis-scripts';
import type { SingleUseStore } from './single-use-store';

/** In Redis, for any number of replicas; every key has a time to live. Throws StoreUnavailable. */
export class RedisSingleUseStore implements SingleUseStore {
  private readonly index: string;

  /** `group` names what is stored, e.g. `sign-in`; at most `max` of them. */
  constructor(
    private readonly redis: Redis,
    prefix: string,
    group: string,
    private readonly max: number,
  ) {
    // The braces put a group into one slot of a cluster: its index and its texts change in one step.
    this.index = `${prefix}single-use:{${group}}`;
  }

  async add(key: string, value: string, ttlMs: number): Promise<boolean> {
    const keys = [this.index, this.keyOf(key)];
    const values = [value, String(ttlMs), String(this.max)];
    const added = await this.redis.run((client) =>
      runScript(client, addSingleUse, keys, ...values),
    );
    return added === 1;
  }

  async take(key: string): Promise<string | undefined> {
    const keys = [this.index, this.keyOf(key)];
    const taken = await this.redis.run((client) => runScript(client, takeSingleUse, keys));
    return taken === null ? undefined : String(taken);
  }

  private keyOf(key: string): string {
    return `${this.index}:${key}`;
  }
}
