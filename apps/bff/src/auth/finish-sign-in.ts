import type { SignInError } from '@portal/contracts/session';
import type { Request, Response } from 'express';
import { AppError } from '../app-error';
import { cookies, setCookie } from '../http/cookies';
import type { Dependencies } from '../dependencies';
import { contextOf, type RequestContext } from '../http/request-context';
import { loggedSession } from '../session/sessions';
import { goTo } from '../http/redirect';
import { returnAddress } from './return-address';
import { refuseSignIn } from './sign-in-error';
import { proofOf, untie } from './sign-in-cookies';
import type { SignIn } from './login-transactions';
import { forgetSignedIn, rememberSignedIn } from './silent-sign-in';

/**
 * GET /member/auth/callback: where the identity provider sends the browser back to. It never sends it
 * there again by itself, so there is no loop; a session that is newer than the sign-in beats it.
 */
export function finishSignIn(dependencies: Dependencies) {
  return async (request: Request, response: Response): Promise<void> => {
    const context = contextOf(request);
    const { query } = context.address;
    const state = new URLSearchParams(query).get('state') ?? '';
    const proof = proofOf(context, state);
    let signIn: SignIn | undefined;
    try {
      signIn = await dependencies.signIns.take(state, proof);
      if (proof !== undefined) response.appendHeader('set-cookie', untie(context, state));
      const session = await context.session();
      if (session && (!signIn || session.activity.startedAt >= signIn.begunAt)) {
        return goTo(response, signIn?.returnTo ?? returnAddress(null));
      }
      // The site that a sign-in began at is the one whose provider's answer is taken, and no other.
      if (!signIn || signIn.origin !== context.site.origin) {
        return refuse(dependencies, context, response, { reason: 'expired', signIn });
      }
      const reason = refusalIn(query);
      if (reason) return refuse(dependencies, context, response, { reason, signIn });
      await redeem(dependencies, context, response, signIn);
    } catch (error) {
      const reason = AppError.from(error).status === 503 ? 'unavailable' : 'failed';
      refuse(dependencies, context, response, { reason, signIn, error });
    }
  };
}

async function redeem(
  dependencies: Dependencies,
  context: RequestContext,
  response: Response,
  signIn: SignIn,
): Promise<void> {
  const { sessions, log } = dependencies;
  const provider = dependencies.providers.of(context.site);
  const { identity, tokens } = await provider.redeem(context.address.query, signIn);
  const before = await context.session();
  const session = await sessions.begin(identity, tokens);
  if (before) await sessions.end(before);
  const { requestId, secure } = context;
  context.line.session = loggedSession(session);
  log.audit('signed-in', {
    requestId,
    actor: session.user,
    session: loggedSession(session),
    kind: signIn.silent ? 'silent' : 'asked',
  });
  response.appendHeader('set-cookie', [
    setCookie(cookies.session, session.key.cookieValue, { secure }),
    // After a silent sign-in the time of the attempt stays: were the session cookie not kept, it would begin again.
    ...(signIn.silent ? [] : [rememberSignedIn(context, dependencies)]),
  ]);
  goTo(response, signIn.returnTo);
}

/** The provider's own word that it did not sign anybody in (OAuth 2.0, section 4.1.2.1). */
function refusalIn(query: string): SignInError | undefined {
  const error = new URLSearchParams(query).get('error');
  if (error === null) return undefined;
  if (error === 'access_denied') return 'cancelled';
  return /^(server_error|temporarily_unavailable)$/.test(error) ? 'unavailable' : 'failed';
}

interface Refusal {
  reason: SignInError;
  signIn: SignIn | undefined;
  error?: unknown;
}

/** Tells the login page why; whoever came silently goes where they wanted to, as a visitor. */
function refuse(
  { log }: Dependencies,
  context: RequestContext,
  response: Response,
  { reason, signIn, error }: Refusal,
): void {
  const { requestId } = context;
  if (signIn?.silent) {
    log.info('silent-sign-in-refused', { requestId, reason, error });
    if (reason === 'failed') response.appendHeader('set-cookie', forgetSignedIn(context));
    return goTo(response, signIn.returnTo);
  }
  log.audit('sign-in-refused', { requestId, reason, error });
  refuseSignIn(context, response, reason);
}
