import type { SettingIssue } from '@portal/env';
import { developmentDefaults } from './development-defaults';
import type { ProductionException } from './production-exceptions';
import type { Settings } from './schema';
import { repeatedHosts } from './sites';

type Known = Partial<Settings>;

/** A value that production refuses, and what to do. */
interface Rule {
  setting: keyof Settings;
  unsafe: (known: Known) => boolean;
  advice: string;
  /** The exception that accepts it. */
  exception?: ProductionException;
}

const insecure = (value?: string) => value?.startsWith('http:') ?? false;
const onlyLoopback = new Set(['localhost', '127.0.0.1', '::1']);
const upstreamSettings = [
  'UPSTREAM_MEMBER',
  'UPSTREAM_DRUG',
  'UPSTREAM_PHARMACY',
  'UPSTREAM_GATEWAY',
  'UPSTREAM_MAPS',
] as const;
/** Shorter secrets can be guessed. */
const shortestSecret = 16;
/** Networks that are larger than any private one: 10.0.0.0/8 and fc00::/7 are the largest. */
const isTooLarge = (proxy: string) => {
  const [ip = '', bits] = proxy.split('/');
  return bits !== undefined && Number(bits) < (ip.includes(':') ? 7 : 8);
};
const hasNoPassword = (url?: string) =>
  url !== undefined && URL.canParse(url) && new URL(url).password === '';
const publicValue = 'This is the public value of the embedded stack; set your own.';

const rules: readonly Rule[] = [
  {
    setting: 'OIDC_ISSUER',
    unsafe: ({ OIDC_ISSUER }) => insecure(OIDC_ISSUER),
    advice: 'Production needs an https URL.',
  },
  {
    setting: 'OIDC_SIGN_OUT_URL',
    unsafe: ({ OIDC_SIGN_OUT_URL }) => insecure(OIDC_SIGN_OUT_URL),
    advice: 'Production needs an https URL.',
  },
  {
    setting: 'PUBLIC_URL',
    unsafe: ({ PUBLIC_URL }) => insecure(PUBLIC_URL),
    advice: 'Production needs an https URL.',
  },
  {
    setting: 'CARD_FRAME',
    unsafe: ({ CARD_FRAME, PUBLIC_URL }) =>
      insecure(CARD_FRAME) ||
      (CARD_FRAME !== undefined && new URL(CARD_FRAME).origin === PUBLIC_URL),
    advice: 'Card numbers need an https URL, of another origin than the portal.',
  },
  {
    setting: 'SCENARIOS',
    unsafe: ({ SCENARIOS }) => SCENARIOS === true,
    advice: 'Production plays no scenarios; set it to off.',
  },
  {
    setting: 'PORTAL_DEV_SERVER',
    unsafe: ({ PORTAL_DEV_SERVER }) => PORTAL_DEV_SERVER !== undefined,
    advice: 'Production serves the built portal; remove this setting.',
  },
  ...(['SITES', 'SITES_FILE'] as const).map((setting) => ({
    setting,
    unsafe: (known: Known) =>
      (known[setting] ?? []).some(
        ({ origin, issuer, clientSecret, signOutUrl }) =>
          insecure(origin) ||
          insecure(issuer) ||
          insecure(signOutUrl) ||
          clientSecret === developmentDefaults.OIDC_CLIENT_SECRET,
      ),
    advice: 'Production needs https URLs, and its own secrets, in every site.',
  })),
  ...(['OIDC_CLIENT_SECRET', 'PSEUDONYM_KEY', 'DRAFT_KEYS'] as const).map((setting) => ({
    setting,
    unsafe: (known: Known) => known[setting] === developmentDefaults[setting],
    advice: publicValue,
  })),
  {
    setting: 'OIDC_CLIENT_SECRET',
    unsafe: ({ OIDC_CLIENT_SECRET = '', OIDC_AUTH_METHOD }) =>
      OIDC_AUTH_METHOD !== 'private_key_jwt' &&
      OIDC_CLIENT_SECRET !== '' &&
      OIDC_CLIENT_SECRET.length < shortestSecret,
    advice: `Production needs at least ${shortestSecret} characters, from a random generator.`,
  },
  ...upstreamSettings.map((setting) => ({
    setting,
    unsafe: (known: Known) => insecure(known[setting]),
    advice:
      'Members’ data would travel unencrypted. Use https, or PRODUCTION_EXCEPTIONS=http-upstreams inside a private network.',
    exception: 'http-upstreams' as const,
  })),
  {
    setting: 'TRUSTED_PROXIES',
    unsafe: ({ TRUSTED_PROXIES = [] }) => TRUSTED_PROXIES.some(isTooLarge),
    advice:
      'Any client could write the IP that rate limits go by. Name the proxies, or the network that they are in.',
  },
  {
    setting: 'OIDC_PKCE',
    unsafe: ({ OIDC_PKCE }) => OIDC_PKCE === false,
    advice:
      'A stolen code could be redeemed. Leave it on, or use PRODUCTION_EXCEPTIONS=no-pkce for a provider that refuses it.',
    exception: 'no-pkce',
  },
  ...(['SITES', 'SITES_FILE'] as const).map((setting) => ({
    setting,
    unsafe: (known: Known) => (known[setting] ?? []).some(({ pkce }) => !pkce),
    advice:
      'A stolen code could be redeemed. Leave pkce on in every site, or use PRODUCTION_EXCEPTIONS=no-pkce for a provider that refuses it.',
    exception: 'no-pkce' as const,
  })),
  {
    setting: 'REDIS_URL',
    unsafe: ({ REDIS_URL }) => hasNoPassword(REDIS_URL),
    advice:
      'Any process of the network could read and end sessions. Write the password into the URL, or use PRODUCTION_EXCEPTIONS=redis-without-password.',
    exception: 'redis-without-password',
  },
  {
    setting: 'LOG_LEVEL',
    unsafe: ({ LOG_LEVEL }) => LOG_LEVEL === 'silent',
    advice: 'Production must write audit lines; the highest level is error.',
  },
  {
    setting: 'REDIS_URL',
    unsafe: (known) =>
      'REDIS_URL' in known && known.REDIS_URL === undefined && known.ALLOW_MEMORY_STORE === false,
    advice:
      'Sessions and drafts would be in the memory of one process and end with it. Set it, or ALLOW_MEMORY_STORE=on for a single replica that may lose them.',
  },
  {
    setting: 'METRICS_HOST',
    unsafe: ({ METRICS_PORT, METRICS_HOST, METRICS_EXPOSED }) =>
      METRICS_PORT !== undefined &&
      METRICS_EXPOSED !== true &&
      METRICS_HOST !== undefined &&
      !onlyLoopback.has(METRICS_HOST),
    advice:
      'Every client of this host could read the metrics. Use localhost, or METRICS_EXPOSED=on where only Prometheus reaches the port.',
  },
];

