import * as oidc from 'openid-client';
import { AppError } from '../app-error';

/** The identity provider answered `invalid_grant`: the refresh token or the code is expired or revoked. */
export class InvalidGrant extends Error {
  override readonly name = 'InvalidGrant';
}

/** Codes of the client for a response that it received and rejected. */
const badResponse = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_USERINFO_EXPECTED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

/**
 * Distinguishes the failure that ends a session (`invalid_grant` alone), a refusal by the provider, and
 * an outage that may be short: no response, a 5xx, a timeout.
 */
export function providerFailure(error: unknown): AppError | InvalidGrant {
  if (error instanceof AppError || error instanceof InvalidGrant) return error;
  if (error instanceof oidc.ResponseBodyError) {
    if (error.error === 'invalid_grant') return new InvalidGrant('invalid_grant', { cause: error });
    return new AppError(refusedOrUnavailable(error.status), { cause: error });
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) {
    return new AppError(refusedOrUnavailable(error.status), { cause: error });
  }
  if (error instanceof oidc.ClientError) {
    const status = error.cause instanceof Response ? error.cause.status : 0;
    const refused = badResponse.has(error.code ?? '') || (status >= 400 && status < 500);
    if (refused) return new AppError('IDENTITY_PROVIDER_REFUSED', { cause: error });
  }
  return new AppError('IDENTITY_PROVIDER_UNAVAILABLE', { cause: error });
}

function refusedOrUnavailable(status: number) {
  return status >= 500 ? 'IDENTITY_PROVIDER_UNAVAILABLE' : 'IDENTITY_PROVIDER_REFUSED';
}
