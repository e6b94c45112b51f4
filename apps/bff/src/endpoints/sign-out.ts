import type { Logger } from '@portal/logger';
import type { IdentityProviders } from '../auth/identity-providers';
import { forgetSignedIn } from '../auth/silent-sign-in';
import type { Emulations } from '../emulation/emulations';
import { cookies, setCookie } from '../http/cookies';
import { loggedSession, type Sessions } from '../session/sessions';
import type { OwnCall } from './own-call';

export interface SignOutParts {
  sessions: Pick<Sessions, 'end'>;
  emulations: Pick<Emulations, 'auditEnd'>;
  providers: IdentityProviders;
  log: Logger;
  metrics: { signedOut(): void };
}

const loginPage = '/member/login';

/**
 * Specification §4, Logout: ends the session, revokes the refresh token, and returns the URL that signs
 * the browser out of the identity provider too. The session ends even when the provider is unavailable.
 */
export async function signOut(
  { context, response, session }: OwnCall,
  { sessions, emulations, providers, log, metrics }: SignOutParts,
): Promise<{ location: string }> {
  const { requestId, isSecure: secure } = context;
  response.appendHeader('set-cookie', [
    setCookie(cookies.session, '', { secure, maxAge: 0 }),
    forgetSignedIn(context),
  ]);
  // Not "storage": it has the language, the font size and the message for the login page (SS-2, SS-5).
  // Not "cookies": that clears those of every subdomain too; the session cookie is removed above.
  response.setHeader('clear-site-data', '"cache"');
  if (!session) return { location: loginPage };
  emulations.auditEnd(context, session, 'signed-out');
  await sessions.end(session);
  metrics.signedOut();
  log.audit('signed-out', { requestId, actor: session.user, session: loggedSession(session) });
  const provider = providers.ofSession(session.identity);
  if (!provider) return { location: loginPage };
  provider.revoke(session.tokens).catch((error: unknown) => {
    log.warn('token-revocation-failed', { requestId, error });
  });
  try {
    return {
      location: await provider.endSessionUrl(session.tokens, context.site.origin, loginPage),
    };
  } catch (error) {
    log.warn('provider-sign-out-failed', { requestId, error });
    return { location: loginPage };
  }
}
