import type { TokenEndpointResponse } from 'openid-client';
import type { Tokens } from '../session/session';

/**
 * The tokens of a session out of a response of the token endpoint; what it leaves out stays as `before`. A token's
 * lifetime starts before its response arrives (`requestedAt`, milliseconds), and is counted in whole seconds.
 */
export function tokensOf(
  response: TokenEndpointResponse,
  requestedAt: number,
  before?: Tokens,
): Tokens {
  const issuedAt = Math.floor(requestedAt / 1000) * 1000;
  const refresh = response.refresh_token ?? before?.refresh;
  return {
    access: response.access_token,
    id: response.id_token ?? before?.id ?? '',
    ...(refresh === undefined ? {} : { refresh }),
    accessIssuedAt: issuedAt,
    accessExpiresAt: issuedAt + (response.expires_in ?? 300) * 1000,
  };
}
