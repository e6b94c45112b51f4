import type { ProxiedUpstreamName } from '@portal/contracts';
import { type Environment, readSettings } from '@portal/env';
import * as z from 'zod';
import { type Settings, settingsSchema } from './settings/schema';
import { type Site, SiteTable } from './settings/sites';
import {
  acceptedExceptions,
  contradictions,
  unsafeInProduction,
} from './settings/unsafe-in-production';

export { type Settings, settingsSchema };
export type { Site };

export interface Config {
  production: boolean;
  settings: Settings;
  /** The first one also serves requests with an unknown Host header. */
  sites: readonly [Site, ...Site[]];
  /** The site of a request, by its Host header, with the origin of the request. */
  siteOf(host: string | undefined): Site;
  upstreams: Record<ProxiedUpstreamName, string>;
  /** The unsafe settings that run in production because PRODUCTION_EXCEPTIONS names them. */
  exceptions: ReturnType<typeof acceptedExceptions>;
}

/** Reads the environment; throws a SettingsError that names every issue. */
export function readConfig(source?: Environment): Config {
  const mode = readSettings(
    z.object({ NODE_ENV: settingsSchema(false).shape.NODE_ENV }),
    source,
  ).NODE_ENV;
  const production = mode === 'production';
  const settings = readSettings(settingsSchema(production), source, (known) => [
    ...contradictions(known),
    ...(production ? unsafeInProduction(known) : []),
  ]);
  return configOf(settings);
}

/** The configuration from settings that were read. */
export function configOf(settings: Settings): Config {
  const sites: Config['sites'] = [
    {
      origin: settings.PUBLIC_URL,
      hosts: settings.PUBLIC_HOSTS,
      issuer: settings.OIDC_ISSUER,
      clientId: settings.OIDC_CLIENT_ID,
      clientSecret: settings.OIDC_CLIENT_SECRET,
      pkce: settings.OIDC_PKCE,
      logoutHintClaim: settings.OIDC_LOGOUT_HINT_CLAIM,
      signOutUrl: settings.OIDC_SIGN_OUT_URL,
      authMethod: settings.OIDC_AUTH_METHOD,
      privateKey: settings.OIDC_PRIVATE_KEY,
    },
    ...settings.SITES,
    ...settings.SITES_FILE,
  ];
  const table = new SiteTable(sites);
  const production = settings.NODE_ENV === 'production';
  return {
    production,
    exceptions: production ? acceptedExceptions(settings) : [],
    settings,
    sites,
    siteOf: (host) => table.find(host),
    upstreams: {
      member: settings.UPSTREAM_MEMBER,
      drug: settings.UPSTREAM_DRUG,
      pharmacy: settings.UPSTREAM_PHARMACY,
      gateway: settings.UPSTREAM_GATEWAY,
      maps: settings.UPSTREAM_MAPS,
    },
  };
}
