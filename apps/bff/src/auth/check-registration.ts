import type { IdentityProvider } from './identity-provider';
import { callbackPath } from './paths';
import { loggedCode } from './provider-failure';

/** One thing that was looked at. A note is worth reading, and the portal works all the same. */
export interface Finding {
  level: 'ok' | 'note' | 'FAIL';
  text: string;
}

const timeoutMs = 5_000;

/** Errors of a login without a page that say that everything else is right (OpenID Connect Core 1.0, 3.1.2.6). */
const onlyNoUser = /^(login|interaction|consent|account_selection)_required$/;

/** Whether the redirect URI of an origin is registered: a login without a page comes back to it. */
export async function checkRedirectUri(
  provider: IdentityProvider,
  origin: string,
): Promise<Finding> {
  const uri = `${origin}${callbackPath}`;
  const checks = {
    origin,
    state: 'check',
    nonce: 'check',
    verifier: 'c'.repeat(43),
    isSilent: true,
  };
  const answer = await visit((await provider.authorizationUrl(checks)).href);
  if (!answer) return { level: 'FAIL', text: 'The authorization endpoint does not answer.' };
  const { status, location } = answer;
  if (!location?.startsWith(`${uri}?`)) {
    return status >= 400
      ? { level: 'FAIL', text: `The provider refuses the redirect URI ${uri} (status ${status}).` }
      : { level: 'note', text: `Whether the redirect URI ${uri} is registered can't be told.` };
  }
  const error = new URL(location).searchParams.get('error') ?? '';
  return onlyNoUser.test(error)
    ? { level: 'ok', text: `The redirect URI ${uri} is registered.` }
    : { level: 'FAIL', text: `A sign-in for ${uri} is refused (${loggedCode(error)}).` };
}

/** Whether the provider accepts the URL after a sign-out of an origin. */
export async function checkEndSession(
  provider: IdentityProvider,
  origin: string,
): Promise<Finding> {
  const url = await provider.endSessionUrl({}, origin);
  if (url === undefined) {
    return {
      level: 'note',
      text: 'The provider has no end-session endpoint: its own session goes on after a sign-out.',
    };
  }
  const answer = await visit(url);
  if (!answer || answer.status >= 400) {
    const reason = answer ? `status ${answer.status}` : 'no answer';
    return { level: 'FAIL', text: `A sign-out at ${origin} is refused (${reason}).` };
  }
  return { level: 'ok', text: `A sign-out at ${origin} is accepted.` };
}

async function visit(url: string): Promise<{ status: number; location?: string } | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { redirect: 'manual', signal });
    await response.body?.cancel();
    const location = response.headers.get('location');
    return { status: response.status, ...(location === null ? {} : { location }) };
  } catch {
    return undefined;
  }
}
