import { type SignInError, signInErrors } from '@portal/contracts/session';
import type { Response } from 'express';
import { cookies, ownCookie, setCookie } from '../http/cookies';
import { redirect } from '../http/redirect';
import type { RequestContext } from '../http/request-context';
import { loginPagePath } from './paths';

/** Long enough for a redirect to the login page on a slow line. */
const lifeSeconds = 60;

/**
 * Redirects to the login page and saves the reason of the failure until that page requests it (§4,
 * Logout): in a cookie, so that it is not in the URL and a reload does not show it again.
 */
export function refuseSignIn(
  { isSecure: secure }: RequestContext,
  response: Response,
  error: SignInError,
  /** Where the browser goes first, when another page leads to the login page. */
  location: string = loginPagePath,
): void {
  response.appendHeader(
    'set-cookie',
    setCookie(cookies.signInError, error, { secure, maxAge: lifeSeconds }),
  );
  redirect(response, location);
}

/** Removes and returns the reason that `refuseSignIn` saved; undefined when there is none. */
export function takeSignInError(
  context: RequestContext,
  response: Response,
): SignInError | undefined {
  const saved = ownCookie(context, cookies.signInError);
  if (saved === undefined) return undefined;
  const { isSecure: secure } = context;
  response.appendHeader('set-cookie', setCookie(cookies.signInError, '', { secure, maxAge: 0 }));
  return signInErrors.find((error) => error === saved);
}
