import { type Audience, type Endpoint, tokenHeaders, upstreams } from '@portal/contracts';
import type { IncomingHttpHeaders } from 'node:http';
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { Refusal } from './problem';

/** The audience of the access tokens that the identity provider issues for the services. */
export const servicesAudience = 'urn:portal:services';

/** What a call's token says about its bearer; nothing for a visitor, or for a dummy token. */
export interface Bearer {
  /** Who signed in. */
  sub?: string;
  /** The sign-in that the token comes from; stays when tokens are refreshed. */
  grant?: string;
}

export type CheckTokens = (endpoint: Endpoint, headers: IncomingHttpHeaders) => Promise<Bearer>;

/**
 * Checks the token that the endpoint's upstream gets. With an issuer the access token is verified with
 * the keys of that identity provider; without one (contract tests) any `Bearer` passes.
 */
export function tokenChecker(issuer?: string): CheckTokens {
  const verify = issuer === undefined ? undefined : verifierOf(issuer);
  return async (endpoint, headers) => {
    const kinds: readonly string[] = upstreams[endpoint.upstream].tokens;
    if (endpoint.auth === 'none' || kinds.length === 0) return {};
    if (!kinds.includes('access')) {
      return bearerOf(present(endpoint.auth, headers[tokenHeaders.id], tokenHeaders.id));
    }
    const token = present(endpoint.auth, bearerIn(headers.authorization), 'authorization');
    if (token === undefined || verify === undefined) return bearerOf(token);
    return said(await verify(token));
  };
}

function present(
  audience: Audience,
  value: string | string[] | undefined,
  header: string,
): string | undefined {
  const token = Array.isArray(value) ? value[0] : value;
  if (token === undefined && audience === 'member') {
    throw notSignedIn(`This call needs a token in the header ${header}.`);
  }
  return token;
}

const bearerIn = (header: string | undefined) => /^Bearer (\S+)$/i.exec(header ?? '')?.[1];

const notSignedIn = (message: string) =>
  new Refusal(401, 'NOT_SIGNED_IN', message, { 'www-authenticate': 'Bearer' });

function verifierOf(issuer: string): (token: string) => Promise<JWTPayload> {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  return async (token) => {
    keys ??= createRemoteJWKSet(await keysAddress(issuer), { cooldownDuration: 1000 });
    try {
      const options = { issuer, audience: servicesAudience };
      return (await jwtVerify(token, keys, options)).payload;
    } catch (error) {
      if (error instanceof errors.JOSEError && error.code !== 'ERR_JWKS_TIMEOUT') {
        throw notSignedIn(`The access token was refused: ${error.message}.`);
      }
      throw unreachable(issuer);
    }
  };
}

async function keysAddress(issuer: string): Promise<URL> {
  try {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`);
    return new URL(((await answer.json()) as { jwks_uri: string }).jwks_uri);
  } catch {
    throw unreachable(issuer);
  }
}

const unreachable = (issuer: string) =>
  new Refusal(503, 'KEYS_UNREACHABLE', `The keys of ${issuer} cannot be fetched.`);

function bearerOf(token: string | undefined): Bearer {
  if (token === undefined) return {};
  try {
    return said(decodeJwt(token));
  } catch {
    return {};
  }
}

const said = ({ sub, grant }: JWTPayload): Bearer => ({
  ...(sub !== undefined && { sub }),
  ...(typeof grant === 'string' && { grant }),
});
