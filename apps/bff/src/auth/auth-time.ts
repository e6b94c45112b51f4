import type { LoginTransaction } from './login-transactions';

/** How far the provider's clock may be from that of this process. */
const toleranceMs = 30_000;

/** `auth_time` in milliseconds since 1970; undefined for none, and for one in the future. */
export function authTimeOf(time: unknown, now: number): number | undefined {
  if (typeof time !== 'number') return undefined;
  // A wrong clock, or milliseconds: it would count for ever.
  return time * 1000 <= now + toleranceMs ? time * 1000 : undefined;
}

/**
 * Whether a password was given or a second factor shown for this transaction: a provider may ignore `max_age`, and answer
 * with an older one.
 */
export const isShownFor = (
  { startedAt }: Pick<LoginTransaction, 'startedAt'>,
  at: number | undefined,
): boolean => at !== undefined && at >= startedAt - toleranceMs;
