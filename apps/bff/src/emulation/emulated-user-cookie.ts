import { readCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';

/** Set by the tool of support staff, not by us: it has no prefix, and may be for all hosts of a domain. */
const cookieName = 'emulated-user';
const form = /^[\w.@+-]{1,64}$/;

/** Whether a request brings the cookie; costs next to nothing for those that do not. */
export function bringsEmulatedUser({ cookieHeader }: RequestContext): boolean {
  return cookieHeader?.includes(`${cookieName}=`) ?? false;
}

/** Whom the cookie names: undefined without one, null when its value can't be a user's name. */
export function emulatedUserOf({ cookieHeader }: RequestContext): string | null | undefined {
  const text = readCookie(cookieHeader, cookieName);
  if (text === undefined) return undefined;
  try {
    const name = decodeURIComponent(text);
    return form.test(name) ? name : null;
  } catch {
    return null;
  }
}

/** The Set-Cookie lines that take it away, for the host itself and for every domain it may have been set for. */
export function dropEmulatedUser({ site, secure }: RequestContext): string[] {
  const gone = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}`;
  const labels = new URL(site.origin).hostname.split('.');
  const domains = labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'));
  return [gone, ...domains.map((domain) => `${gone}; Domain=${domain}`)];
}
