import { startScriptedProvider } from '@portal/resilience';
import { cookies } from '../http/cookies';
import {
  callback,
  login,
  sessionCookieIn,
  sessionStatus,
  signIn,
} from '../../testing/sign-in-visits';
import { startBff } from '../../testing/start-bff';
import { useSignIn } from '../../testing/use-sign-in';

const stack = useSignIn();

describe('beginning a sign-in', () => {
  test('security 14: requests a code with PKCE S256, state, nonce, the exact redirect URI and the scopes', async () => {
    const address = new URL(await login(stack.bff.agent(), '?returnTo=/member/claims&lang=es'));
    expect(address.origin + address.pathname).toBe(`${stack.provider.issuer}/auth`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'member-portal',
      response_type: 'code',
      redirect_uri: `${stack.bff.origin}/member/auth/callback`,
      scope: 'openid profile email groups offline_access',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      ui_locales: 'es',
    });
  });

  test('no two sign-ins have the same state, nonce or challenge, and a language of no kind is left out', async () => {
    const agent = stack.bff.agent();
    const one = new URL(await login(agent, '?lang=xx')).searchParams;
    const two = new URL(await login(agent)).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name)).not.toBe(two.get(name));
    }
    expect(one.has('ui_locales')).toBe(false);
  });

  test('the provider speaks the language of the page, which a link may name instead', async () => {
    const agent = stack.bff.agent();
    const startedWith = async (cookie: string, query = '') => {
      const { headers } = await agent.get(`/member/auth/login${query}`).set('cookie', cookie);
      return new URL(headers['location'] as string).searchParams.get('ui_locales');
    };
    expect(await startedWith('language=es-es')).toBe('es');
    expect(await startedWith('language=en-us')).toBe('en');
    expect(await startedWith('language=es-es', '?lang=en')).toBe('en');
  });

  test('PKCE can be turned off for a provider that refuses it', async () => {
    const plain = await startBff({ issuer: stack.provider.issuer, settings: { OIDC_PKCE: false } });
    const agent = plain.agent();
    const address = new URL(await login(agent));
    expect(address.searchParams.has('code_challenge')).toBe(false);
    await callback(agent, stack.provider.consent(address.href));
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
    await plain.stop();
  });

  test('goes back to the login page while the provider is away, and works once it is there', async () => {
    const later = await startScriptedProvider();
    const early = await startBff({ issuer: later.issuer });
    await later.stop();
    const agent = early.agent();
    expect(await login(agent)).toBe('/member/login');
    expect(await sessionStatus(agent)).toEqual({ signedIn: false, signInError: 'unavailable' });
    expect((await early.agent().get('/health/ready')).status).toBe(503);
    await early.stop();
  });
});

describe('finishing a sign-in', () => {
  test('security 1: sets one session cookie that scripts and other sites can not use', async () => {
    const agent = stack.bff.agent();
    const got = await signIn(agent, stack.provider, '?returnTo=/member/claims%3Frange%3D90');
    expect(got.headers.location).toBe('/member/claims?range=90');
    expect(sessionCookieIn(got)).toMatch(
      /^portal-session=[\w-]{32}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await sessionStatus(agent)).toEqual({
      signedIn: true,
      variant: 'member',
      fromAdminPortal: false,
      actingSince: 0,
      idleExpiresAt: expect.stringMatching(/Z$/),
      expiresAt: expect.stringMatching(/Z$/),
      redirectHosts: ['localhost', '*.localhost'],
    });
  });

  test('security 1: over https the cookies are Secure and have the prefix __Host-', async () => {
    const secure = await startBff({
      issuer: stack.provider.issuer,
      settings: { PUBLIC_URL: 'https://portal.example' },
    });
    const agent = secure.agent();
    const got = await signIn(agent, stack.provider);
    expect([...agent.cookieNames]).toEqual(['__Host-portal-session', '__Host-portal-known']);
    expect(got.headers['set-cookie']).toHaveLength(3);
    for (const line of got.headers['set-cookie'] ?? []) {
      expect(line).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
      expect(line).not.toMatch(/domain/i);
    }
    await secure.stop();
  });

  test('security 2: cookies are small', async () => {
    const agent = stack.bff.agent();
    const got = await signIn(agent, stack.provider);
    for (const line of got.headers['set-cookie'] ?? []) expect(line.length).toBeLessThan(4096);
    expect(agent.cookieHeader.length).toBeLessThan(1024);
  });

  test('security 3: a session that was there before gets a new id, and the old one is dead', async () => {
    const agent = await stack.bff.signedIn();
    const before = agent.cookie(cookies.session);
    stack.bff.advance(1_000);
    await signIn(agent, stack.provider);
    expect(agent.cookie(cookies.session)).not.toBe(before);
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
    agent.setCookie(cookies.session, before ?? '');
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: false });
  });

  test('security 3: a session id planted before the sign-in is not the one that is signed in', async () => {
    const agent = stack.bff.agent();
    const planted = `${'A'.repeat(32)}.${'B'.repeat(43)}`;
    agent.setCookie(cookies.session, planted);
    await signIn(agent, stack.provider);
    expect(agent.cookie(cookies.session)).not.toBe(planted);
  });

  test('security 9: no token is in a response to the browser', async () => {
    const agent = stack.bff.agent();
    const got = await signIn(agent, stack.provider);
    const session = await agent.get('/member/api/session');
    const everything = JSON.stringify([got.headers, got.text, session.headers, session.text]);
    expect(everything).not.toMatch(/access-\d|refresh-\d|eyJ/);
    expect(JSON.stringify([session.headers, session.text])).not.toContain(
      agent.cookie(cookies.session),
    );
  });

  test('SS-4: userinfo is requested by POST and its groups decide the role', async () => {
    stack.provider.signInAs({ groups: ['provider', 'admin-portal'] });
    stack.provider.userinfoMethods.splice(0);
    const agent = stack.bff.agent();
    await signIn(agent, stack.provider);
    expect(stack.provider.userinfoMethods).toEqual(['POST']);
    expect(await sessionStatus(agent)).toMatchObject({
      variant: 'provider',
      fromAdminPortal: true,
    });
    stack.provider.signInAs({ groups: 'provider' });
    const other = stack.bff.agent();
    await signIn(other, stack.provider);
    expect(await sessionStatus(other)).toMatchObject({
      variant: 'provider',
      fromAdminPortal: false,
    });
  });

  test('security 35: success and refusal leave one audit line each', async () => {
    const from = stack.bff.log().length;
    const agent = stack.bff.agent();
    const got = await signIn(agent, stack.provider);
    await callback(stack.bff.agent(), 'state=x&code=y');
    const audit = stack.bff
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
    const got = await signIn(
      stack.bff.agent(),
      stack.provider,
      `?returnTo=${encodeURIComponent(wanted)}`,
    );
    expect(got.headers.location).toBe('/member/');
  },
);
