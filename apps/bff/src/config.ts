import type { ProxiedUpstreamName } from '@portal/contracts';
import { type Environment, readSettings } from '@portal/env';
import * as z from 'zod';
import { keepingSettings } from './settings/sessions';
import { observingSettings } from './settings/observability';
import { redisSettings } from './settings/redis';
import { servingSettings } from './settings/server';
import { serviceSettings } from './settings/services';
import { signInSettings } from './settings/sign-in';
import { type Site, SiteTable } from './settings/sites';
import { contradictions, unsafeInProduction } from './settings/unsafe-in-production';

/** Every setting of the BFF. Outside production the ones without a safe default have one. */
export const settingsSchema = (production: boolean) =>
  z.object({
    ...servingSettings(production),
    ...signInSettings(production),
    ...keepingSettings(production),
    ...redisSettings(),
    ...serviceSettings(production),
    ...observingSettings(),
  });

export type Settings = z.output<ReturnType<typeof settingsSchema>>;

export type { Site } from './settings/sites';

export interface Config {
  production: boolean;
  settings: Settings;
  /** The first one also serves requests whose Host header none of them names. */
  sites: readonly [Site, ...Site[]];
  /** The site of a request, by its Host header, with the origin that the request came by. */
  siteOf(host: string | undefined): Site;
  upstreams: Record<ProxiedUpstreamName, string>;
}

/** Reads the environment; throws a SettingsError that names every fault. */
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

/** What the rest of the BFF works with, made from settings that were read. */
export function configOf(settings: Settings): Config {
  const sites: Config['sites'] = [
    {
      origin: settings.PUBLIC_ADDRESS,
      hosts: settings.PUBLIC_HOSTS,
      issuer: settings.OIDC_ISSUER,
      clientId: settings.OIDC_CLIENT_ID,
      clientSecret: settings.OIDC_CLIENT_SECRET,
      pkce: settings.OIDC_PKCE,
    },
    ...settings.SITES,
    ...settings.SITES_FILE,
  ];
  const table = new SiteTable(sites);
  return {
    production: settings.NODE_ENV === 'production',
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
