import { decodeJwt } from 'jose';
import { createServer } from 'node:http';
import { listen, type TestServer } from '@portal/resilience';
import { type Running } from '../listen';
import { loadFixtures } from '../load-fixtures';
import { Portal } from '../testing/portal';
import { AccountStore } from './account-store';
import { portalClient, startIdentityProvider } from './start-identity-provider';

const fixtures = loadFixtures();
const username = 'marisol.new';
const password = 'a password of many words';
const email = 'new@example.com';
const added = { kind: 'added' as const, person: 'commercial-member', username, email, password };
const storeOf = () => new AccountStore(fixtures.identities.values());

test('an account signs in once it is confirmed, as the person it was made for', async () => {
  const store = storeOf();
  await store.apply([added]);
  expect(store.personOf(username, password)).toBeUndefined();
  await store.apply([{ kind: 'confirmed', username }]);
  expect(store.personOf('\u202d\u00a0Marisol.\u00adNew\u202c', password)).toBe('commercial-member');
  expect(store.personOf(username, 'another password')).toBeUndefined();
  expect(store.personOf('unknown', password)).toBeUndefined();
});

test('an account signs in by its email too, once it is confirmed', async () => {
  const store = storeOf();
  expect(store.personOf(' Theo.Sampleton@example.com ', 'demo')).toBe('minor-member');
  await store.apply([added]);
  expect(store.personOf(email, password)).toBeUndefined();
  await store.apply([{ kind: 'confirmed', username }]);
  expect(store.personOf('NEW@example.com', password)).toBe('commercial-member');
  expect(store.personOf(email, 'demo')).toBeUndefined();
});

test('an email that several people have signs in no one', async () => {
  const store = storeOf();
  expect(store.personOf('marisol.sampleton@example.com', 'demo')).toBeUndefined();
  for (const person of ['commercial-member', 'medicare-member']) {
    await store.apply([
      { ...added, person, username: `${person}.new` },
      { kind: 'confirmed', username: `${person}.new` },
    ]);
  }
  expect(store.personOf(email, password)).toBeUndefined();
});

test('an email names its own person, not the scenarios that inherit the person', () => {
  expect(storeOf().personOf('hollis.quillby@example.com', 'demo')).toBe('medicare-member');
});

test('of an email the account that was registered counts, and not those of the fixtures', async () => {
  const store = storeOf();
  const shared = 'marisol.sampleton@example.com';
  await store.apply([
    { ...added, email: shared },
    { kind: 'confirmed', username },
  ]);
  expect(store.personOf(shared, password)).toBe('commercial-member');
  expect(store.personOf(shared, 'demo')).toBeUndefined();
  await store.apply([{ kind: 'passwordChanged', username, password: 'another long password' }]);
  expect(store.personOf(shared, 'another long password')).toBe('commercial-member');
});

test('after another email was confirmed it signs in, and the one before does not', async () => {
  const store = storeOf();
  await store.apply([
    { kind: 'emailChanged', person: 'commercial-member', email: 'moved@example.com' },
  ]);
  expect(store.personOf('moved@example.com', 'demo')).toBe('commercial-member');
  expect(store.personOf('marisol.sampleton@example.com', 'demo')).toBeUndefined();
});

test('no registration changes an account that can sign in', async () => {
  const store = storeOf();
  await store.apply([{ ...added, username: 'provider' }]);
  expect(store.personOf('provider', password)).toBeUndefined();
  expect(store.personOf('provider', 'demo')).toBe('provider');
});

describe('at the provider', () => {
  const port = 4316;
  const logoutTokens: string[] = [];
  const portalServer = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      logoutTokens.push(new URLSearchParams(body).get('logout_token') ?? '');
      response.end();
    });
  });
  const store = storeOf();
  let back: TestServer;
  let running: Running;
  let portal: Portal;

  beforeAll(async () => {
    back = await listen(portalServer);
    running = await startIdentityProvider({
      port,
      issuer: `http://localhost:${port}`,
      accounts: store,
      clients: [
        {
          ...portalClient(
            'http://localhost:4200',
            'member-portal',
            'member-portal-development-secret',
          ),
          backchannelLogoutUri: `${back.origin}/logout`,
        },
      ],
    });
    portal = new Portal(running.url);
  });
  afterAll(async () => {
    await running.stop();
    await back.stop();
  });

  test('a changed password ends every session of the person, and tells the portal', async () => {
    const tokens = await portal.signIn('medicare-member');
    const other = await portal.signIn('provider');
    await store.apply([{ kind: 'passwordChanged', username: 'medicare-member', password }]);
    expect(logoutTokens.map((token) => decodeJwt(token).sub)).toEqual(['medicare-member']);
    expect((await portal.refresh(tokens.refresh_token)).status).toBe(400);
    expect((await portal.refresh(other.refresh_token)).status).toBe(200);
    expect(store.personOf('medicare-member', 'demo')).toBeUndefined();
    expect(store.personOf('medicare-member', password)).toBe('medicare-member');
  });
});
