import * as oidc from 'openid-client';
import { callbackPath } from './paths';
import { providerFailure } from './provider-failure';

/** Specification §7.2, Also: the four scopes; offline_access brings the refresh token. */
export const scope = 'openid profile email groups offline_access';

/** The values of a login request that the callback must match. */
export interface LoginChecks {
  /** The origin of the login request, to which the browser is redirected. */
  origin: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** A step-up: the id token of the session's user, and whether the provider has to ask for the password, too. */
export interface StepUpRequest {
  idToken: string;
  isAgain: boolean;
  /** Called when the provider refuses the pushed request; the browser then gets the URL without the hint. */
  onNotPushed: (error: unknown) => void;
}

interface AuthorizationRequest {
  checks: LoginChecks & { isSilent: boolean };
  language?: string | undefined;
  stepUp?: StepUpRequest | undefined;
  pkce: boolean;
  /** The level of a second factor. */
  acr: string;
}

/**
 * The authorization URL: code flow, with PKCE (S256) unless the site turned it off. A second factor names its user by
 * `id_token_hint` at a provider with pushed authorization requests (RFC 9126): an id token is in no URL.
 */
export async function authorizationUrl(
  configuration: oidc.Configuration,
  { checks, language, stepUp, pkce, acr }: AuthorizationRequest,
): Promise<URL> {
  const parameters = {
    redirect_uri: redirectUri(checks),
    scope,
    state: checks.state,
    nonce: checks.nonce,
    ...(pkce && {
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    }),
    ...(checks.isSilent && { prompt: 'none' }),
    ...(stepUp && { acr_values: acr, max_age: '0' }),
    ...(stepUp?.isAgain && { prompt: 'login' }),
    ...(language && { ui_locales: language }),
  };
  const plain = oidc.buildAuthorizationUrl(configuration, parameters);
  if (!stepUp || !configuration.serverMetadata().pushed_authorization_request_endpoint) {
    return plain;
  }
  const hinted = { ...parameters, id_token_hint: stepUp.idToken };
  // A provider may refuse an expired id token. The callback refuses another user's second factor in any case.
  return oidc.buildAuthorizationUrlWithPAR(configuration, hinted).catch(async (error: unknown) => {
    stepUp.onNotPushed(await providerFailure(error));
    return plain;
  });
}

/** The URL of the callback at an origin. */
export function redirectUri({ origin }: Pick<LoginChecks, 'origin'>): string {
  return `${origin}${callbackPath}`;
}
