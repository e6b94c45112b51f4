import type { SignInError } from '@portal/contracts/session';
import { browserFamilyOf } from '@portal/domain/account';
import type { Request, Response } from 'express';
import type { SignIns } from '../account/sign-ins';
import { AppError } from '../app-error';
import { cookies, setCookie } from '../http/cookies';
import { redirect } from '../http/redirect';
import { contextOf, type RequestContext } from '../http/request-context';
import { loadSession } from '../session/load-session';
import type { Identity, Tokens } from '../session/session';
import { loggedSession } from '../session/sessions';
import type { LoginTransaction } from './login-transactions';
import { loggedCode, providerCodeIn } from './provider-failure';
import { returnPath } from './return-path';
import { isShownFor } from './auth-time';
import { endTransactionCookie, proofOf } from './sign-in-cookies';
import { refuseSignIn } from './sign-in-error';
import { rememberLogoutHint } from './logout-hint-cookie';
import { type Callback, type FinishParts, finishStepUp, refuseStepUp } from './finish-step-up';
import { forgetSignedIn, rememberSignedIn } from './silent-sign-in';

/**
 * GET /member/auth/callback: the redirect URI. It never starts another login by itself, so there is no
 * redirect loop; a session that is newer than the login transaction wins.
 */
export function finishSignIn(parts: FinishParts) {
  return async (request: Request, response: Response): Promise<void> => {
    const context = contextOf(request);
    const callback: Callback = { context, response };
    try {
      await answerCallback(parts, callback);
    } catch (error) {
      const reason = AppError.from(error).status === 503 ? 'unavailable' : 'failed';
      refuse(parts, callback, reason, error);
    }
  };
}

async function answerCallback(parts: FinishParts, callback: Callback): Promise<void> {
  const { context, response } = callback;
  const { query } = context.target;
  const state = new URLSearchParams(query).get('state') ?? '';
  const proof = proofOf(context, state);
  const transaction = await parts.loginTransactions.take(state, proof);
  callback.transaction = transaction;
  if (proof !== undefined)
    response.appendHeader('set-cookie', endTransactionCookie(context, state));
  const session = await loadSession(parts.sessions, context).catch((error: unknown) => {
    // Its server of a cluster may be lost: the new session goes to one that answers.
    if (transaction && isStoreUnavailable(error)) return undefined;
    throw error;
  });
  callback.session = session;
  if (session && (!transaction || session.activity.startedAt >= transaction.startedAt)) {
    return redirect(response, transaction?.returnTo ?? returnPath(null));
  }
  // Only the identity provider of the site that started the transaction may finish it.
  if (!transaction || transaction.origin !== context.site.origin) {
    return refuse(parts, callback, 'expired');
  }
  const error = new URLSearchParams(query).get('error');
  if (error !== null) return refuse(parts, callback, reasonOf(error), undefined, error);
  await redeem(parts, callback, transaction);
}

async function redeem(
  parts: FinishParts,
  callback: Callback,
  transaction: LoginTransaction,
): Promise<void> {
  const { context, response, session: before } = callback;
  const { config, sessions, log, metrics } = parts;
  const provider = parts.providers.of(context.site);
  const { identity, tokens, authenticatedAt } = await provider.redeem(
    context.target.query,
    transaction,
  );
  const isEnded = await parts.signIns.isEnded(identity).catch((error: unknown) => {
    // Someone who gave their password just now does not come from a session that was ended.
    if (isStoreUnavailable(error) && isShownFor(transaction, authenticatedAt)) return false;
    throw error;
  });
  if (isEnded) {
    return refuseEnded(parts, callback, { identity, tokens });
  }
  if (transaction.stepUpOf !== undefined) {
    return finishStepUp(parts, callback, transaction, { identity, tokens });
  }
  const session = await sessions.begin(identity, tokens, browserOf(context));
  await record(parts, callback, identity, transaction.isSilent ? 'resumed' : 'signedIn');
  const { requestId, isSecure: secure } = context;
  if (before) {
    await sessions.end(before).catch((error: unknown) => {
      // The sign-in is used up: it must not be lost for a session that ends at its limit.
      log.warn('previous-session-not-ended', { requestId, session: loggedSession(before), error });
    });
  }
  context.line.session = loggedSession(session);
  metrics.signInEnded('signed-in');
  metrics.sessionStarted();
  log.audit('signed-in', {
    requestId,
    actor: session.user,
    session: loggedSession(session),
    kind: transaction.isSilent ? 'silent' : 'interactive',
  });
  response.appendHeader('set-cookie', [
    setCookie(cookies.session, session.key.cookieValue, { secure }),
    // The time of a silent attempt stays: a browser that drops the session cookie would try again at once.
    ...(transaction.isSilent ? [] : [rememberSignedIn(context, parts)]),
    ...rememberLogoutHint(context, identity, config.settings.SESSION_ABSOLUTE_SECONDS),
  ]);
  redirect(response, transaction.returnTo);
}

