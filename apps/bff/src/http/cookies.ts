import { parseCookie, stringifySetCookie } from 'cookie';
import type { RequestContext } from './request-context';

/**
 * The BFF's cookies by their purpose. Values are random or plain words, never personal data. A login
 * transaction has its own cookie, whose name continues with a dot and the first characters of its state.
 */
export const cookies = {
  session: 'portal-session',
  loginTransaction: 'portal-sign-in',
  signInError: 'portal-sign-in-error',
  known: 'portal-known',
  logoutHint: 'portal-logout-hint',
  scenario: 'scenario',
  client: 'client',
} as const;

/** Cookies for development, which have no prefix so that a test can set them. */
const plainNames: ReadonlySet<string> = new Set([cookies.scenario, cookies.client]);

export interface CookieOptions {
  /** Over https the name gets the prefix `__Host-`, for which browsers require Secure, Path=/ and no Domain. */
  secure: boolean;
  /** Seconds; without it the cookie ends with the browser. 0 removes it. */
  maxAge?: number;
}

/** Every cookie of a Cookie header, decoded. */
export function readCookies(
  header: string | undefined,
): Readonly<Record<string, string | undefined>> {
  return header === undefined ? {} : parseCookie(header);
}

/** One of the BFF's cookies of a request. */
export function ownCookie(
  { headers, isSecure }: Pick<RequestContext, 'headers' | 'isSecure'>,
  name: string,
): string | undefined {
  const header = headers.cookie;
  // Most requests have at most the session cookie: a header without the name is not parsed.
  if (!header?.includes(name)) return undefined;
  return readCookies(header)[cookieName(name, isSecure && !plainNames.has(name))];
}

/** The full name of a cookie: prefixed over https, plain on http localhost, where browsers refuse the prefix. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/**
 * A Set-Cookie value: HttpOnly, SameSite=Lax, Path=/. Lax and not Strict, because the redirect from the
 * identity provider is a cross-site navigation that has to send the cookie.
 */
export function setCookie(name: string, value: string, { secure, maxAge }: CookieOptions): string {
  return stringifySetCookie(cookieName(name, secure), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}
