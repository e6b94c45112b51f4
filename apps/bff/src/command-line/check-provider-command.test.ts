import { clientAuthMethods } from '@portal/contracts';
import { portalClient, startIdentityProvider } from '@portal/stand-ins';
import { freePort, startScriptedProvider } from '@portal/resilience';
import { generateKeyPairSync } from 'node:crypto';
import { configOf, readConfig, type Settings } from '../config';
import { developmentDefaults } from '../settings/development-defaults';
import { parsePrivateKey } from '../settings/private-key';
import { checkSites } from './check-provider-command';

const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret, PUBLIC_URL } = developmentDefaults;
const key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

/** What the command prints for these settings, and whether it succeeds. */
async function check(settings: Partial<Settings>) {
  const config = configOf({ ...readConfig({}).settings, ...settings });
  return checkSites(config).then(
    (lines) => ({ succeeded: true, text: lines.join('\n') }),
    (error: Error) => ({ succeeded: false, text: error.message }),
  );
}

async function startStandIn(authMethod: (typeof clientAuthMethods)[number]) {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const { kid, alg, publicJwk } = parsePrivateKey(key) ?? {};
  const client = { ...portalClient(PUBLIC_URL, id, secret), authMethod };
  const clients = [{ ...client, publicJwk: { ...publicJwk, kid, alg, use: 'sig' } }];
  const provider = await startIdentityProvider({ port, issuer, clients });
  return { issuer, stop: () => provider.stop() };
}

describe.each(clientAuthMethods)('a provider that expects %s', (method) => {
  let provider: Awaited<ReturnType<typeof startStandIn>>;
  beforeAll(async () => {
    provider = await startStandIn(method);
  });
  afterAll(() => provider.stop());

  test('passes, and the command lists what to register', async () => {
    const { succeeded, text } = await check({
      OIDC_ISSUER: provider.issuer,
      OIDC_AUTH_METHOD: method,
      OIDC_PRIVATE_KEY: key,
    });
    expect(text).not.toContain('FAIL');
    expect(succeeded).toBe(true);
    expect(text).toContain(`ok    The provider accepts the credentials of ${id}.`);
    expect(text).toContain(
      `ok    The redirect URI ${PUBLIC_URL}/member/auth/callback is registered.`,
    );
    expect(text).toContain(`ok    A sign-out at ${PUBLIC_URL} is accepted.`);
    expect(text).toMatch(/after a sign-out +http:\/\/localhost:4200\/member\/login/);
    expect(text.includes('"kty":"EC"')).toBe(method === 'private_key_jwt');
    expect(text).not.toMatch(/"d":|PRIVATE/);
    expect(text).not.toContain(secret);
  });

  test('fails with another method, and the code of the provider', async () => {
    const [other] = clientAuthMethods.filter((each) => each !== method);
    const { succeeded, text } = await check({
      OIDC_ISSUER: provider.issuer,
      OIDC_AUTH_METHOD: other as (typeof clientAuthMethods)[number],
      OIDC_PRIVATE_KEY: key,
    });
    expect(succeeded).toBe(false);
    expect(text).toContain(`FAIL  The provider refuses the credentials of ${id} (invalid_client).`);
  });
});

test('a URL that is not registered, a wrong secret and an unknown issuer fail by name', async () => {
  const provider = await startStandIn('client_secret_basic');
  const { text } = await check({
    OIDC_ISSUER: provider.issuer,
    OIDC_AUTH_METHOD: 'client_secret_basic',
    OIDC_CLIENT_SECRET: 'canary-secret',
    PUBLIC_URL: 'http://elsewhere.localhost:4200',
  });
  const origin = 'http://elsewhere.localhost:4200';
  expect(text).toContain(
    `FAIL  The provider refuses the redirect URI ${origin}/member/auth/callback`,
  );
  expect(text).toContain(`FAIL  A sign-out at ${origin} is refused`);
  expect(text).toContain('(invalid_client)');
  expect(text).not.toContain('canary');
  await provider.stop();
  const away = await check({ OIDC_ISSUER: provider.issuer });
  expect(away.text).toContain(`FAIL  The discovery document of ${provider.issuer} does not load`);
});

test('what a provider lacks is a note, with its effect', async () => {
  const provider = await startScriptedProvider();
  const { text } = await check({ OIDC_ISSUER: provider.issuer });
  expect(text).toContain('note  The provider lists no back-channel logout');
  expect(text).toContain('FAIL  The token endpoint accepts client_secret_basic;');
  await provider.stop();
});
