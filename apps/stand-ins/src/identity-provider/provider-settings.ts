import type { ClientAuthMethod } from '@portal/contracts';
import type { JWK } from 'jose';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import * as interactionPolicy from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import type { RequestHandler } from 'express';
import { servicesAudience } from '../services/check-tokens';
import { memoryAdapter, type StoredRecord } from './memory-adapter';
import { secondFactorAcr } from './second-factor';
import { signInPath } from './sign-in-routes';
import { accountOf, claimsByScope, type Identities } from './account-store';

/** A portal that may send people here to sign in. */
export interface PortalClient {
  clientId: string;
  clientSecret: string;
  /** Only this method is accepted; both kinds of sending the secret unless given. */
  authMethod?: ClientAuthMethod | undefined;
  /** The public key of the portal, for private_key_jwt. */
  publicJwk?: object | undefined;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  backchannelLogoutUri?: string;
}

/** Seconds that each token lives. */
export interface Lifetimes {
  /** A function is called for each token. */
  accessToken: number | (() => number);
  refreshToken: number;
  /** How long a used refresh token works again: for a portal that ended before the answer reached it. */
  refreshTokenReuse: number;
}

export interface ProviderSettings {
  identities: Identities;
  /** Where sessions, codes and tokens are stored. */
  records: Map<string, StoredRecord>;
  clients: readonly PortalClient[];
  lifetimes: Lifetimes;
  signingKey: JWK;
  userinfoUrl: string;
  /** Whether a sign-in without PKCE is refused. */
  pkceRequired: boolean;
  /** Whether the portal asks for a second factor by these `acr_values`. */
  isSecondFactorRequested: (acrValues: unknown) => boolean;
  pages: Pick<NonNullable<Configuration['features']>, 'rpInitiatedLogout'> &
    Pick<Configuration, 'renderError'>;
}

/** All ports of a host name share its cookies, so this one has a name that no portal uses. */
export const sessionCookie = 'identity_session';

const scopes = ['openid', 'profile', 'email', 'groups', 'offline_access'];

/** How oidc-provider behaves here. What differs from its defaults has its reason next to it. */
export function providerConfiguration(settings: ProviderSettings): Configuration {
  const { identities, lifetimes, pages } = settings;
  const { accessToken } = lifetimes;
  const accessTokenSeconds = typeof accessToken === 'number' ? () => accessToken : accessToken;
  return {
    adapter: memoryAdapter(settings.records, lifetimes.refreshTokenReuse),
    clients: settings.clients.map(clientMetadata),
    jwks: { keys: [settings.signingKey as never] },
    cookies: { keys: [crypto.randomUUID()], names: { session: sessionCookie } },
    scopes,
    responseTypes: ['code'],
    pkce: { required: () => settings.pkceRequired },
    claims: claimsByScope,
    // Names and groups are also in the id token, so that a sign-in works without userinfo.
    conformIdTokenClaims: false,
    // The endpoint is our own (userinfo.ts), and discovery names it.
    discovery: { userinfo_endpoint: settings.userinfoUrl },
    findAccount: (_ctx, username) => accountOf(identities, username),
    interactions: {
      url: (_ctx, interaction) => signInPath(interaction.uid),
      policy: policyWith(settings.isSecondFactorRequested),
    },
    acrValues: [secondFactorAcr],
    loadExistingGrant: grantEverything,
    // Given without prompt=consent, which would ask people every time.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    extraTokenClaims: async (_ctx, token) => ({
      grant: 'grantId' in token ? token.grantId : undefined,
      ...('accountId' in token ? accessTokenClaims(identities, token.accountId) : {}),
    }),
    clientBasedCORS: () => false,
    // The provider's guard blocks IPs of this machine, where the portal runs in development.
    fetch: (url, options) => {
      const plain: RequestInit & { dispatcher?: unknown } = { ...options };
      delete plain.dispatcher;
      return fetch(url, plain);
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      userinfo: { enabled: false },
      ...(pages.rpInitiatedLogout && { rpInitiatedLogout: pages.rpInitiatedLogout }),
      // One audience for every access token, so that it is a JWT whose subject the services can read.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => servicesAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes.join(' '),
          audience: servicesAudience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds(),
        }),
      },
    },
    ...(pages.renderError && { renderError: pages.renderError }),
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: lifetimes.refreshToken,
      IdToken: lifetimes.refreshToken,
      Interaction: 3600,
      RefreshToken: lifetimes.refreshToken,
      Session: lifetimes.refreshToken,
    },
  };
}

/** The provider's own rules, and one more: who is signed in is asked for a second factor that the portal requests. */
function policyWith(isRequested: ProviderSettings['isSecondFactorRequested']) {
  const policy = interactionPolicy.base();
  const check = new interactionPolicy.Check(
    'second_factor',
    'The portal requests a second factor.',
    ({ oidc }) => isRequested(oidc.params?.['acr_values']) && !oidc.result?.login,
  );
  policy.get('login')?.checks.add(check);
  return policy;
}

function clientMetadata(client: PortalClient) {
  return {
    client_id: client.clientId,
    ...credentialsOf(client),
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    // Without it an id token has this claim only where the request limits the age of the sign-in.
    require_auth_time: true,
    ...(client.backchannelLogoutUri && {
      backchannel_logout_uri: client.backchannelLogoutUri,
      backchannel_logout_session_required: true,
    }),
  };
}

function credentialsOf({ authMethod, clientSecret, publicJwk }: PortalClient) {
  if (authMethod !== 'private_key_jwt') {
    return {
      client_secret: clientSecret,
      ...(authMethod && { token_endpoint_auth_method: authMethod }),
    };
  }
  return { token_endpoint_auth_method: authMethod, jwks: { keys: [publicJwk as never] } };
}

/** The portal is a first-party client: no consent page. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addResourceScope(servicesAudience, scopes.join(' '));
  await grant.save();
  return grant;
}

function accessTokenClaims(identities: Identities, username: string) {
  const identity = identities.get(username);
  if (!identity) return {};
  return Object.fromEntries(identity.accessToken.map((name) => [name, identity.claims[name]]));
}

/**
 * Refuses a client that sends its secret in another way than it is registered for, as most providers do;
 * oidc-provider accepts both ways.
 */
export function requireAuthMethod(clients: readonly PortalClient[]): RequestHandler {
  const methods = new Set(clients.map(({ authMethod }) => authMethod));
  return (req, res, next) => {
    const byHeader = req.get('authorization') !== undefined;
    const isOther = byHeader
      ? methods.has('client_secret_post')
      : methods.has('client_secret_basic');
    if (methods.size !== 1 || !isOther) return next();
    if (byHeader) res.set('www-authenticate', 'Basic realm="identity-provider"');
    res.status(401).set('cache-control', 'no-store').json({ error: 'invalid_client' });
  };
}
