import { preferenceCookies, preferredLanguage } from '@portal/domain';
import type { Logger } from '@portal/logger';
import type { Request, Response } from 'express';
import { AppError } from '../app-error';
import { readCookies } from '../http/cookies';
import { redirect } from '../http/redirect';
import { contextOf } from '../http/request-context';
import { clientKey, type RateLimit } from '../limits/rate-limit';
import { loadSession } from '../session/load-session';
import type { Sessions } from '../session/sessions';
import type { IdentityProviders } from './identity-providers';
import type { LoginTransactions } from './login-transactions';
import { stepUpRefusedPath } from './paths';
import { returnPath } from './return-path';
import { startTransactionCookie } from './sign-in-cookies';
import { refuseSignIn } from './sign-in-error';
import { attemptCookie, type SilentSignInParts } from './silent-sign-in';

export interface StartParts extends SilentSignInParts {
  loginTransactions: LoginTransactions;
  /** For each client IP: begun sign-ins are stored, and the store drops the oldest when there are too many. */
  rateLimits: { signIns: Pick<RateLimit, 'count'> };
  providers: IdentityProviders;
  sessions: Pick<Sessions, 'read' | 'peek'>;
  log: Logger;
  metrics: { signInEnded(outcome: string): void };
}

const languages = new Set(['en', 'es']);

/** The language of the provider's pages: the one that `lang` names, else that of the portal's cookie; undefined without. */
function languageOf(request: Request, query: URLSearchParams): string | undefined {
  const named = query.get('lang');
  if (named && languages.has(named)) return named;
  const preference = readCookies(request.headers.cookie)[preferenceCookies.language];
  return preference === undefined ? undefined : preferredLanguage(preference);
}

/**
 * GET /member/auth/login?returnTo=…&lang=…: redirects the browser to the identity provider of its site.
 * With `stepUp=1` the user of the session shows a second factor; `again=1` adds `prompt=login`, so that the provider
 * asks for the password, too.
 * GET /member/auth/silent?returnTo=…: the same with `prompt=none` (SS-3): a user who is not signed in at
 * the provider comes back as a visitor, without having seen a page.
 */
export function startSignIn(parts: StartParts, { isSilent }: { isSilent: boolean }) {
  const { loginTransactions, rateLimits, providers, sessions, log, metrics } = parts;
  return async (request: Request, response: Response): Promise<void> => {
    const context = contextOf(request);
    const query = new URLSearchParams(context.target.query);
    const returnTo = returnPath(query.get('returnTo'));
    const isStepUp = !isSilent && query.get('stepUp') === '1';
    if (isSilent) response.appendHeader('set-cookie', attemptCookie(context, parts));
    try {
      await rateLimits.signIns.count(clientKey(request.ip));
      const { origin } = context.site;
      const session = isStepUp ? await loadSession(sessions, context) : undefined;
      const { transaction, proof } = await loginTransactions.start({
        // A newer session that wins over this one leads there, too.
        returnTo: session ? stepUpRefusedPath : returnTo,
        origin,
        isSilent,
        ...(session ? { stepUpOf: session.key.id } : {}),
      });
      const url = await providers.of(context.site).authorizationUrl(transaction, {
        language: languageOf(request, query),
        stepUp: session && {
          idToken: session.tokens.id,
          isAgain: query.get('again') === '1',
          onNotPushed: (error) =>
            log.warn('sign-in-not-pushed', { requestId: context.requestId, error }),
        },
      });
      response.appendHeader(
        'set-cookie',
        startTransactionCookie(context, transaction.state, proof),
      );
      redirect(response, url.href);
    } catch (error) {
      const { requestId } = context;
      const isLimited = AppError.from(error).code === 'TOO_MANY_REQUESTS';
      metrics.signInEnded(isLimited ? 'limited' : 'not-started');
      if (isLimited) log.warn('sign-in-limited', { requestId });
      else log.error('sign-in-not-started', { requestId, error });
      if (isSilent) redirect(response, returnTo);
      else if (isStepUp) redirect(response, stepUpRefusedPath);
      else refuseSignIn(context, response, 'unavailable');
    }
  };
}
