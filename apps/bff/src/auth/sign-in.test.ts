import { type ScriptedProvider, startScriptedProvider } from '@portal/resilience';
import { cookies } from '../http/cookies';
import {
  callback,
  login,
  sessionCookieIn,
  sessionStatus,
  signIn,
} from '../../testing/sign-in-visits';
import { startBff, type StartedBff } from '../../testing/start-bff';

let provider: ScriptedProvider;
let bff: StartedBff;
beforeAll(async () => {
  provider = await startScriptedProvider();
  bff = await startBff({ issuer: provider.issuer });
});
afterAll(async () => {
  await bff.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.play({});
  provider.signInAs({});
});

describe('beginning a sign-in', () => {
  test('security 14: asks for a code with PKCE S256, state, nonce, the exact address and the scopes', async () => {
    const address = new URL(await login(bff.browser(), '?returnTo=/member/claims&lang=es'));
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/auth`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'member-portal',
      response_type: 'code',
      redirect_uri: `${bff.origin}/member/auth/callback`,
      scope: 'openid profile email groups offline_access',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      ui_locales: 'es',
    });
  });

  test('no two sign-ins have the same state, nonce or challenge, and a language of no kind is left out', async () => {
    const browser = bff.browser();
    const one = new URL(await login(browser, '?lang=xx')).searchParams;
    const two = new URL(await login(browser)).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name)).not.toBe(two.get(name));
    }
    expect(one.has('ui_locales')).toBe(false);
  });

  test('PKCE can be turned off for a provider that refuses it', async () => {
    const plain = await startBff({ issuer: provider.issuer, settings: { OIDC_PKCE: false } });
    const browser = plain.browser();
    const address = new URL(await login(browser));
    expect(address.searchParams.has('code_challenge')).toBe(false);
    await callback(browser, provider.consent(address.href));
    expect(await sessionStatus(browser)).toMatchObject({ signedIn: true });
    await plain.stop();
  });

  test('goes back to the login page while the provider is away, and works once it is there', async () => {
    const later = await startScriptedProvider();
    const early = await startBff({ issuer: later.issuer });
    await later.stop();
    const browser = early.browser();
    expect(await login(browser)).toBe('/member/login');
    expect(await sessionStatus(browser)).toEqual({ signedIn: false, signInError: 'unavailable' });
    expect((await early.browser().get('/health/ready')).status).toBe(503);
    await early.stop();
  });
});

describe('finishing a sign-in', () => {
  test('security 1: sets one session cookie that scripts and other sites can not use', async () => {
    const browser = bff.browser();
    const got = await signIn(browser, provider, '?returnTo=/member/claims%3Frange%3D90');
    expect(got.headers.location).toBe('/member/claims?range=90');
    expect(sessionCookieIn(got)).toMatch(
      /^portal-session=[\w-]{32}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await sessionStatus(browser)).toEqual({
      signedIn: true,
      variant: 'member',
      fromAdminPortal: false,
      idleExpiresAt: expect.stringMatching(/Z$/),
      expiresAt: expect.stringMatching(/Z$/),
      redirectHosts: ['localhost', '*.localhost'],
    });
  });

  test('security 1: over https the cookies are Secure and have the prefix __Host-', async () => {
    const secure = await startBff({
      issuer: provider.issuer,
      settings: { PUBLIC_ADDRESS: 'https://portal.example' },
    });
    const browser = secure.browser();
    const got = await signIn(browser, provider);
    expect([...browser.jar.keys()]).toEqual(['__Host-portal-session', '__Host-portal-known']);
    expect(got.headers['set-cookie']).toHaveLength(3);
    for (const line of got.headers['set-cookie'] ?? []) {
      expect(line).toMatch(/^__Host-.*; Path=\/; HttpOnly; SameSite=Lax; Secure/);
      expect(line).not.toMatch(/domain/i);
    }
    await secure.stop();
  });

  test('security 2: cookies are small', async () => {
    const browser = bff.browser();
    const got = await signIn(browser, provider);
    for (const line of got.headers['set-cookie'] ?? []) expect(line.length).toBeLessThan(4096);
    expect(browser.cookieHeader.length).toBeLessThan(1024);
  });

  test('security 3: a session that was there before gets a new id, and the old one is dead', async () => {
    const browser = await bff.signedIn();
    const before = browser.jar.get(cookies.session);
    bff.advance(1_000);
    await signIn(browser, provider);
    expect(browser.jar.get(cookies.session)).not.toBe(before);
    expect(await sessionStatus(browser)).toMatchObject({ signedIn: true });
    browser.jar.set(cookies.session, before ?? '');
    expect(await sessionStatus(browser)).toMatchObject({ signedIn: false });
  });

  test('security 3: an id that somebody planted before is not the one that is signed in', async () => {
    const browser = bff.browser();
    const planted = `${'A'.repeat(32)}.${'B'.repeat(43)}`;
    browser.jar.set(cookies.session, planted);
    await signIn(browser, provider);
    expect(browser.jar.get(cookies.session)).not.toBe(planted);
  });

  test('security 9: no token stands in what the browser gets', async () => {
    const browser = bff.browser();
    const got = await signIn(browser, provider);
    const session = await browser.get('/member/api/session');
    const everything = JSON.stringify([got.headers, got.text, session.headers, session.text]);
    expect(everything).not.toMatch(/access-\d|refresh-\d|eyJ/);
    expect(JSON.stringify([session.headers, session.text])).not.toContain(
      browser.jar.get(cookies.session),
    );
  });

  test('SS-4: userinfo is asked by POST and its groups say who it is', async () => {
    provider.signInAs({ groups: ['provider', 'admin-portal'] });
    provider.userinfoMethods.splice(0);
    const browser = bff.browser();
    await signIn(browser, provider);
    expect(provider.userinfoMethods).toEqual(['POST']);
    expect(await sessionStatus(browser)).toMatchObject({
      variant: 'provider',
      fromAdminPortal: true,
    });
  });

  test('security 35: success and refusal leave one audit line each', async () => {
    const from = bff.log().length;
    const browser = bff.browser();
    const got = await signIn(browser, provider);
    await callback(bff.browser(), 'state=x&code=y');
    const audit = bff
      .log()
      .slice(from)
      .filter(({ level }) => level === 'audit');
    expect(audit).toEqual([
      expect.objectContaining({
        event: 'signed-in',
        requestId: got.headers['x-request-id'],
        actor: expect.stringMatching(/^[\w-]{22}$/),
        time: expect.stringMatching(/Z$/),
      }),
      expect.objectContaining({ event: 'sign-in-refused', reason: 'expired' }),
    ]);
  });
});

test.each(['//evil', '/\\evil', 'https:evil', '%2f%2fevil', '/a%0d%0aset-cookie:b'])(
  'security 16: after signing in, %s leads to the start page',
  async (wanted) => {
    const got = await signIn(bff.browser(), provider, `?returnTo=${encodeURIComponent(wanted)}`);
    expect(got.headers.location).toBe('/member/');
  },
);
