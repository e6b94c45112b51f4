import { randomBytes } from 'node:crypto';
import type { Redis, RedisCommands } from './redis';
import { runScript } from './run-script';

/** A holder that hangs, rather than dies, loses the lock after this many renewals: ten leases. */
const maxRenewals = 30;

/** keys: the lock · values: its holder, lease. 1, or 0 when the holder is another one. */
const renewScript = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;

/** keys: the lock · values: its holder. 1, or 0 when the holder is another one. */
const releaseScript = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  return redis.call('DEL', KEYS[1])`;

/**
 * Takes a lock whose lease is renewed until it is released. The lease can be short: when the holder's
 * process dies, the next holder waits for `leaseMs` at most. Undefined when the lock is taken. The release
 * never throws, because the work is done by then and the lease expires.
 */
export async function takeRedisLock(
  redis: Redis,
  key: string,
  leaseMs: number,
): Promise<(() => Promise<void>) | undefined> {
  const holder = randomBytes(12).toString('base64url');
  const release = (client: RedisCommands) => runScript(client, releaseScript, [key], holder);
  let isLate = false;
  const taken = redis.run(async (client) => {
    const reply = await client.set(key, holder, 'PX', leaseMs, 'NX');
    // The caller has been answered already and will not release it.
    if (isLate && reply !== null) await release(client);
    return reply !== null;
  });
  const isTaken = await taken.catch((cause: unknown) => {
    isLate = true;
    throw cause;
  });
  if (!isTaken) return undefined;

  let renewals = 0;
  const timer = setInterval(() => {
    renewals += 1;
    if (renewals > maxRenewals) return clearInterval(timer);
    // A renewal that fails is repeated at the next turn: two of three may fail.
    redis
      .run((client) => runScript(client, renewScript, [key], holder, String(leaseMs)))
      .then((reply) => reply === 0 && clearInterval(timer))
      .catch(() => undefined);
  }, leaseMs / 3).unref();
  return async () => {
    clearInterval(timer);
    await redis.run(release).catch(() => undefined);
  };
}
