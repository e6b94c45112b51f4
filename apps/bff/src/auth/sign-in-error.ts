import { type SignInError, signInErrors } from '@portal/contracts/session';
import type { Response } from 'express';
import { cookies, readCookie, cookieName, setCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';
import { goTo } from '../http/redirect';

/** Long enough for the way to the login page on a slow line; what nobody asked for by then is forgotten. */
const keptSeconds = 60;

/**
 * Sends the browser to the login page and keeps why signing in did not come about until that page asks
 * (§4, Logout): in a cookie, so that the address says nothing and a reload does not say it again.
 */
export function refuseSignIn(
  { secure }: RequestContext,
  response: Response,
  error: SignInError,
): void {
  response.appendHeader(
    'set-cookie',
    setCookie(cookies.signInError, error, { secure, maxAge: keptSeconds }),
  );
  goTo(response, '/member/login');
}

/** Hands over what `refuseSignIn` kept, once; undefined when it kept nothing. */
export function takeSignInError(
  { secure, cookieHeader }: RequestContext,
  response: Response,
): SignInError | undefined {
  const kept = readCookie(cookieHeader, cookieName(cookies.signInError, secure));
  if (kept === undefined) return undefined;
  response.appendHeader('set-cookie', setCookie(cookies.signInError, '', { secure, maxAge: 0 }));
  return signInErrors.find((error) => error === kept);
}
