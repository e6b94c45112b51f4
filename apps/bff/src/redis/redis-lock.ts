import { randomBytes } from 'node:crypto';
import type { Redis } from './redis';

/** A holder that hangs, rather than dies, gives the lock up after this many renewals: ten leases. */
const mostRenewals = 30;

/**
 * Takes a lock whose lease is renewed until it is released, so that the lease can be short: when the
 * holder's process dies, another waits no longer than `leaseMs`. Undefined when somebody holds it.
 * The release never throws, for the work is done by then and the lease ends by itself.
 */
export async function takeRedisLock(
  redis: Redis,
  key: string,
  leaseMs: number,
): Promise<(() => Promise<void>) | undefined> {
  const holder = randomBytes(12).toString('base64url');
  const release = () =>
    redis.run((client) => client.releaseLock([key], holder), key).catch(() => undefined);
  let late = false;
  const taken = redis.run(async (client) => {
    const expiration = { type: 'PX', value: leaseMs } as const;
    const answer = await client.set(key, holder, { condition: 'NX', expiration });
    // Nobody waits for this lock any more.
    if (late && answer !== null) await client.releaseLock([key], holder);
    return answer !== null;
  }, key);
  if (!(await taken.catch((cause: unknown) => ((late = true), Promise.reject(cause))))) return;

  let renewals = 0;
  const timer = setInterval(() => {
    renewals += 1;
    if (renewals > mostRenewals) return clearInterval(timer);
    // A renewal that fails is tried again at the next turn: two of three may.
    redis
      .run((client) => client.renewLock([key], holder, String(leaseMs)), key)
      .then((kept) => kept === 0 && clearInterval(timer))
      .catch(() => undefined);
  }, leaseMs / 3).unref();
  return async () => {
    clearInterval(timer);
    await release();
  };
}
