import {
  commaList,
  type Environment,
  httpAddress,
  onOff,
  port,
  readSettings,
  secret,
  wholeNumber,
} from '@portal/env';
import type { ProxiedUpstreamName } from '@portal/contracts';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod';
import { developmentDefaults } from './development-defaults';
import { keyRing } from './drafts/key-ring';
import { fullPageLinks } from './pages/full-page-links';
import { isHostPattern, type Site, siteList, SiteTable } from './sites';
import { contradictions, unsafeInProduction } from './unsafe-in-production';

const origin = () =>
  httpAddress().refine((value) => new URL(value).pathname === '/', 'Leave the path out');

/** An address, a network, or a word for networks that Express knows. */
const isProxy = (text: string) => {
  const [address = '', bits = '0'] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  return (
    isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)
  );
};

/** The text of a file, for a setting that names one. */
const textOfFile = () =>
  z.string().transform((path, context) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      context.addIssue('The file cannot be read');
      return z.NEVER;
    }
  });

/** Every setting of the BFF. Outside production the ones without a safe default have one. */
export function settingsSchema(production: boolean) {
  const inDevelopment = <S extends z.ZodType>(field: S, value: z.output<S>) =>
    production ? field : field.default(value as z.core.util.NoUndefined<z.output<S>>);
  const upstream = (title: string) =>
    inDevelopment(origin(), developmentDefaults.UPSTREAM).describe(`the origin of the ${title}.`);
  return z.object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .describe('development, test or production.'),
    BIND_HOST: z
      .string()
      .default('localhost')
      .describe('the host name or address to listen on, e.g. 0.0.0.0.'),
    PORT: port().default(4200).describe('the port to listen on.'),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'])
      .default('info')
      .describe('debug, info, warn, error or silent; audit lines are written unless silent.'),
    PUBLIC_ADDRESS: inDevelopment(origin(), developmentDefaults.PUBLIC_ADDRESS).describe(
      'the origin under which browsers reach the portal.',
    ),
    OIDC_ISSUER: inDevelopment(httpAddress(), developmentDefaults.OIDC_ISSUER).describe(
      'the issuer address of the identity provider.',
    ),
    OIDC_CLIENT_ID: inDevelopment(z.string().min(1), developmentDefaults.OIDC_CLIENT_ID).describe(
      'the client id of the portal at the identity provider.',
    ),
    OIDC_CLIENT_SECRET: secret(
      inDevelopment(z.string().min(1), developmentDefaults.OIDC_CLIENT_SECRET).describe(
        'the client secret of the portal at the identity provider.',
      ),
    ),
    OIDC_PKCE: onOff()
      .default(true)
      .describe('on, or off for an identity provider that refuses PKCE.'),
    PUBLIC_HOSTS: commaList()
      .refine((list) => list.every(isHostPattern), 'Write host names, without scheme and port')
      .default(production ? [] : ['*.localhost'])
      .describe(
        'further host names of the portal, with commas between, under the scheme and port of PUBLIC_ADDRESS; *. stands for one label.',
      ),
    SITES: secret(
      siteList()
        .default([])
        .describe(
          'further sites with identity providers of their own, chosen by the host of a request, as a JSON list of {"origin","hosts","issuer","clientId","clientSecret","pkce"}.',
        ),
    ),
    SITES_FILE: secret(
      textOfFile()
        .pipe(siteList())
        .default([])
        .describe('a file that holds more of them, in the same form.'),
    ),
    REDIRECT_HOSTS: commaList()
      .refine((list) => list.every(isHostPattern), 'Write host names, without scheme and port')
      .default([])
      .describe(
        "host names to which a member's user info may send the browser, beside those of the portal itself; *. stands for one label.",
      ),
    CARD_FRAME: (production
      ? httpAddress().optional()
      : httpAddress().optional().default(developmentDefaults.CARD_FRAME)
    ).describe(
      "the address of the payment processor's card frame, in which card numbers are typed; in production without it nobody can pay by a new card.",
    ),
    FULL_PAGE_LINKS: fullPageLinks()
      .default([])
      .describe(
        'addresses of the portal that another system answers, as path=address with commas between, e.g. /payments=https://pay.example/start; without it the portal has a screen of its own for each.',
      ),
    SILENT_SIGN_IN: onOff()
      .default(true)
      .describe(
        'on to ask the identity provider, without a page, whether somebody who was signed in before still is.',
      ),
    SUPPORT_GROUP: z
      .string()
      .min(1)
      .default('support')
      .describe('the group whose people may act for a member (emulation).'),
    PROVIDER_GROUP: z
      .string()
      .default('provider')
      .describe('the group whose people are providers, not members.'),
    ADMIN_PORTAL_GROUP: z
      .string()
      .default('admin-portal')
      .describe('the group whose people come from the admin portal.'),
    PSEUDONYM_KEY: secret(
      inDevelopment(z.string().min(32), developmentDefaults.PSEUDONYM_KEY).describe(
        'at least 32 characters; stands between a person and the hash that logs and stores hold.',
      ),
    ),
    SESSION_IDLE_SECONDS: wholeNumber(1)
      .default(960)
      .describe(
        'seconds without a call after which a session ends: the 15 minutes of the warning in the browser and one of grace.',
      ),
    SESSION_ABSOLUTE_SECONDS: wholeNumber(1)
      .default(8 * 3600)
      .describe('seconds after which a session ends however busy it is.'),
    REDIS_URL: secret(
      z
        .string()
        .regex(/^(rediss?|unix):\/\//, 'Write an address that begins with redis:// or rediss://')
        .optional()
        .describe('the Redis that keeps the sessions; without it they live in this process alone.'),
    ),
    REDIS_SENTINELS: commaList()
      .refine(
        (list) => list.every((place) => /^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(place)),
        'Write host:port',
      )
      .default([])
      .describe(
        'the Sentinels, as host:port with commas between, that name the primary; REDIS_URL then says how to log in, and its host does not count.',
      ),
    REDIS_SENTINEL_NAME: z
      .string()
      .min(1)
      .default('mymaster')
      .describe('what the Sentinels call the servers.'),
    REDIS_SENTINEL_PASSWORD: secret(
      z.string().min(1).optional().describe('what the Sentinels themselves ask for.'),
    ),
    REDIS_PREFIX: z.string().default('portal:').describe('begins every key in Redis.'),
    REDIS_DEADLINE_MS: wholeNumber(1)
      .default(300)
      .describe('milliseconds until a session command is given up.'),
    SESSION_CACHE_MS: wholeNumber(0)
      .refine((ms) => ms <= 1000, 'The most is 1000')
      .default(1000)
      .describe('milliseconds for which a session that was read is used again; 0 for off.'),
    SESSION_CACHE_ENTRIES: wholeNumber(1)
      .default(10_000)
      .describe('how many sessions that cache holds at most.'),
    UPSTREAM_MEMBER: upstream('member service'),
    UPSTREAM_DRUG: upstream('drug service'),
    UPSTREAM_PHARMACY: upstream('pharmacy service'),
    UPSTREAM_GATEWAY: upstream('gateway'),
    UPSTREAM_MAPS: upstream('maps service'),
    UPSTREAM_CONNECTIONS: wholeNumber(1)
      .default(128)
      .describe('calls to one service that are under way at the same time.'),
    UPSTREAM_WAITING: wholeNumber(0)
      .default(1024)
      .describe('calls to one service that may wait for that; one more is told 503 at once.'),
    UPSTREAM_KEEP_ALIVE_SECONDS: wholeNumber(1)
      .default(15)
      .describe(
        'seconds that an unused connection to a service stays open: shorter than the service keeps it, or calls get lost.',
      ),
    BREAKER_FAILURES: wholeNumber(1)
      .default(5)
      .describe('calls in a row to a service without an answer, after which it gets a pause.'),
    BREAKER_PERCENT: wholeNumber(1)
      .refine((percent) => percent <= 100, 'The most is 100')
      .default(50)
      .describe('or the share of its calls without an answer, of at least 20 within the window.'),
    BREAKER_WINDOW_SECONDS: wholeNumber(1).default(10).describe('seconds of that window.'),
    BREAKER_PAUSE_SECONDS: wholeNumber(1)
      .default(5)
      .describe(
        'seconds of the pause: calls are told 503 at once, then one is let through to see whether the service is back.',
      ),
    PORTAL_FOLDER: z
      .string()
      .default('apps/portal/dist/site')
      .describe('the folder of the built portal, from the working directory.'),
    PORTAL_DEV_SERVER: origin()
      .optional()
      .describe('the origin of a Vite server to take the pages from; development only.'),
    SCENARIOS: onOff()
      .default(!production)
      .describe('on to let a page choose the scenario of the stand-ins; never in production.'),
    TRUSTED_PROXIES: commaList()
      .refine(
        (list) => list.every(isProxy),
        'Write addresses, networks such as 10.0.0.0/8, or loopback',
      )
      .default([])
      .describe(
        'the proxies in front, as addresses, networks (10.0.0.0/8) or the word loopback, with commas between; from these alone X-Forwarded-For is believed, for limits per address.',
      ),
    KEEP_ALIVE_SECONDS: wholeNumber(1)
      .default(65)
      .describe(
        'seconds that an unused connection stays open: longer than the proxy in front keeps it, or calls get lost.',
      ),
    DRAIN_SECONDS: wholeNumber(0)
      .default(production ? 5 : 0)
      .describe(
        'seconds after SIGTERM during which calls are still taken while /health/ready says no, so that load balancers turn away.',
      ),
    SHUTDOWN_SECONDS: wholeNumber(0)
      .default(10)
      .describe('seconds that open calls get to finish after that.'),
    ALLOW_MEMORY_STORE: onOff()
      .default(false)
      .describe(
        'on to run production without REDIS_URL: with one replica only, and everybody is signed out when it stops.',
      ),
    DRAFT_KEYS: secret(
      inDevelopment(keyRing(), developmentDefaults.DRAFT_KEYS).describe(
        'the keys that encrypt drafts of forms, the newest first: name:32 bytes in base64, with commas between. A key may go once no draft is left of its time.',
      ),
    ),
    DRAFT_DAYS: wholeNumber(1)
      .default(60)
      .describe('days that a draft is kept after it was last saved.'),
    DRAFTS_PER_MEMBER: wholeNumber(1).default(20).describe('how many drafts a member may have.'),
    DRAFT_BYTES_PER_MEMBER: wholeNumber(1)
      .default(512 * 1024)
      .describe("bytes that a member's drafts may take together, encrypted."),
    REPORTS_PER_MINUTE: wholeNumber(1)
      .default(120)
      .describe('client errors, and content-security reports, taken from one address in a minute.'),
    EVENTS_PER_MINUTE: wholeNumber(1)
      .default(600)
      .describe('batches of page views and menu clicks taken from one address in a minute.'),
    METRICS_PORT: port()
      .optional()
      .describe('the port on which Prometheus reads /metrics, e.g. 9464; without it nobody can.'),
    METRICS_HOST: z
      .string()
      .default('localhost')
      .describe('the host name or address to listen on for that.'),
    METRICS_EXPOSED: onOff()
      .default(false)
      .describe(
        'on to let production listen on more than loopback for that, where only Prometheus reaches the port.',
      ),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress()
      .optional()
      .describe(
        'the address of an OpenTelemetry collector, e.g. http://localhost:4318, that takes traces by OTLP over HTTP.',
      ),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0(\.\d{1,6})?|1)$/, 'Write a number from 0 to 1')
      .transform(Number)
      .default(1)
      .describe('the share of requests that are traced, 0 to 1.'),
  });
}

export type Settings = z.output<ReturnType<typeof settingsSchema>>;

export type { Site } from './sites';

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
