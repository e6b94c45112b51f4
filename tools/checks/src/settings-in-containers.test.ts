import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@portal/bff/config';
import {
  installation,
  knownNames,
  readEnvironment,
  setByContainer,
  trial,
  withDefaults,
} from './testing/deployment';

const secretFolder = '/run/secrets/portal/';
/** What the files of secrets hold. */
const secrets: Record<string, string> = {
  REDIS_URL: 'redis://:password@redis:6379',
  OIDC_CLIENT_SECRET: 'a secret of this installation',
  PSEUDONYM_KEY: 'a key of this installation, long enough',
  DRAFT_KEYS: `ours:${Buffer.alloc(32, 7).toString('base64')}`,
};

type Values = Record<string, string>;

/** The environment of the BFF's container: what the Compose file fixes beats the file of settings. */
const inContainer = (fixed: Values = {}, fromFile: Values): Values =>
  Object.fromEntries(
    Object.entries({ ...fromFile, ...fixed }).map(([name, value]) => [name, withDefaults(value)]),
  );

/** The same with the contents of the secrets in place of their files, and a folder that is there. */
const onThisMachine = (environment: Values): Values => ({
  ...Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const secret = name.replace(/_FILE$/, '');
      return value === secretFolder + secret.toLowerCase().replaceAll('_', '-')
        ? [secret, secrets[secret] ?? '']
        : [name, value];
    }),
  ),
  AUDIT_FOLDER: tmpdir(),
});

describe.each([
  ['trial', trial],
  ['production', installation],
])('the settings of the BFF in %s', (kind, { services }) => {
  const environment = inContainer(
    services['bff']?.environment,
    readEnvironment(`tools/operations/${kind}/portal.env`),
  );

  test('are all ones that it knows', () => {
    expect(Object.keys(environment).filter((name) => !knownNames.has(name))).toEqual([]);
  });

  test('are accepted, with a file for every secret and no other file', () => {
    expect(() => readConfig(onThisMachine(environment))).not.toThrow();
    for (const name of Object.keys(secrets)) {
      expect(environment[`${name}_FILE`]).toContain(secretFolder);
      expect(environment).not.toHaveProperty(name);
    }
  });
});

describe('the file of settings of an installation', () => {
  const { env_file, environment = {} } = installation.services['bff'] ?? {};
  const file = readEnvironment('tools/operations/production/portal.env');

  test('reaches the BFF whole, and nothing but what the container is made of overrules it', () => {
    expect(env_file).toEqual([expect.stringMatching(/^\$\{SETTINGS:\?[^{}]*\}$/)]);
    // Node reads the authorities; nginx alone is in front of a replica, and its TRUSTED_PROXIES is in .env.
    const fixed = new Set([...setByContainer, 'NODE_EXTRA_CA_CERTS', 'TRUSTED_PROXIES']);
    expect(new Set(Object.keys(environment))).toEqual(fixed);
  });

  test('may name a private key in place of the client secret', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-key-'));
    const key = join(folder, 'oidc-private-key');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const withKey = {
      ...file,
      OIDC_AUTH_METHOD: 'private_key_jwt',
      OIDC_CLIENT_SECRET_FILE: '',
      OIDC_PRIVATE_KEY_FILE: key,
    };
    const { settings } = readConfig(onThisMachine(inContainer(environment, withKey)));
    expect(settings.OIDC_CLIENT_SECRET).toBeUndefined();
    expect(settings.OIDC_PRIVATE_KEY).toContain('PRIVATE KEY');
    rmSync(folder, { recursive: true });
  });
});
