import { signedOutState } from '@portal/contracts/session';
import * as oidc from 'openid-client';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { Config, Site } from '../config';
import type { Identity, Tokens } from '../session/session';
import {
  authorizationUrl,
  type LoginChecks,
  redirectUri,
  type StepUpRequest,
} from './authorization-url';
import { clientAuthOf } from './client-auth';
import { identityOf } from './identity';
import { loginPagePath } from './paths';
import { authTimeOf } from './auth-time';
import { secondFactorAt } from './second-factor';
import { fetchOnce } from './fetch-once';
import { tokensOf } from './tokens-of-response';
import { isOfCredentials, providerCodeIn, providerFailure } from './provider-failure';

/** Wrong credentials are tried again so rarely, because a provider may lock a client that guesses. */
const refusedPauseMs = 30_000;

/**
 * The identity provider of a site. Its discovery document is loaded when first needed and again after
 * every failure, so the order in which processes start does not matter. Its methods throw AppError or InvalidGrant.
 */
export class IdentityProvider {
  private connected: Promise<oidc.Configuration> | undefined;
  private isProven = false;
  private refusedUntil = 0;

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
    this.connected ??= this.discover().catch(async (error: unknown) => {
      this.connected = undefined;
      throw await providerFailure(error);
    });
    return this.connected;
  }

  /** Where the browser goes to sign in, or to show a second factor. */
  async authorizationUrl(
    checks: LoginChecks & { isSilent: boolean },
    asked: { language?: string | undefined; stepUp?: StepUpRequest | undefined } = {},
  ): Promise<URL> {
    const { pkce } = this.site;
    const acr = this.config.settings.OIDC_STEP_UP_ACR;
    return authorizationUrl(await this.connect(), { checks, ...asked, pkce, acr });
  }

  /**
   * Redeems the code of a callback; checks state, nonce, issuer, audience, signature, time and userinfo's subject.
   * `authenticatedAt`: when the user gave their password, in milliseconds since 1970, if the provider says so.
   */
  async redeem(
    query: string,
    checks: LoginChecks,
  ): Promise<{ identity: Identity; tokens: Tokens; authenticatedAt?: number | undefined }> {
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
      const steppedUpAt = secondFactorAt(claims, this.config.settings, requestedAt);
      return {
        identity,
        authenticatedAt: authTimeOf(claims.auth_time, requestedAt),
        tokens: {
          ...tokensOf(response, requestedAt),
          ...(steppedUpAt === undefined ? {} : { steppedUpAt }),
        },
      };
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

  /**
   * Proves that the provider accepts the portal's credentials, by a code that no one has: a provider
   * authenticates the client before it looks at the code. Throws while that is not proven.
   */
  async proveCredentials(): Promise<void> {
    if (this.isProven) return;
    if (this.refusedUntil > this.clock()) throw new AppError('IDENTITY_PROVIDER_REFUSED');
    try {
      await this.attempt((configuration) =>
        oidc.genericGrantRequest(configuration, 'authorization_code', {
          code: 'a-check-of-the-credentials',
          redirect_uri: redirectUri(this.site),
        }),
      );
    } catch (error) {
      if (isOfCredentials(error)) this.refusedUntil = this.clock() + refusedPauseMs;
      // Only the provider's own refusal of the code is a proof: a page of a proxy, or a discovery document that broke
      // off, says nothing of the credentials.
      if (isOfCredentials(error) || providerCodeIn(error) === undefined) throw error;
      if (error instanceof AppError && error.code === 'IDENTITY_PROVIDER_UNAVAILABLE') throw error;
    }
    this.isProven = true;
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

  /**
   * The URL at which a browser ends the provider's own session (OpenID Connect RP-Initiated Logout 1.0);
   * undefined when the provider has none. It names the session by the logout hint: an id token in a URL
   * stays in histories and logs.
   */
  async endSessionUrl(
    { logoutHint }: Pick<Identity, 'logoutHint'>,
    origin: string,
  ): Promise<string | undefined> {
    if (this.site.signOutUrl !== undefined) return this.site.signOutUrl;
    const configuration = await this.connect();
    if (!configuration.serverMetadata().end_session_endpoint) return undefined;
    return oidc.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: `${origin}${loginPagePath}`,
      // Comes back with the browser: without it the page can't know that the provider has signed the user out.
      state: signedOutState,
      ...(logoutHint === undefined ? {} : { logout_hint: logoutHint }),
    }).href;
  }

  private async discover(): Promise<oidc.Configuration> {
    const issuer = new URL(this.site.issuer);
    const insecure = issuer.protocol === 'http:' && !this.config.production;
    const configuration = await oidc.discovery(
      issuer,
      this.site.clientId,
      undefined,
      await clientAuthOf(this.site),
      {
        timeout: this.timeoutSeconds,
        [oidc.customFetch]: fetchOnce,
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
      throw await providerFailure(error);
    }
  }
}
