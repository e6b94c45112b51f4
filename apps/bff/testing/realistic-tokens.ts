import { randomBytes } from 'node:crypto';
import type { Identity, SessionMember, Tokens } from '../src/session/session';

const random = (bytes: number) => randomBytes(bytes).toString('base64url');
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token in the form of a signed JWT of 2048 bits. Its signature is noise, as a real one looks. */
function jwtOf(claims: Record<string, unknown>): string {
  return `${part({ kid: random(32), alg: 'RS256' })}.${part(claims)}.${random(256)}`;
}

/** Tokens as large and as random as those of a hosted identity provider: 850 to 1000 characters each. */
export function realisticTokens(now: number): Tokens {
  const [iat, exp] = [Math.floor(now / 1000), Math.floor(now / 1000) + 3600];
  const iss = 'https://sign-in.everfern.example/oauth2/default';
  const clientId = `0oa${random(12)}`;
  const sub = `00u${random(12)}`;
  return {
    access: jwtOf({
      ver: 1,
      jti: `AT.${random(32)}`,
      iss,
      aud: 'api://member',
      iat,
      exp,
      cid: clientId,
      uid: sub,
      scp: ['openid', 'profile', 'email', 'groups'],
      sub,
      groups: ['member'],
    }),
    id: jwtOf({
      sub,
      name: 'Marisol Sampleton',
      email: 'marisol@mail.example',
      ver: 1,
      iss,
      aud: clientId,
      iat,
      exp,
      jti: `ID.${random(32)}`,
      amr: ['pwd'],
      nonce: random(32),
      at_hash: random(16),
      groups: ['member'],
    }),
    refresh: random(32),
    mailOrder: random(24),
    accessIssuedAt: now,
    accessExpiresAt: now + 3_600_000,
  };
}

/** Who is signed in with them. */
export function realisticIdentity(): Identity {
  return {
    subject: `00u${random(12)}`,
    issuer: 'https://sign-in.everfern.example/oauth2/default',
    groups: ['member'],
    variant: 'member',
    fromAdminPortal: false,
    memberId: `EVF${randomBytes(4).readUInt32BE()}`,
  };
}

/** What the session has of their user info. */
export function realisticMember(now: number): SessionMember {
  return {
    memberId: `EVF${random(6)}`,
    birthDate: '1978-03-02',
    role: 'member',
    handedOver: [],
    of: '',
    readFor: now,
  };
}
