import * as oidc from 'openid-client';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { Config, Site } from '../config';
import type { Identity, Tokens } from '../session/session';
import { identityOf } from './identity';
import { providerFailure } from './provider-failure';

/** Specification §7.2, Also: the four scopes; offline_access brings the refresh token. */
const scope = 'openid profile email groups offline_access';

/** The values of a login request that the callback must match. */
export interface LoginChecks {
  /** The origin of the login request, to which the browser is redirected. */
  origin: string;
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * The identity provider of a site. Its discovery document is loaded when first needed and again after
 * every failure, so the order in which processes start does not matter. Its methods throw AppError or InvalidGrant.
 */
export class IdentityProvider {
  private connected: Promise<oidc.Configuration> | undefined;

  constructor(
    private readonly site: Site,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly timeoutSeconds = 5,
  ) {}

  get issuer(): string {
    return this.site.issuer;
  }

  get clientId(): string {
    return this.site.clientId;
  }

  /** The provider's configuration from its discovery document. */
  connect(): Promise<oidc.Configuration> {
    this.connected ??= this.discover().catch((error: unknown) => {
      this.connected = undefined;
      throw providerFailure(error);
    });
    return this.connected;
  }

  /** The authorization URL: code flow, with PKCE (S256) unless the site turned it off. */
  async authorizationUrl(
    checks: LoginChecks & { isSilent: boolean },
    language: string | undefined,
  ): Promise<URL> {
    const configuration = await this.connect();
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri(checks),
      scope,
      state: checks.state,
      nonce: checks.nonce,
      ...(this.site.pkce
        ? {
            code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
            code_challenge_method: 'S256',
          }
        : {}),
      ...(checks.isSilent ? { prompt: 'none' } : {}),
      ...(language ? { ui_locales: language } : {}),
    });
  }

  /** Redeems the code of a callback; checks state, nonce, issuer, audience, signature, time and userinfo's subject. */
  async redeem(
    query: string,
    checks: LoginChecks,
  ): Promise<{ identity: Identity; tokens: Tokens }> {
    return this.attempt(async (configuration) => {
      const requestedAt = this.clock();
      const response = await oidc.authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri(checks)}?${query}`),
        {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          idTokenExpected: true,
          ...(this.site.pkce ? { pkceCodeVerifier: checks.verifier } : {}),
        },
      );
      const claims = response.claims();
      if (!claims) throw new AppError('IDENTITY_PROVIDER_REFUSED');
      const userinfo = await this.userinfo(configuration, response.access_token, claims.sub);
      const identity = identityOf(this.site, claims, userinfo, this.config.settings);
      return { identity, tokens: tokensOf(response, requestedAt) };
    });
  }

  /** Exchanges the refresh token for new tokens; those that the response omits stay. */
  async refresh(tokens: Tokens & { refresh: string }): Promise<Tokens> {
    return this.attempt(async (configuration) => {
      const requestedAt = this.clock();
      const response = await oidc.refreshTokenGrant(configuration, tokens.refresh);
      return { ...tokens, ...tokensOf(response, requestedAt, tokens) };
    });
  }

  /** The userinfo claims of a user now, e.g. the groups. */
  async claimsOf(accessToken: string, subject: string): Promise<Record<string, unknown>> {
    return this.attempt((configuration) => this.userinfo(configuration, accessToken, subject));
  }

  /** Revokes the refresh token, where the provider supports that. */
  async revoke(tokens: Tokens): Promise<void> {
    if (!tokens.refresh) return;
    const { refresh } = tokens;
    await this.attempt(async (configuration) => {
      if (!configuration.serverMetadata().revocation_endpoint) return;
      await oidc.tokenRevocation(configuration, refresh, { token_type_hint: 'refresh_token' });
    });
  }

  /** The URL that ends the provider's own session; `returnTo` is a path of the origin. */
  async endSessionUrl(tokens: Tokens, origin: string, returnTo: string): Promise<string> {
    const configuration = await this.connect();
    if (!configuration.serverMetadata().end_session_endpoint) return returnTo;
    return oidc.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: `${origin}${returnTo}`,
      id_token_hint: tokens.id,
    }).href;
  }

  private async discover(): Promise<oidc.Configuration> {
    const issuer = new URL(this.site.issuer);
    const insecure = issuer.protocol === 'http:' && !this.config.production;
    const configuration = await oidc.discovery(
      issuer,
      this.site.clientId,
      this.site.clientSecret,
      undefined,
      {
        timeout: this.timeoutSeconds,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(insecure ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    return configuration;
  }

  /** SS-4: userinfo by POST. The client's function supports GET only, so the subject is checked here. */
  private async userinfo(
    configuration: oidc.Configuration,
    accessToken: string,
    subject: string,
  ): Promise<Record<string, unknown>> {
    const url = configuration.serverMetadata().userinfo_endpoint;
    if (!url) return {};
    const response = await oidc.fetchProtectedResource(
      configuration,
      accessToken,
      new URL(url),
      'POST',
    );
    if (!response.ok) {
      throw new AppError(
        response.status >= 500 ? 'IDENTITY_PROVIDER_UNAVAILABLE' : 'IDENTITY_PROVIDER_REFUSED',
      );
    }
    const claims = (await response.json()) as Record<string, unknown>;
    if (claims['sub'] !== subject) throw new AppError('IDENTITY_PROVIDER_REFUSED');
    return claims;
  }

  private async attempt<T>(work: (configuration: oidc.Configuration) => Promise<T>): Promise<T> {
    const configuration = await this.connect();
    try {
      return await work(configuration);
    } catch (error) {
      throw providerFailure(error);
    }
  }
}

function redirectUri({ origin }: Pick<LoginChecks, 'origin'>): string {
  return `${origin}/member/auth/callback`;
}

/** A token's lifetime starts before its response arrives, and is counted in whole seconds. */
function tokensOf(
  response: oidc.TokenEndpointResponse,
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
