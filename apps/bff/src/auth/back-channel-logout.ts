import { createHash } from 'node:crypto';
import { type Request, type RequestHandler, type Response, urlencoded } from 'express';
import { sendJson } from '../http/responses';
import { AppError } from '../app-error';
import type { Dependencies } from '../dependencies';
import type { SingleUseStore } from '../session/store/single-use-store';
import { contextOf } from '../http/request-context';
import { LogoutTokens } from './logout-token';

/** Longer than a logout token is taken for. */
const rememberedMs = 10 * 60_000;

/** The body of POST /member/auth/back-channel-logout: a form of one short field, from the provider's server. */
export const parseLogout: RequestHandler = urlencoded({
  extended: false,
  limit: '16kb',
  parameterLimit: 4,
  inflate: false,
});

/**
 * POST /member/auth/back-channel-logout: the identity provider says that somebody has signed out there
 * (OpenID Connect Back-Channel Logout 1.0). Needs no cookie and no proof of origin: the signed token is
 * the proof, and it is good once, on whichever replica.
 */
export function backChannelLogout(dependencies: Dependencies) {
  const { sessions, log, logoutTokensSeen, providers, clock } = dependencies;
  const tokens = new LogoutTokens(providers, clock);
  return async (request: Request, response: Response): Promise<void> => {
    const { requestId } = contextOf(request);
    const token = (request.body as Record<string, unknown> | undefined)?.['logout_token'];
    if (typeof token !== 'string') {
      const typed = request.is('application/x-www-form-urlencoded') !== false;
      throw new AppError(typed ? 'BAD_INPUT' : 'UNSUPPORTED_MEDIA_TYPE');
    }
    const { issuer, sid, subject, tokenId } = await tokens.read(token);
    await refuseReplay(logoutTokensSeen, `${issuer}\n${tokenId}`);
    const count =
      sid === undefined
        ? await sessions.endAllOf({ issuer, subject: subject ?? '' })
        : await sessions.endSignIn({ issuer, sid });
    log.audit('sessions-ended-by-provider', {
      requestId,
      subject: subject === undefined ? undefined : sessions.pseudonymOf({ issuer, subject }),
      count,
    });
    sendJson(response, 200, { ended: count });
  };
}

async function refuseReplay(seen: SingleUseStore, name: string): Promise<void> {
  const key = createHash('sha256').update(name).digest('base64url').slice(0, 22);
  const isNew = await seen.add(key, '', rememberedMs).catch((cause: unknown) => {
    throw new AppError('SESSION_STORE_UNAVAILABLE', { cause });
  });
  if (!isNew) throw new AppError('BAD_INPUT', { expose: 'The logout token was used before.' });
}
