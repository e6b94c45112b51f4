import { cookies, ownCookie, setCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';
import type { Identity } from '../session/session';

/** Longer hints are left out: every request would carry them. */
const mostCharacters = 128;

/**
 * The Set-Cookie lines that keep the logout hint in the browser, so that a sign-out whose session has ended
 * before (at its limit, or by another tab in the same moment) still names the provider's session; without a
 * hint the provider asks the user to confirm.
 */
export function rememberLogoutHint(
  { isSecure: secure }: RequestContext,
  { logoutHint }: Pick<Identity, 'logoutHint'>,
  maxAge: number,
): string[] {
  return logoutHint === undefined || logoutHint.length > mostCharacters
    ? []
    : [setCookie(cookies.logoutHint, logoutHint, { secure, maxAge })];
}

/** The logout hint of the last sign-in in this browser. */
export function logoutHintOf(context: RequestContext): Pick<Identity, 'logoutHint'> {
  const logoutHint = ownCookie(context, cookies.logoutHint);
  return logoutHint ? { logoutHint } : {};
}

/** The Set-Cookie line that removes it. */
export function forgetLogoutHint({ isSecure: secure }: RequestContext): string {
  return setCookie(cookies.logoutHint, '', { secure, maxAge: 0 });
}
