import { areas } from '@portal/contracts/all';
import type { Browser } from './browser';
import type { Got, Sent } from './http';

const asPage = { headers: { accept: 'text/html' } };

/** A read that carries the member's tokens; the stand-ins verify them. */
export const memberCall = areas.notifications.getCounts.path;
/** A change that does. */
export const memberChange = areas.notifications.markOtherRead.path;
/** A call that needs no session. */
export const visitorCall = areas.pharmacies.search.path;
export const sessionStatus = areas.session.getStatus.path;

/** Signs a person of the fixtures in on the provider's own page; throws when no session came of it. */
export async function signInAs(browser: Browser, username: string): Promise<Browser> {
  const login = `${browser.origin}/member/auth/login`;
  const form = await browser.follow(await browser.get(login, asPage), login);
  const action = /<form method="post" action="([^"]+)"/.exec(form.got.text)?.[1] ?? '';
  const address = new URL(action.replaceAll('&amp;', '&'), form.address);
  const submitted = await browser.send(address.href, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: address.origin,
    },
    body: new URLSearchParams({ username, password: 'demo' }).toString(),
  });
  const end = await browser.follow(submitted, form.address);
  if (!(await isSignedIn(browser))) throw new Error(`The sign-in ended at ${end.address}.`);
  return browser;
}

export async function isSignedIn(browser: Browser): Promise<boolean> {
  const got = await browser.get(sessionStatus);
  return got.status === 200 && (got.json() as { signedIn: boolean }).signedIn;
}

/** A member's call at one of the replicas, past the front but under its name. */
export function callAt(replica: { origin: string }, browser: Browser, sent: Sent = {}) {
  const { host } = new URL(browser.origin);
  return browser.get(`${replica.origin}${memberCall}`, {
    ...sent,
    headers: { host, ...sent.headers },
  });
}

/** An outcome with the milliseconds it took; a connection that breaks has the status 0. */
export interface Timed {
  status: number;
  ms: number;
  code?: string;
}

export async function timed(answer: () => Promise<Got>): Promise<Timed> {
  const begun = performance.now();
  const took = () => performance.now() - begun;
  try {
    const { status, text } = await answer();
    const code = /"code":"(\w+)"/.exec(text)?.[1];
    return { status, ms: took(), ...(code === undefined ? {} : { code }) };
  } catch (error) {
    return { status: 0, ms: took(), code: String((error as NodeJS.ErrnoException).code) };
  }
}
