import { forgetSignedIn } from '../auth/silent-sign-in';
import { cookies, setCookie } from '../http/cookies';
import { loggedSession } from '../session/sessions';
import type { OwnCall } from './own-call';

const afterwards = '/member/login';

/**
 * Specification §4, Logout: ends the session here, makes the refresh token worthless, and answers where
 * the browser goes to be signed out of the identity provider too. The session is gone even when the
 * provider can't be reached.
 */
export async function signOut(call: OwnCall): Promise<{ location: string }> {
  const { dependencies, context, response, session } = call;
  const { sessions, providers, log } = dependencies;
  const { requestId, secure } = context;
  response.appendHeader('set-cookie', [
    setCookie(cookies.session, '', { secure, maxAge: 0 }),
    forgetSignedIn(context),
  ]);
  // Not "storage": the language, the font size and the message for the login page live there (SS-2, SS-5).
  // Not "cookies": that word clears those of every subdomain too; ours is removed above.
  response.setHeader('clear-site-data', '"cache"');
  if (!session) return { location: afterwards };
  const { emulations } = dependencies;
  emulations.noteEnd(context, session, 'signed-out');
  await sessions.end(session);
  log.audit('signed-out', { requestId, actor: session.user, session: loggedSession(session) });
  const provider = providers.ofSession(session.identity);
  if (!provider) return { location: afterwards };
  provider.revoke(session.tokens).catch((error: unknown) => {
    log.warn('token-not-revoked', { requestId, error });
  });
  try {
    return {
      location: await provider.endSessionUrl(session.tokens, context.site.origin, afterwards),
    };
  } catch (error) {
    log.warn('provider-sign-out-unknown', { requestId, error });
    return { location: afterwards };
  }
}
