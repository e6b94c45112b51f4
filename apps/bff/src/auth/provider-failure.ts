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

/** The error code of the provider's response (RFC 6749, section 5.2), by which the log names it. */
class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly code: string,
    cause: unknown,
  ) {
    super(code, { cause });
  }
}

/**
 * Distinguishes the failure that ends a session (`invalid_grant` alone), a refusal by the provider, and
 * an outage that may be short: no response, a 5xx, a timeout.
 */
export async function providerFailure(error: unknown): Promise<AppError | InvalidGrant> {
  if (error instanceof AppError || error instanceof InvalidGrant) return error;
  const code = await codeOf(error);
  const cause = code === undefined ? error : new ProviderError(code, error);
  if (error instanceof oidc.ResponseBodyError) {
    if (error.error === 'invalid_grant') return new InvalidGrant('invalid_grant', { cause });
    return new AppError(refusedOrUnavailable(error.status), { cause });
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) {
    return new AppError(refusedOrUnavailable(error.status), { cause });
  }
  if (error instanceof oidc.ClientError) {
    const status = error.cause instanceof Response ? error.cause.status : 0;
    const refused = badResponse.has(error.code ?? '') || (status >= 400 && status < 500);
    if (refused) return new AppError('IDENTITY_PROVIDER_REFUSED', { cause });
  }
  return new AppError('IDENTITY_PROVIDER_UNAVAILABLE', { cause });
}

/** The provider's error code in a failure of this module; undefined when its response had none. */
export function providerCodeIn(failure: unknown): string | undefined {
  if (failure instanceof ProviderError) return failure.code;
  return failure instanceof Error ? providerCodeIn(failure.cause) : undefined;
}

/** Whether the provider refused the client itself: `invalid_client`, or the status 401 (RFC 6749, section 5.2). */
export function isOfCredentials(failure: unknown): boolean {
  if (failure instanceof oidc.WWWAuthenticateChallengeError) return failure.status === 401;
  if (failure instanceof oidc.ResponseBodyError) {
    return failure.status === 401 || failure.error === 'invalid_client';
  }
  return failure instanceof Error && isOfCredentials(failure.cause);
}

/** An error code as it may be logged: a provider, or a forged callback, could send any text. */
export const loggedCode = (code: unknown): string | undefined =>
  typeof code === 'string' ? (/^[a-z_]{1,60}$/.exec(code)?.[0] ?? 'unreadable') : undefined;

/** A 401 with a challenge may have the code there or in the body. */
async function codeOf(error: unknown): Promise<string | undefined> {
  if (error instanceof oidc.ResponseBodyError) return loggedCode(error.error);
  if (!(error instanceof oidc.WWWAuthenticateChallengeError)) return undefined;
  const [named] = error.cause.flatMap(({ parameters }) => parameters['error'] ?? []);
  if (named !== undefined) return loggedCode(named);
  const body: unknown = await error.response.json().catch(() => undefined);
  return loggedCode((body as { error?: unknown } | null | undefined)?.error);
}

function refusedOrUnavailable(status: number) {
  return status >= 500 ? 'IDENTITY_PROVIDER_UNAVAILABLE' : 'IDENTITY_PROVIDER_REFUSED';
}
