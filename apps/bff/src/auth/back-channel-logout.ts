import type { Logger } from '@portal/logger';
import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import { readForm } from '../http/form-body';
import { contextOf } from '../http/request-context';
import { sendJson } from '../http/responses';
import type { Sessions } from '../session/sessions';
import { reach } from '../store/reach';
import type { Store } from '../store/store';
import type { IdentityProviders } from './identity-providers';
import { LogoutTokens } from './logout-token';

export interface BackChannelParts {
  sessions: Sessions;
  providers: IdentityProviders;
  /** Has the ids of received logout tokens: each is accepted once. */
  singleUse: Pick<Store, 'add'>;
  clock: Clock;
  log: Logger;
  metrics: { sessionsEnded(reason: string, count: number): void };
}

/** The most bytes of the body: one short field, from the provider's server. */
const formBytes = 16 * 1024;

/** Longer than a logout token is accepted. */
const bounds = { ttlMs: 10 * 60_000, most: 100_000 };

/**
 * POST /member/auth/back-channel-logout: a user has signed out at the identity provider (OpenID Connect
 * Back-Channel Logout 1.0). Needs neither cookie nor CSRF header: the signed token is the proof, and it
 * is accepted once, on any replica.
 */
export function backChannelLogout({
  sessions,
  providers,
  singleUse,
  clock,
  log,
  metrics,
}: BackChannelParts) {
  const tokens = new LogoutTokens(providers, clock);
  const accept = async (token: string | undefined, others: readonly string[]) => {
    if (token === undefined || others.length > 0) throw new AppError('BAD_INPUT');
    const logout = await tokens.read(token);
    await refuseReplay(singleUse, `${logout.issuer}\n${logout.tokenId}`);
    return logout;
  };
  return async (request: Request, response: Response): Promise<void> => {
    const { requestId } = contextOf(request);
    const [token, ...others] = (await readForm(request, formBytes)).getAll('logout_token');
    const { issuer, sid, subject } = await accept(token, others).catch((error: unknown) => {
      const { code } = AppError.from(error);
      log.audit('logout-token-refused', { requestId, code });
      throw error;
    });
    const count =
      sid === undefined
        ? await sessions.endAllOf({ issuer, subject: subject ?? '' })
        : await sessions.endSignIn({ issuer, sid });
    metrics.sessionsEnded('provider', count);
    log.audit('sessions-ended-by-provider', {
      requestId,
      subject: subject === undefined ? undefined : sessions.pseudonyms.of({ issuer, subject }),
      count,
    });
    sendJson(response, 200, { ended: count });
  };
}

async function refuseReplay(used: Pick<Store, 'add'>, name: string): Promise<void> {
  const key = createHash('sha256').update(name).digest('base64url').slice(0, 22);
  const isNew = await reach(used.add('logout', key, '', bounds));
  if (!isNew) throw new AppError('BAD_INPUT', { expose: 'The logout token was used before.' });
}
