/** One cookie of a Cookie header; the first when there are several of the name. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  // Every call asks, and most headers do not have it or have nothing else.
  if (!header?.includes(name)) return undefined;
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** The names of a Cookie header that begin so, in its order: browsers put the oldest first. */
export function cookieNames(header: string | undefined, beginning: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.slice(0, pair.indexOf('=')).trim())
    .filter((name) => name.startsWith(beginning));
}

export interface CookieOptions {
  /** Over https the name gets the prefix `__Host-`, which browsers hold to Secure, Path=/ and no Domain. */
  secure: boolean;
  /** Seconds; without it the cookie goes with the browser. 0 removes it. */
  maxAge?: number;
}

/** The name a cookie of ours has: prefixed over https, plain on http localhost, where the prefix is refused. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/**
 * A Set-Cookie value: HttpOnly, SameSite=Lax, Path=/. Lax and not Strict, because the way back from the
 * identity provider is a cross-site navigation that has to bring the cookie along.
 */
export function setCookie(name: string, value: string, { secure, maxAge }: CookieOptions): string {
  return [
    `${cookieName(name, secure)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');
}

/**
 * Our cookies by what they are for. Values are random or plain words, never personal data. A sign-in
 * under way has one of its own, whose name goes on with a dot and the beginning of its state.
 */
export const cookies = {
  session: 'portal-session',
  signIn: 'portal-sign-in',
  signInError: 'portal-sign-in-error',
  known: 'portal-known',
  scenario: 'scenario',
  client: 'client',
} as const;