/** The settings that are unsafe in production. */
export function unsafeInProduction(known: Known): SettingIssue[] {
  const accepted: readonly string[] = known.PRODUCTION_EXCEPTIONS ?? [];
  return rules
    .filter(({ unsafe, exception }) => unsafe(known) && !accepted.includes(exception ?? ''))
    .map(({ setting, advice }) => ({ setting, advice }));
}

/** The settings that are unsafe and run in production by an exception. */
export function acceptedExceptions(
  known: Known,
): { setting: string; exception: ProductionException }[] {
  return rules.flatMap(({ setting, unsafe, exception }) =>
    exception && unsafe(known) ? [{ setting, exception }] : [],
  );
}

/** Settings that are valid by themselves and contradict each other. */
export function contradictions(known: Known): SettingIssue[] {
  return [
    ...repeatedPort(known),
    ...repeatedHost(known),
    ...missingCredentials(known),
    ...contradictingRedis(known),
  ];
}

function missingCredentials(known: Known): SettingIssue[] {
  const { OIDC_AUTH_METHOD: method } = known;
  if (method === undefined) return [];
  const setting = method === 'private_key_jwt' ? 'OIDC_PRIVATE_KEY' : 'OIDC_CLIENT_SECRET';
  // One that is not valid is reported by itself.
  if (!(setting in known) || known[setting] !== undefined) return [];
  return [{ setting, advice: `It is not set, and OIDC_AUTH_METHOD=${method} needs it.` }];
}

function repeatedHost({ PUBLIC_URL, PUBLIC_HOSTS, SITES, SITES_FILE }: Known): SettingIssue[] {
  if (!PUBLIC_URL || !PUBLIC_HOSTS || !SITES || !SITES_FILE) return [];
  const first = { origin: PUBLIC_URL, hosts: PUBLIC_HOSTS };
  const repeated = repeatedHosts([first, ...SITES, ...SITES_FILE]);
  return repeated.map((host) => ({
    setting: SITES_FILE.length > 0 ? 'SITES_FILE' : 'SITES',
    advice: `The host ${host} is in two sites; each request must have one identity provider.`,
  }));
}

function contradictingRedis({
  REDIS_SENTINELS = [],
  REDIS_CLUSTER_NODES = [],
  REDIS_URL = '',
}: Known): SettingIssue[] {
  const setting = REDIS_CLUSTER_NODES.length > 0 ? 'REDIS_CLUSTER_NODES' : 'REDIS_SENTINELS';
  if (REDIS_SENTINELS.length + REDIS_CLUSTER_NODES.length === 0) return [];
  if (REDIS_SENTINELS.length > 0 && REDIS_CLUSTER_NODES.length > 0) {
    return [
      { setting, advice: 'Sentinels name one primary, a cluster has several: set one of the two.' },
    ];
  }
  if (!/^rediss?:/.test(REDIS_URL)) {
    const advice = 'Set REDIS_URL too, e.g. redis://:password@primary: it says how to log in.';
    return [{ setting, advice }];
  }
  return REDIS_CLUSTER_NODES.length > 0 && /^\w+:\/\/[^/]*\/0*[1-9]/.test(REDIS_URL)
    ? [{ setting: 'REDIS_URL', advice: 'A cluster has no databases: leave the path out.' }]
    : [];
}

function repeatedPort({ PORT, METRICS_PORT }: Known): SettingIssue[] {
  return METRICS_PORT !== undefined && METRICS_PORT === PORT && PORT !== 0
    ? [{ setting: 'METRICS_PORT', advice: 'This is PORT, which browsers reach; set another one.' }]
    : [];
}
