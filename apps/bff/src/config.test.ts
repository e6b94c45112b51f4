import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '@portal/env';
import { readConfig } from './config';
import { developmentDefaults } from './settings/development-defaults';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  OIDC_ISSUER: 'https://sign-in.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'a secret of this installation',
  PSEUDONYM_KEY: 'a key of this installation, long enough',
  DRAFT_KEYS: `ours:${Buffer.alloc(32, 7).toString('base64')}`,
  REDIS_URL: 'rediss://portal:password-of-tests@redis.example',
  UPSTREAM_MEMBER: 'https://member.example',
  UPSTREAM_DRUG: 'https://drug.example',
  UPSTREAM_PHARMACY: 'https://pharmacy.example',
  UPSTREAM_GATEWAY: 'https://gateway.example',
  UPSTREAM_MAPS: 'https://maps.example',
};

const invalidSettings = (source: Record<string, string>) => {
  try {
    readConfig(source);
  } catch (error) {
    return (error as SettingsError).issues.map(({ setting }) => setting);
  }
  return [];
};

test('an empty environment is the embedded stack', () => {
  const config = readConfig({});
  expect(config.production).toBe(false);
  expect(config.settings).toMatchObject({ PORT: 4200, BIND_HOST: 'localhost', SCENARIOS: true });
  expect(config.sites).toEqual([
    expect.objectContaining({
      origin: 'http://localhost:4200',
      issuer: 'http://localhost:4201',
      pkce: true,
    }),
  ]);
  expect(new Set(Object.values(config.upstreams))).toEqual(new Set(['http://localhost:4202']));
});

test('a complete production environment is accepted, and plays no scenarios', () => {
  const config = readConfig(production);
  expect(config.production).toBe(true);
  expect(config.settings.SCENARIOS).toBe(false);
});

test('security 6: an idle time that would end busy sessions is refused', () => {
  expect(invalidSettings({ SESSION_IDLE_SECONDS: '119' })).toEqual(['SESSION_IDLE_SECONDS']);
  expect(readConfig({ SESSION_IDLE_SECONDS: '120' }).settings.SESSION_IDLE_SECONDS).toBe(120);
});

test('security 36: production without settings names each that is missing', () => {
  expect(invalidSettings({ NODE_ENV: 'production' })).toEqual(
    expect.arrayContaining(Object.keys(production).filter((name) => name !== 'NODE_ENV')),
  );
});

test.each([
  ['SCENARIOS', 'on'],
  ['OIDC_LOGOUT_HINT_CLAIM', 'email'],
  ['OIDC_LOGOUT_HINT_CLAIM', 'Preferred_Username'],
  ['OIDC_ISSUER', 'http://sign-in.example'],
  ['PUBLIC_URL', 'http://portal.example'],
  ['OIDC_CLIENT_SECRET', developmentDefaults.OIDC_CLIENT_SECRET],
  ['PSEUDONYM_KEY', developmentDefaults.PSEUDONYM_KEY],
  ['DRAFT_KEYS', developmentDefaults.DRAFT_KEYS],
  ['PORTAL_DEV_SERVER', 'http://localhost:4203'],
  ['CARD_FRAME', 'http://cards.example/frame'],
  ['CARD_FRAME', 'https://portal.example/card-frame'],
  ['LOG_LEVEL', 'silent'],
  ['REDIS_URL', ''],
  ['REDIS_URL', 'rediss://redis.example'],
  ['OIDC_CLIENT_SECRET', 'short'],
  ['OIDC_PKCE', 'off'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,0.0.0.0/0'],
  ['TRUSTED_PROXIES', '::/0'],
  ['UPSTREAM_MEMBER', 'http://member.example'],
  ['PRODUCTION_EXCEPTIONS', 'http-upstreams,anything'],
])('security 36: production refuses %s=%s, naming the setting', (setting, value) => {
  expect(invalidSettings({ ...production, [setting]: value })).toEqual([setting]);
});

test.each([
  ['http-upstreams', 'UPSTREAM_DRUG', 'http://drug.internal'],
  ['redis-without-password', 'REDIS_URL', 'redis://redis.internal'],
  ['no-pkce', 'OIDC_PKCE', 'off'],
])('security 36: the named exception %s accepts %s=%s', (exception, setting, value) => {
  const source = { ...production, [setting]: value, PRODUCTION_EXCEPTIONS: exception };
  expect(readConfig(source).exceptions).toEqual([{ setting, exception }]);
  expect(readConfig(production).exceptions).toEqual([]);
});

test('security 36: each way to prove who the portal is needs its own secret', () => {
  const { OIDC_CLIENT_SECRET: _secret, ...others } = production;
  expect(invalidSettings(others)).toEqual(['OIDC_CLIENT_SECRET']);
  const byKey = { ...others, OIDC_AUTH_METHOD: 'private_key_jwt' };
  expect(invalidSettings(byKey)).toEqual(['OIDC_PRIVATE_KEY']);
  expect(invalidSettings({ ...byKey, OIDC_PRIVATE_KEY: 'no key' })).toEqual(['OIDC_PRIVATE_KEY']);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(invalidSettings({ ...byKey, OIDC_PRIVATE_KEY: pem })).toEqual([]);
});

describe('SS-3: several sites with their own identity providers', () => {
  const other = {
    origin: 'https://test.portal.example',
    issuer: 'https://test.sign-in.example',
    clientId: 'test-portal',
    clientSecret: 'another secret',
  };

  test('come from a setting and from a file, after the site of the single settings', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-sites-'));
    const file = join(folder, 'sites.json');
    writeFileSync(file, JSON.stringify([{ ...other, origin: 'https://c.example', pkce: false }]));
    const config = readConfig({
      ...production,
      PUBLIC_HOSTS: 'rx.example',
      PRODUCTION_EXCEPTIONS: 'no-pkce',
      SITES: JSON.stringify([other]),
      SITES_FILE: file,
    });
    rmSync(folder, { recursive: true });
    expect(config.sites.map(({ origin, pkce }) => [origin, pkce])).toEqual([
      ['https://portal.example', true],
      ['https://test.portal.example', true],
      ['https://c.example', false],
    ]);
    expect(config.siteOf('test.portal.example').issuer).toBe('https://test.sign-in.example');
    expect(config.siteOf('rx.example').origin).toBe('https://rx.example');
  });

  test.each([
    ['SITES', '[{]'],
    ['SITES', JSON.stringify([{ ...other, issuer: 'http://test.sign-in.example' }])],
    ['OIDC_SIGN_OUT_URL', 'http://sign-in.example/sign-out'],
    ['SITES', JSON.stringify([{ ...other, signOutUrl: 'http://sign-in.example/sign-out' }])],
    ['SITES', JSON.stringify([{ ...other, clientSecret: developmentDefaults.OIDC_CLIENT_SECRET }])],
    ['SITES', JSON.stringify([{ ...other, origin: production.PUBLIC_URL }])],
    ['SITES_FILE', 'no/such/file.json'],
    ['PUBLIC_HOSTS', 'https://rx.example'],
  ])('security 36: production refuses %s=%s, naming the setting', (setting, value) => {
    expect(invalidSettings({ ...production, [setting]: value })).toEqual([setting]);
  });
});

