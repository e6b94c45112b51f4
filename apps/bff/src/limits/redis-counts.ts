import type { Redis } from '../redis/redis';
import { runScript } from '../redis/run-script';
import type { Count, Counts } from './counts';

/** keys: a count · values: length of a window. The count, and the milliseconds that its window has left. */
const addScript = `
  local total = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[1])
    left = tonumber(ARGV[1])
  end
  return { total, left }`;

/** keys: a count. The window stays as it is. */
const takeBackScript = `
  local total = tonumber(redis.call('GET', KEYS[1]) or '0')
  if total > 0 then redis.call('DECR', KEYS[1]) end
  return 0`;

/** Counts in Redis, for any number of replicas; every key has a time to live. */
export class RedisCounts implements Counts {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  async add(key: string, windowMs: number): Promise<Count> {
    const reply = await this.run(addScript, key, String(windowMs));
    const [total = 0, leftMs = windowMs] = reply as number[];
    return { total, leftMs };
  }

  async takeBack(key: string): Promise<void> {
    await this.run(takeBackScript, key);
  }

  private run(script: string, key: string, ...values: string[]): Promise<unknown> {
    const name = `${this.prefix}counts:{${key}}`;
    return this.redis.run((client) => runScript(client, script, [name], ...values));
  }
}
