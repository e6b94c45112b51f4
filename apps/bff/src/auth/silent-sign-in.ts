import { cookies, setCookie } from '../http/cookies';
import type { Dependencies } from '../dependencies';
import type { RequestContext } from '../http/request-context';

type Needed = Pick<Dependencies, 'config' | 'clock'>;

/** After an attempt nobody is sent there again for so long, whatever came of it: no loop can arise. */
const pauseMs = 60_000;

/**
 * Silent sign-in goes through the whole page and back, once, when a page finds no session although this
 * browser had one. A hidden frame would need the provider's cookies as a third party, which browsers
 * no longer send, and pages that may be framed and listen to messages: there are none.
 *
 * The cookie says that somebody was signed in here, and when it was last tried (milliseconds since 1970).
 */
export function rememberSignedIn({ secure }: RequestContext, { config }: Needed): string {
  return known(0, secure, config.settings.SESSION_ABSOLUTE_SECONDS);
}

/** The Set-Cookie line of an attempt that begins. */
export function noteAttempt({ secure }: RequestContext, { config, clock }: Needed): string {
  return known(clock(), secure, config.settings.SESSION_ABSOLUTE_SECONDS);
}

/** The Set-Cookie line once nobody is known to be signed in any more. */
export function forgetSignedIn({ secure }: RequestContext): string {
  return setCookie(cookies.known, '', { secure, maxAge: 0 });
}

/** Whether the portal should try it now, for a page that has no session. */
export function isWorthTrying(context: RequestContext, { config, clock }: Needed): boolean {
  const triedAt = context.cookie('known');
  if (!config.settings.SILENT_SIGN_IN || triedAt === undefined) return false;
  return /^\d{1,15}$/.test(triedAt) && clock() - Number(triedAt) >= pauseMs;
}

const known = (triedAt: number, secure: boolean, maxAge: number) =>
  setCookie(cookies.known, String(triedAt), { secure, maxAge });
