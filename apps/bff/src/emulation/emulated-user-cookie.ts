import { stringifySetCookie } from 'cookie';
import { readCookies } from '../http/cookies';
import type { RequestContext } from '../http/request-context';

/** Set by the tool of support staff, so it has no prefix, and may be valid for all hosts of a domain. */
const cookieName = 'emulated-user';
const userName = /^[\w.@+-]{1,64}$/;

/** Whether a text can be a user name, in the cookie and in the header of calls. */
export const isUserName = (text: string): boolean => userName.test(text);

/** Whether a request has the cookie; cheap for those that don't. */
export function hasEmulatedUser({ headers }: RequestContext): boolean {
  return headers.cookie?.includes(`${cookieName}=`) ?? false;
}

/** The user that the cookie names: undefined without a cookie, null when its value is no user name. */
export function emulatedUserOf({ headers }: RequestContext): string | null | undefined {
  const name = readCookies(headers.cookie)[cookieName];
  return name === undefined || userName.test(name) ? name : null;
}

/** The Set-Cookie lines that remove it, for the host itself and for every domain it may have been set for. */
export function removeEmulatedUser({ site, isSecure }: RequestContext): string[] {
  const removal = { path: '/', maxAge: 0, sameSite: 'lax', secure: isSecure } as const;
  const labels = new URL(site.origin).hostname.split('.');
  const domains = labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'));
  return [undefined, ...domains].map((domain) =>
    stringifySetCookie(cookieName, '', { ...removal, ...(domain ? { domain } : {}) }),
  );
}
