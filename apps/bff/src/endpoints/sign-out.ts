import type { Logger } from '@portal/logger';
import type { IdentityProvider } from '../auth/identity-provider';
import { forgetLogoutHint, logoutHintOf } from '../auth/logout-hint-cookie';
import { loginPagePath } from '../auth/paths';
import type { IdentityProviders } from '../auth/identity-providers';
import { forgetSignedIn } from '../auth/silent-sign-in';
import { hasEmulatedUser, removeEmulatedUser } from '../emulation/emulated-user-cookie';
import type { Emulations } from '../emulation/emulations';
import { cookies, ownCookie, setCookie } from '../http/cookies';
import type { RequestContext } from '../http/request-context';
import type { Identity, Session } from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';
import type { OwnCall } from './own-call';

export interface SignOutParts {
  sessions: Pick<Sessions, 'end'>;
  emulations: Pick<Emulations, 'auditEnd'>;
  providers: IdentityProviders;
  log: Logger;
  metrics: { signedOut(): void };
}

/** The URL to go to; `signedInAtProvider` when the provider's own session is not ended there. */
interface NextPage {
  location: string;
  signedInAtProvider?: true;
}

/**
 * Specification §4, Logout: ends the session, revokes the refresh token, and returns the URL that signs
 * the browser out of the identity provider too. Throws SESSION_STORE_UNAVAILABLE when the session could not
 * be ended; then the browser keeps its cookie, so that the user can try again. A session that has ended
 * before, at its limit or by a sign-out whose answer was lost, may live on at the provider: it ends there too.
 */
export async function signOut(
  { context, response, session }: OwnCall,
  parts: SignOutParts,
): Promise<NextPage> {
  const next = session
    ? await endSession(context, session, parts)
    : ownCookie(context, cookies.session) === undefined
      ? { location: loginPagePath }
      : await endAtProvider(
          context,
          parts.providers.of(context.site),
          logoutHintOf(context),
          parts,
        );
  const { isSecure: secure } = context;
  response.appendHeader('set-cookie', [
    setCookie(cookies.session, '', { secure, maxAge: 0 }),
    forgetSignedIn(context),
    forgetLogoutHint(context),
    ...(hasEmulatedUser(context) ? removeEmulatedUser(context) : []),
  ]);
  // Not "storage": it has the language, the font size and the message for the login page (SS-2, SS-5).
  // Not "cookies": that clears those of every subdomain too; the session cookie is removed above.
  response.setHeader('clear-site-data', '"cache"');
  return next;
}

async function endSession(
  context: RequestContext,
  session: Session,
  { sessions, emulations, providers, log, metrics }: SignOutParts,
): Promise<NextPage> {
  const { requestId } = context;
  const who = { requestId, actor: session.user, session: loggedSession(session) };
  const provider = providers.ofSession(session.identity);
  // Before the session ends: if the store fails, it ends at the latest with its access token.
  provider?.revoke(session.tokens).catch((error: unknown) => {
    log.warn('token-revocation-failed', { requestId, error });
  });
  try {
    await sessions.end(session);
  } catch (error) {
    log.audit('sign-out-failed', { ...who, error });
    throw error;
  }
  emulations.auditEnd(context, session, 'signed-out');
  metrics.signedOut();
  log.audit('signed-out', who);
  return endAtProvider(context, provider, session.identity, { log });
}

/** The URL that signs the browser out of the provider, or the login page when there is none. */
async function endAtProvider(
  { site, requestId }: RequestContext,
  provider: IdentityProvider | undefined,
  identity: Pick<Identity, 'logoutHint'>,
  { log }: Pick<SignOutParts, 'log'>,
): Promise<NextPage> {
  const location = await provider?.endSessionUrl(identity, site.origin).catch((error: unknown) => {
    log.warn('provider-sign-out-failed', { requestId, error });
    return undefined;
  });
  return location === undefined
    ? { location: loginPagePath, signedInAtProvider: true }
    : { location };
}
