import type { Redis } from '../redis/redis';
import { runScript } from '../redis/run-script';
import type { SignInStore, StoredSignIn } from './sign-in-store';

/** keys: a user's sign-ins · values: the new one, how many are stored, time to live. */
const addScript = `
  redis.call('LPUSH', KEYS[1], ARGV[1])
  redis.call('LTRIM', KEYS[1], 0, ARGV[2] - 1)
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return 1`;

/** Sign-ins in Redis, for any number of replicas. Throws StoreUnavailable. */
export class RedisSignInStore implements SignInStore {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  async add(user: string, { at, text }: StoredSignIn, most: number, ttlMs: number): Promise<void> {
    const values = [`${at} ${text}`, String(most), String(ttlMs)];
    await this.redis.run((client) => runScript(client, addScript, [this.key(user)], ...values));
  }

  async list(user: string): Promise<StoredSignIn[]> {
    const lines = await this.redis.run((client) => client.lrange(this.key(user), 0, -1));
    return lines.map((line) => {
      const space = line.indexOf(' ');
      return { at: Number(line.slice(0, space)), text: line.slice(space + 1) };
    });
  }

  async mark(name: string, ttlMs: number): Promise<void> {
    await this.redis.run((client) => client.set(this.markKey(name), '', 'PX', ttlMs));
  }

  async isMarked(name: string): Promise<boolean> {
    return (await this.redis.run((client) => client.exists(this.markKey(name)))) === 1;
  }

  private key(user: string): string {
    return `${this.prefix}sign-ins:{${user}}`;
  }

  private markKey(name: string): string {
    return `${this.prefix}ended-sign-in:{${name}}`;
  }
}
