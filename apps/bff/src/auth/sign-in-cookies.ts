import { cookieName, cookieNames, cookies, readCookie, setCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';
import { signInLifeMs } from './login-transactions';

/** With more of them under way in one browser, the oldest are given up: cookies stay below a kilobyte. */
const mostInOneBrowser = 12;

const nameFor = (state: string) => `${cookies.signIn}.${state.slice(0, 8)}`;

/** The Set-Cookie lines of a sign-in that begins: its own, and the end of those that are too many. */
export function tieToBrowser(
  { secure, cookieHeader }: RequestContext,
  state: string,
  proof: string,
): string[] {
  const own = setCookie(nameFor(state), proof, { secure, maxAge: signInLifeMs / 1000 });
  const others = cookieNames(cookieHeader, `${cookieName(cookies.signIn, secure)}.`);
  const tooMany = others.slice(0, Math.max(0, others.length + 1 - mostInOneBrowser));
  return [own, ...tooMany.map((name) => removal(name, secure))];
}

/** What this browser holds to prove that it began the sign-in of a state. */
export function proofOf(
  { secure, cookieHeader }: RequestContext,
  state: string,
): string | undefined {
  return readCookie(cookieHeader, cookieName(nameFor(state), secure));
}

/** The Set-Cookie line that takes the proof away again. */
export function untie({ secure }: RequestContext, state: string): string {
  return removal(cookieName(nameFor(state), secure), secure);
}

function removal(fullName: string, secure: boolean): string {
  const prefix = cookieName('', secure);
  return setCookie(fullName.slice(prefix.length), '', { secure, maxAge: 0 });
}
