import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { listen } from './test-server';

interface TokenAnswer {
  status?: number;
  body: Record<string, unknown>;
  /** The header WWW-Authenticate. */
  challenge?: string;
}

/** How the provider behaves from now on; each undefined part behaves rightly. */
export interface ProviderScript {
  /** Changes the claims of the id token before it is signed. */
  claims?: (claims: Record<string, unknown>) => Record<string, unknown>;
  unsigned?: boolean;
  /** Signs with a key that the provider does not publish. */
  foreignKey?: boolean;
  userinfo?: { status: number; body: unknown };
  /** How long the token endpoint takes to answer. */
  tokenDelayMs?: number;
  /** Answers the token endpoint in the place of the real answer; never answers when 'silent'. */
  token?: (grant: URLSearchParams) => TokenAnswer | 'silent' | undefined;
}

export interface Grant {
  type: string;
  parameters: URLSearchParams;
  authorization: string | undefined;
}

const answer = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

interface ProviderOptions {
  clientId?: string;
  /** It takes pushed authorization requests, and refuses each one with this answer. */
  pushRefusal?: Record<string, unknown>;
}

/** A small OpenID provider whose answers a test can spoil, which a real one would never do. */
export async function startScriptedProvider({
  clientId = 'member-portal',
  pushRefusal,
}: ProviderOptions = {}) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { nonce: string; challenge: string | null }>();
  const grants: Grant[] = [];
  const userinfoMethods: string[] = [];
  const revoked: string[] = [];
  let script: ProviderScript = {};
  let issued = 0;
  let subject = 'commercial-member';
  let groups: string[] | string = ['member'];
  let lifetime = 300;
  let sid: string | undefined;
  let authTime: number | undefined;
  let issuer = '';

  const idToken = async (nonce: string) => {
    const now = Math.floor(Date.now() / 1000);
    const right = {
      iss: issuer,
      aud: clientId,
      sub: subject,
      nonce,
      sid,
      auth_time: authTime,
      iat: now,
      exp: now + 300,
    };
    const claims = script.claims?.(right) ?? right;
    if (script.unsigned) return new UnsecuredJWT(claims).encode();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(script.foreignKey ? foreign.privateKey : privateKey);
  };

  const token = async (request: IncomingMessage, response: ServerResponse, body: string) => {
    const parameters = new URLSearchParams(body);
    const type = parameters.get('grant_type') ?? '';
    grants.push({ type, parameters, authorization: request.headers.authorization });
    const scripted = script.token?.(parameters);
    if (script.tokenDelayMs) await pause(script.tokenDelayMs);
    if (scripted === 'silent') return;
    if (scripted) {
      if (scripted.challenge) response.setHeader('www-authenticate', scripted.challenge);
      return answer(response, scripted.status ?? 200, scripted.body);
    }
    const code = codes.get(parameters.get('code') ?? '');
    codes.delete(parameters.get('code') ?? '');
    const verifier = parameters.get('code_verifier');
    const proof = verifier && createHash('sha256').update(verifier).digest('base64url');
    if (type === 'authorization_code' && (!code || (code.challenge ?? null) !== (proof ?? null))) {
      return answer(response, 400, { error: 'invalid_grant' });
    }
    issued += 1;
    answer(response, 200, {
      access_token: `access-${issued}`,
      refresh_token: `refresh-${issued}`,
      token_type: 'Bearer',
      expires_in: lifetime,
      ...(code ? { id_token: await idToken(code.nonce) } : {}),
    });
  };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString('utf8');
    switch (new URL(request.url ?? '', issuer).pathname) {
      case '/.well-known/openid-configuration':
        return answer(response, 200, {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/me`,
          jwks_uri: `${issuer}/jwks`,
          revocation_endpoint: `${issuer}/revoke`,
          end_session_endpoint: `${issuer}/end`,
          ...(pushRefusal && { pushed_authorization_request_endpoint: `${issuer}/par` }),
          id_token_signing_alg_values_supported: ['RS256'],
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          code_challenge_methods_supported: ['S256'],
        });
      case '/jwks':
        return answer(response, 200, { keys: [jwk] });
      case '/token':
        return token(request, response, body);
      case '/par':
        return answer(response, 400, pushRefusal);
      case '/me':
        userinfoMethods.push(request.method ?? '');
        if (script.userinfo) return answer(response, script.userinfo.status, script.userinfo.body);
        return answer(response, 200, { sub: subject, groups });
      case '/revoke':
        revoked.push(new URLSearchParams(body).get('token') ?? '');
        return response.end();
      default:
        return answer(response, 404, {});
    }
  });
  const { origin, stop } = await listen(server);
  issuer = origin;

  return {
    issuer,
    grants,
    userinfoMethods,
    revoked,
    play: (next: ProviderScript) => (script = next),
    signInAs: (person: {
      subject?: string;
      groups?: string[] | string;
      lifetime?: number;
      sid?: string;
      /** When the person gave their password, in seconds since 1970. */
      authTime?: number;
    }) => {
      sid = person.sid;
      authTime = person.authTime;
      subject = person.subject ?? 'commercial-member';
      groups = person.groups ?? ['member'];
      lifetime = person.lifetime ?? 300;
    },
    /** What a person's consent does: the callback's query for an authorization address. */
    consent: (address: string) => {
      const query = new URL(address).searchParams;
      const code = `code-${codes.size}-${issued}-${Math.random()}`;
      codes.set(code, { nonce: query.get('nonce') ?? '', challenge: query.get('code_challenge') });
      return new URLSearchParams({ code, state: query.get('state') ?? '' });
    },
    /** What the provider sends by back channel; `change` spoils the claims, `how` the rest. */
    logoutToken: (
      change: (right: Record<string, unknown>) => Record<string, unknown> = (right) => right,
      how: { typ?: string; foreignKey?: boolean; unsigned?: boolean } = {},
    ) => {
      const now = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const right = { iss: issuer, aud: clientId, sub: subject, iat: now, exp: now + 120 };
      const claims = change({ ...right, jti: randomUUID(), events, sid });
      if (how.unsigned) return new UnsecuredJWT(claims).encode();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: how.typ ?? 'logout+jwt' })
        .sign(how.foreignKey ? foreign.privateKey : privateKey);
    },
    stop,
  };
}

export type ScriptedProvider = Awaited<ReturnType<typeof startScriptedProvider>>;
