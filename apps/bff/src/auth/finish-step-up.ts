import type { Logger } from '@portal/logger';
import type { Response } from 'express';
import type { SignIns } from '../account/sign-ins';
import { redirect } from '../http/redirect';
import type { RequestContext } from '../http/request-context';
import type { Identity, Session, Tokens } from '../session/session';
import { loggedSession, type Sessions } from '../session/sessions';
import type { IdentityProviders } from './identity-providers';
import type { LoginTransaction, LoginTransactions } from './login-transactions';
import { stepUpEndPath, stepUpOtherUserPath, stepUpRefusedPath } from './paths';
import { isShownFor } from './auth-time';
import type { SilentSignInParts } from './silent-sign-in';

export interface FinishParts extends SilentSignInParts {
  loginTransactions: LoginTransactions;
  providers: IdentityProviders;
  sessions: Sessions;
  signIns: Pick<SignIns, 'isEnded' | 'record'>;
  log: Logger;
  metrics: { signInEnded(outcome: string): void; sessionStarted(): void };
}

/** One visit of the callback. */
export interface Callback {
  context: RequestContext;
  response: Response;
  transaction?: LoginTransaction | undefined;
  /** The session that the browser already has. */
  session?: Session | undefined;
}

const lockWaitMs = 10_000;

/**
 * The user is back from confirming with a second factor: the session that began it is marked, if the provider says
 * that the same user did so just now. Otherwise the session stays as it was, and so does what it may do.
 */
export async function finishStepUp(
  parts: FinishParts,
  callback: Callback,
  transaction: LoginTransaction,
  { identity, tokens }: { identity: Identity; tokens: Tokens },
): Promise<void> {
  const { log, metrics, sessions } = parts;
  const { context, response, session } = callback;
  const { requestId } = context;
  const revoke = () =>
    parts.providers
      .of(context.site)
      .revoke(tokens)
      .catch((error: unknown) => log.warn('token-revocation-failed', { requestId, error }));
  if (!session || session.key.id !== transaction.stepUpOf) {
    void revoke();
    return refuseStepUp(parts, callback, 'otherSession');
  }
  if (!isSameUser(session.identity, identity)) {
    void revoke();
    return refuseStepUp(parts, callback, 'otherUser');
  }
  // These tokens may share a grant with those of the session: a provider that revokes one revokes both.
  if (!isShownFor(transaction, tokens.steppedUpAt)) {
    return refuseStepUp(parts, callback, 'notShown');
  }
  // Under the lock of the token refresh, which would otherwise write over it.
  const isSaved = await sessions
    .exclusively(session, lockWaitMs, (current) =>
      sessions.saveTokens(current, { ...current.tokens, ...tokens }),
    )
    .catch((error: unknown) => {
      void revoke();
      throw error;
    });
  if (!isSaved) {
    void revoke();
    return refuseStepUp(parts, callback, 'ended');
  }
  metrics.signInEnded('stepped-up');
  log.audit('stepped-up', { requestId, actor: session.user, session: loggedSession(session) });
  redirect(response, stepUpEndPath);
}

/** Says so in the log, and leads to the page that says so to the user. */
export function refuseStepUp(
  { log, metrics }: Pick<FinishParts, 'log' | 'metrics'>,
  { context: { requestId }, response, session }: Callback,
  reason: string,
  failure: { code?: string | undefined; error?: unknown } = {},
): void {
  metrics.signInEnded('step-up-refused');
  log.audit('step-up-refused', {
    requestId,
    actor: session?.user,
    session: loggedSession(session),
    reason,
    ...failure,
  });
  redirect(response, reason === 'otherUser' ? stepUpOtherUserPath : stepUpRefusedPath);
}

const isSameUser = (one: Session['identity'], other: Identity) =>
  one.issuer === other.issuer && one.subject === other.subject;