test.each([
  { REDIS_SENTINELS: 'a:26379, [::1]:26379' },
  { REDIS_SENTINELS: 'a:26379', REDIS_URL: 'unix:///run/redis.sock' },
  { REDIS_SENTINELS: 'redis://a:26379', REDIS_URL: 'redis://a' },
])('Sentinels need a URL with the credentials, and their hosts: %j', (source) => {
  expect(invalidSettings(source)).toEqual(['REDIS_SENTINELS']);
});

test.each([
  [{ REDIS_CLUSTER_NODES: 'a:6379' }, 'REDIS_CLUSTER_NODES'],
  [{ REDIS_CLUSTER_NODES: 'a', REDIS_URL: 'redis://any' }, 'REDIS_CLUSTER_NODES'],
  [
    { REDIS_CLUSTER_NODES: 'a:6379', REDIS_SENTINELS: 'b:26379', REDIS_URL: 'redis://any' },
    'REDIS_CLUSTER_NODES',
  ],
  [{ REDIS_CLUSTER_NODES: 'a:6379', REDIS_URL: 'redis://any/3' }, 'REDIS_URL'],
])(
  'a cluster needs a URL with the credentials, no Sentinels and no database: %j',
  (source, expected) => {
    expect(invalidSettings(source)).toEqual([expected]);
  },
);

test('a cluster is used with the credentials of the URL', () => {
  const source = { REDIS_URL: 'rediss://u:pass@any', REDIS_CLUSTER_NODES: 'a:1, [::1]:2' };
  expect(readConfig(source).settings.REDIS_CLUSTER_NODES).toEqual(['a:1', '[::1]:2']);
});

test('Sentinels are used with the credentials of the URL', () => {
  const source = { REDIS_URL: 'rediss://:pass@any', REDIS_SENTINELS: 'a:1, b:2' };
  expect(readConfig(source).settings.REDIS_SENTINELS).toEqual(['a:1', 'b:2']);
});

test('an upstream URL with a path is refused: no path is rewritten', () => {
  expect(invalidSettings({ UPSTREAM_MEMBER: 'http://localhost:4202/v1' })).toEqual([
    'UPSTREAM_MEMBER',
  ]);
});

test('security 36: production stores sessions in memory only if set to', () => {
  const alone = { ...production, REDIS_URL: '', ALLOW_MEMORY_STORE: 'on' };
  expect(readConfig(alone).settings.REDIS_URL).toBeUndefined();
});

test('security 36: production serves metrics beyond loopback only if set to', () => {
  const shown = { ...production, METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  expect(invalidSettings(shown)).toEqual(['METRICS_HOST']);
  expect(invalidSettings({ ...shown, METRICS_EXPOSED: 'on' })).toEqual([]);
  expect(invalidSettings({ ...shown, METRICS_HOST: '127.0.0.1' })).toEqual([]);
});

test('metrics are never on the port that browsers reach', () => {
  expect(invalidSettings({ PORT: '4300', METRICS_PORT: '4300' })).toEqual(['METRICS_PORT']);
});

test.each([
  ['DRAFT_KEYS', 'short:AAAA'],
  ['DRAFT_KEYS', `a:${'A'.repeat(43)},a:${'B'.repeat(43)}`],
  ['DRAFT_KEYS', ','],
  ['TRUSTED_PROXIES', 'nginx'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['KEEP_ALIVE_SECONDS', '0'],
])('%s=%s is refused, by the name of the setting', (setting, value) => {
  expect(invalidSettings({ [setting]: value })).toEqual([setting]);
});

test('trusted proxies are addresses, networks, or names of networks', () => {
  const { settings } = readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::/8, 192.0.2.1' });
  expect(settings.TRUSTED_PROXIES).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.1']);
});
