import type { Clock } from '../clock';
import type { Config } from '../config';
import { cookies, ownCookie, setCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';

export interface SilentSignInParts {
  config: Pick<Config, 'settings'>;
  clock: Clock;
}

/** The pause after an attempt, whatever its outcome: there can be no redirect loop. */
const pauseMs = 60_000;

/**
 * Silent sign-in redirects the whole page, once, when a page finds no session although this browser had
 * one. A hidden frame would need the provider's cookies as a third party, which browsers no longer send.
 *
 * The cookie says that a user was signed in here, and when the last attempt was (milliseconds since 1970).
 */
export function rememberSignedIn(context: RequestContext, parts: SilentSignInParts): string {
  return knownCookie(context, 0, parts);
}

/** The Set-Cookie line of an attempt that starts. */
export function attemptCookie(context: RequestContext, parts: SilentSignInParts): string {
  return knownCookie(context, parts.clock(), parts);
}

/** The Set-Cookie line once no user is known to be signed in any more. */
export function forgetSignedIn({ isSecure: secure }: RequestContext): string {
  return setCookie(cookies.known, '', { secure, maxAge: 0 });
}

/** Whether the portal should try it now, for a page without a session. */
export function shouldTrySilentSignIn(
  context: RequestContext,
  { config, clock }: SilentSignInParts,
): boolean {
  const triedAt = ownCookie(context, cookies.known);
  if (!config.settings.SILENT_SIGN_IN || triedAt === undefined) return false;
  return /^\d{1,15}$/.test(triedAt) && clock() - Number(triedAt) >= pauseMs;
}

function knownCookie(
  { isSecure: secure }: RequestContext,
  triedAt: number,
  { config }: SilentSignInParts,
): string {
  const maxAge = config.settings.SESSION_ABSOLUTE_SECONDS;
  return setCookie(cookies.known, String(triedAt), { secure, maxAge });
}
