import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, decodeJwt } from 'jose';
import { AppError } from '../app-error';
import type { IdentityProvider } from './identity-provider';
import type { IdentityProviders } from './identity-providers';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** How old a logout token may be, and how far the clocks may differ; seconds. */
const oldestSeconds = 120;
const clockTolerance = 10;

/** The sessions to end: those of one sign-in at the provider, or all of a user. */
export interface Logout {
  issuer: string;
  sid?: string;
  subject?: string;
  /** Unique among the tokens of an issuer. */
  tokenId: string;
}

/**
 * Checks logout tokens (OpenID Connect Back-Channel Logout 1.0, section 2.6): type, signature, issuer,
 * audience, age, event, a sid or a subject, and no nonce.
 */
export class LogoutTokens {
  private readonly keys = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  constructor(
    private readonly providers: IdentityProviders,
    private readonly clock: () => number,
  ) {}

  /** Throws BAD_INPUT for an invalid token, IDENTITY_PROVIDER_UNAVAILABLE without its keys. */
  async read(token: string): Promise<Logout> {
    try {
      const { iss } = decodeJwt(token);
      const providers = this.providers.ofIssuer(iss);
      const [provider] = providers;
      if (!provider) throw refused('the issuer');
      const { payload } = await jwtVerify(token, await this.keysOf(provider), {
        typ: 'logout+jwt',
        issuer: provider.issuer,
        audience: providers.map(({ clientId }) => clientId),
        algorithms: [
          'RS256',
          'RS384',
          'RS512',
          'PS256',
          'PS384',
          'PS512',
          'ES256',
          'ES384',
          'EdDSA',
        ],
        requiredClaims: ['iat', 'jti', 'events'],
        maxTokenAge: oldestSeconds,
        clockTolerance,
        currentDate: new Date(this.clock()),
      });
      return logoutOf(provider.issuer, payload);
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      // Without the keys the token can't be judged.
      if (!(cause instanceof errors.JOSEError) || keysAreMissing(cause)) {
        throw new AppError('IDENTITY_PROVIDER_UNAVAILABLE', { cause });
      }
      throw refused('the logout token', cause);
    }
  }

  private async keysOf(provider: IdentityProvider) {
    const { jwks_uri } = (await provider.connect()).serverMetadata();
    if (!jwks_uri) throw new AppError('IDENTITY_PROVIDER_UNAVAILABLE');
    const known = this.keys.get(jwks_uri);
    if (known) return known;
    const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: 5000 });
    this.keys.set(jwks_uri, keys);
    return keys;
  }
}

function logoutOf(issuer: string, { sid, sub, jti, events, nonce }: JWTPayload): Logout {
  const entries = typeof events === 'object' && events !== null ? Object.entries(events) : [];
  const event = entries.find(([name]) => name === logoutEvent)?.[1] as unknown;
  if (typeof event !== 'object' || event === null) throw refused('the event');
  if (nonce !== undefined) throw refused('the nonce');
  const hasSid = typeof sid === 'string' && sid !== '';
  if (!jti || (!hasSid && !sub)) throw refused('sid, sub or jti');
  return {
    issuer,
    tokenId: jti,
    ...(hasSid ? { sid } : {}),
    ...(sub ? { subject: sub } : {}),
  };
}

function keysAreMissing(error: errors.JOSEError): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}

const refused = (what: string, cause?: unknown) =>
  new AppError('BAD_INPUT', {
    expose: `The provider's logout was refused: ${what} is not valid.`,
    cause,
  });
