import { cookieName, cookies, ownCookie, readCookies, setCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';
import { loginTransactionTtlMs } from './login-transactions';

/** When a browser has more pending, the oldest are removed: their cookies stay below a kilobyte. */
const maxPerBrowser = 12;

const prefix = `${cookies.loginTransaction}.`;
const nameFor = (state: string) => `${prefix}${state.slice(0, 8)}`;

/** The Set-Cookie lines of a login that starts: its own, and the removal of those that are too many. */
export function startTransactionCookie(
  { isSecure: secure, headers }: RequestContext,
  state: string,
  proof: string,
): string[] {
  const own = setCookie(nameFor(state), proof, { secure, maxAge: loginTransactionTtlMs / 1000 });
  // Browsers send the oldest cookie first.
  const others = Object.keys(readCookies(headers.cookie))
    .filter((name) => name.startsWith(cookieName(prefix, secure)))
    .map((name) => name.slice(cookieName('', secure).length));
  const tooMany = others.slice(0, Math.max(0, others.length + 1 - maxPerBrowser));
  return [own, ...tooMany.map((name) => setCookie(name, '', { secure, maxAge: 0 }))];
}

/** The value that proves that this browser started the transaction of a state. */
export function proofOf(context: RequestContext, state: string): string | undefined {
  return ownCookie(context, nameFor(state));
}

/** The Set-Cookie line that removes the proof. */
export function endTransactionCookie({ isSecure: secure }: RequestContext, state: string): string {
  return setCookie(nameFor(state), '', { secure, maxAge: 0 });
}
