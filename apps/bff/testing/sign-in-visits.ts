import type { Browser, Got, ScriptedProvider } from '@portal/resilience';
import { cookies } from '../src/http/cookies';

/** Begins a sign-in; gives the address it leads to. */
export async function login(browser: Browser, query = ''): Promise<string> {
  return (await browser.get(`/member/auth/login${query}`)).headers.location ?? '';
}

/** Comes back from the identity provider. */
export function callback(browser: Browser, query: URLSearchParams | string): Promise<Got> {
  return browser.get(`/member/auth/callback?${query}`);
}

/** Begins a sign-in, consents and comes back. */
export async function signIn(
  browser: Browser,
  provider: ScriptedProvider,
  query = '',
): Promise<Got> {
  return callback(browser, provider.consent(await login(browser, query)));
}

export async function sessionStatus(browser: Browser): Promise<{ signedIn: boolean }> {
  return (await browser.get('/member/api/session')).json() as { signedIn: boolean };
}

/** The Set-Cookie line of a session, if an answer has one. */
export function sessionCookieIn({ headers }: Got): string | undefined {
  return headers['set-cookie']?.find((line) => line.startsWith(cookies.session));
}