/**
 * The user ended this browser's session from another one, and the provider still knows them here: the browser is
 * sent to end the provider's session too, so that the next sign-in asks for the password.
 */
async function refuseEnded(
  parts: FinishParts,
  callback: Callback,
  { identity, tokens }: { identity: Identity; tokens: Tokens },
): Promise<void> {
  const { context, response, transaction } = callback;
  const { requestId, site } = context;
  const provider = parts.providers.of(site);
  provider.revoke(tokens).catch((error: unknown) => {
    parts.log.warn('token-revocation-failed', { requestId, error });
  });
  await record(parts, callback, identity, 'refused');
  if (transaction?.isSilent) {
    response.appendHeader('set-cookie', forgetSignedIn(context));
    return refuse(parts, callback, 'ended');
  }
  const location = await provider.endSessionUrl(identity, site.origin).catch((error: unknown) => {
    parts.log.warn('provider-sign-out-failed', { requestId, error });
    return undefined;
  });
  refuse(parts, callback, 'ended', undefined, undefined, location);
}

const browserOf = ({ headers }: RequestContext) => browserFamilyOf(headers['user-agent']);

/** The history must not cost a sign-in: without the store, the line is missing. */
async function record(
  { signIns, log }: FinishParts,
  { context }: Callback,
  identity: Identity,
  outcome: Parameters<SignIns['record']>[1]['outcome'],
): Promise<void> {
  const { requestId } = context;
  await signIns
    .record(identity, { browser: browserOf(context), outcome })
    .catch((error: unknown) => {
      log.warn('sign-in-not-recorded', { requestId, error });
    });
}

const isStoreUnavailable = (error: unknown) =>
  AppError.from(error).code === 'SESSION_STORE_UNAVAILABLE';

/** The error response of the provider (OAuth 2.0, section 4.1.2.1). */
function reasonOf(error: string): SignInError {
  if (error === 'access_denied') return 'cancelled';
  return /^(server_error|temporarily_unavailable)$/.test(error) ? 'unavailable' : 'failed';
}

/** Shows the reason on the login page and logs the provider's code; after a silent attempt continues to the page, as a visitor. */
function refuse(
  { log, metrics }: FinishParts,
  callback: Callback,
  reason: SignInError,
  error?: unknown,
  providerCode?: string,
  location?: string,
): void {
  const { context, response, transaction } = callback;
  const { requestId } = context;
  const code = loggedCode(providerCode) ?? providerCodeIn(error);
  if (transaction?.isSilent) {
    log.info('silent-sign-in-refused', { requestId, reason, code, error });
    if (reason === 'failed') response.appendHeader('set-cookie', forgetSignedIn(context));
    return redirect(response, transaction.returnTo);
  }
  if (transaction?.stepUpOf !== undefined) {
    return refuseStepUp({ log, metrics }, callback, reason, { code, error });
  }
  metrics.signInEnded(reason);
  log.audit('sign-in-refused', { requestId, reason, code, error });
  refuseSignIn(context, response, reason, location);
}
