import type { Request, RequestHandler, Response } from 'express';
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose';
import type { Provider } from 'oidc-provider';
import { servicesAudience } from '../services/check-tokens';
import { claimsByScope, claimsOf, type Identities } from './account-store';

/**
 * The userinfo endpoint, by GET or POST with a bearer token (SS-4). It is our own because the portal
 * has one access token for the services and for userinfo, as its real provider issues it, while
 * oidc-provider's endpoint refuses a token that has an audience. A token counts until its grant is gone.
 */
export function answerUserinfo(
  provider: Provider,
  identities: Identities,
  publicKeys: JSONWebKeySet,
): RequestHandler {
  const keys = createLocalJWKSet(publicKeys);
  return async (req: Request, res: Response) => {
    res.set('cache-control', 'no-store');
    const token = /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '')?.[1];
    if (token === undefined) return refuse(res, 'A bearer token is missing.');
    try {
      const options = { issuer: provider.issuer, audience: servicesAudience };
      const { payload } = await jwtVerify(token, keys, options);
      const grant = await provider.Grant.find(String(payload['grant']));
      const identity = identities.get(String(payload.sub));
      if (!grant || !identity) return refuse(res, 'The sign-in of this token is over.');
      const scopes = grant.getOIDCScope().split(' ') as (keyof typeof claimsByScope)[];
      const names = scopes.flatMap((scope) => claimsByScope[scope] ?? []);
      res.json(claimsOf(identity, names));
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      refuse(res, error.message);
    }
  };
}

function refuse(res: Response, description: string): void {
  res
    .status(401)
    .set('www-authenticate', 'Bearer error="invalid_token"')
    .json({ error: 'invalid_token', error_description: description });
}
