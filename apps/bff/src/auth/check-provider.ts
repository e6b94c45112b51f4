import type { Configuration } from 'openid-client';
import type { Site } from '../settings/sites';
import { checkEndSession, checkRedirectUri, type Finding } from './check-registration';
import { scope } from './authorization-url';
import type { IdentityProvider } from './identity-provider';
import { isOfCredentials, providerCodeIn } from './provider-failure';

type Metadata = ReturnType<Configuration['serverMetadata']>;

const ok = (text: string): Finding => ({ level: 'ok', text });
const note = (text: string): Finding => ({ level: 'note', text });
const fail = (text: string): Finding => ({ level: 'FAIL', text });

/** The claims that the portal reads, besides `sub`. */
const claims = ['groups', 'member_id', 'sid'];

/**
 * Whether a site can sign users in at its identity provider: its discovery document, the portal's
 * credentials, and the registered URLs. Signs no one in.
 */
export async function checkProvider(site: Site, provider: IdentityProvider): Promise<Finding[]> {
  let metadata: Metadata;
  try {
    metadata = (await provider.connect()).serverMetadata();
  } catch (error) {
    return [fail(`The discovery document of ${site.issuer} does not load (${reasonIn(error)}).`)];
  }
  return [
    ok(`The discovery document names the issuer ${metadata.issuer}.`),
    ...checkEndpoints(metadata),
    ...checkFeatures(metadata, site),
    await checkCredentials(site, provider),
    ...(await Promise.all(originsOf(site).map((origin) => checkRedirectUri(provider, origin)))),
    ...(await Promise.all(originsOf(site).map((origin) => checkEndSession(provider, origin)))),
  ];
}

/** The origins under which browsers reach a site; those of a pattern can't be listed. */
export function originsOf({ origin, hosts }: Site): string[] {
  const { protocol, port } = new URL(origin);
  const named = hosts.filter((host) => !host.startsWith('*.'));
  return [origin, ...named.map((host) => `${protocol}//${host}${port && `:${port}`}`)];
}

function checkEndpoints(metadata: Metadata): Finding[] {
  const required = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;
  const optional = {
    userinfo_endpoint: 'groups and member id must be in the id token',
    revocation_endpoint: 'a refresh token stays valid after a sign-out',
  } as const;
  return [
    ...required
      .filter((name) => !metadata[name])
      .map((name) => fail(`The discovery document has no ${name}.`)),
    ...Object.entries(optional)
      .filter(([name]) => !metadata[name])
      .map(([name, effect]) => note(`The discovery document has no ${name}: ${effect}.`)),
  ];
}

function checkFeatures(metadata: Metadata, site: Site): Finding[] {
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const missing = (listed: readonly string[] | undefined, wanted: readonly string[]) =>
    wanted.filter((each) => listed && !listed.includes(each));
  const scopes = missing(metadata.scopes_supported, scope.split(' '));
  const unlisted = missing(metadata.claims_supported, claims);
  return [
    methods.includes(site.authMethod)
      ? ok(`The token endpoint accepts ${site.authMethod}.`)
      : fail(`The token endpoint accepts ${methods.join(', ')}; this site has ${site.authMethod}.`),
    ...(scopes.length > 0
      ? [note(`The provider does not list the scope ${scopes.join(', ')}.`)]
      : []),
    ...(unlisted.length > 0
      ? [note(`The provider does not list the claim ${unlisted.join(', ')}.`)]
      : []),
    ...(site.pkce && !metadata.code_challenge_methods_supported?.includes('S256')
      ? [note('The provider does not list PKCE with S256; if it refuses PKCE, turn it off.')]
      : []),
    ...(metadata['backchannel_logout_supported'] === true
      ? []
      : [
          note(
            'The provider lists no back-channel logout: a sign-out there leaves the portal open.',
          ),
        ]),
  ];
}

async function checkCredentials(site: Site, provider: IdentityProvider): Promise<Finding> {
  try {
    await provider.proveCredentials();
    return ok(`The provider accepts the credentials of ${site.clientId}.`);
  } catch (error) {
    return isOfCredentials(error)
      ? fail(`The provider refuses the credentials of ${site.clientId} (${reasonIn(error)}).`)
      : fail(`The token endpoint does not answer (${reasonIn(error)}).`);
  }
}

const reasonIn = (error: unknown): string =>
  providerCodeIn(error) ?? (error as { code?: string }).code ?? 'no answer';
