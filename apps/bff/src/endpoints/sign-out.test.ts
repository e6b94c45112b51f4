import { areas } from '@portal/contracts/all';
import { type ScriptedProvider, startScriptedProvider, until } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { cookies } from '../http/cookies';
import { signIn } from '../../testing/sign-in-visits';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { getStatus, extend, signOut } = areas.session;

let provider: ScriptedProvider;
let bff: StartedBff;
beforeAll(async () => {
  provider = await startScriptedProvider();
});
beforeEach(async () => {
  bff = await startBff({ issuer: provider.issuer });
});
afterEach(() => bff.stop());
afterAll(() => provider.stop());

const status = async (agent: Agent) => (await agent.get(getStatus.path)).body as object;

describe('signing out', () => {
  test('security 19: ends the session, revokes the refresh token and says where to go on', async () => {
    const agent = await bff.signedIn({}, { logoutHint: 'the-session' });
    const got = await agent.post(signOut.path);
    const { location } = got.body as { location: string };
    const address = new URL(location);
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/end`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      logout_hint: 'the-session',
      post_logout_redirect_uri: `${bff.origin}/member/login`,
      state: 'signed-out',
      client_id: 'member-portal',
    });
    expect(got.headers['clear-site-data']).toBe('"cache"');
    expect(got.headers['set-cookie']).toEqual([
      expect.stringMatching(/^portal-session=;.*Max-Age=0/),
      expect.stringMatching(/^portal-known=;.*Max-Age=0/),
      expect.stringMatching(/^portal-logout-hint=;.*Max-Age=0/),
    ]);
    expect(agent.hasCookie(cookies.session)).toBe(false);
    await until(
      () => provider.revoked.includes('refresh-token.planted'),
      'The refresh token was not revoked.',
    );
    expect(bff.log()).toContainEqual(
      expect.objectContaining({ level: 'audit', event: 'signed-out', actor: expect.any(String) }),
    );
  });

  test('security 5: the cookie is revoked afterwards', async () => {
    const agent = await bff.signedIn();
    const stolen = agent.cookie(cookies.session) ?? '';
    await agent.post(signOut.path);
    agent.setCookie(cookies.session, stolen);
    expect(await status(agent)).toEqual({ signedIn: false });
    expect((await agent.get(areas.notifications.getCounts.path)).status).toBe(401);
    expect((await agent.post(extend.path)).status).toBe(401);
  });

  test('a visitor is sent to the login page', async () => {
    expect((await bff.agent().post(signOut.path)).body).toEqual({ location: '/member/login' });
  });

  test('ends a sign-in at the provider whose session has ended here before', async () => {
    const agent = await bff.signedIn();
    const cookie = agent.cookie(cookies.session) ?? '';
    await agent.post(signOut.path);
    // The answer was lost: the browser still has its cookie.
    agent.setCookie(cookies.session, cookie);
    const { location } = (await agent.post(signOut.path)).body as { location: string };
    expect(location).toContain(`${provider.issuer}/end?`);
    expect(agent.hasCookie(cookies.session)).toBe(false);
  });

  test('two tabs that sign out in the same moment both name the session of the provider', async () => {
    provider.signInAs({ sid: 'the-session' });
    const agent = bff.agent();
    await signIn(agent, provider);
    const [session = '', hint = ''] = [cookies.session, cookies.logoutHint].map((name) =>
      agent.cookie(name),
    );
    const hintIn = async () => {
      const { location } = (await agent.post(signOut.path)).body as { location: string };
      return new URL(location).searchParams.get('logout_hint');
    };
    expect(await hintIn()).toBe('the-session');
    expect(agent.hasCookie(cookies.logoutHint)).toBe(false);
    // What the other tab sent before the answer removed the cookies.
    agent.setCookie(cookies.session, session);
    agent.setCookie(cookies.logoutHint, hint);
    expect(await hintIn()).toBe('the-session');
  });

  test('works while the identity provider is away', async () => {
    const alone = await startBff();
    const agent = await alone.signedIn();
    expect((await agent.post(signOut.path)).body).toEqual({
      location: '/member/login',
      signedInAtProvider: true,
    });
    expect(await status(agent)).toEqual({ signedIn: false });
    await alone.stop();
  });

  test('goes to the page of the setting, where the end-session endpoint demands an id token', async () => {
    const signOutPage = 'https://sign-in.example/sign-out?to=portal';
    const other = await startBff({
      issuer: provider.issuer,
      settings: { OIDC_SIGN_OUT_URL: signOutPage },
    });
    const agent = await other.signedIn();
    expect((await agent.post(signOut.path)).body).toEqual({ location: signOutPage });
    await other.stop();
  });

  test('security 23: a GET does not sign the user out', async () => {
    const agent = await bff.signedIn();
    const got = await agent.get(signOut.path);
    expect([got.status, got.headers.allow]).toEqual([405, 'POST']);
    expect(await status(agent)).toMatchObject({ signedIn: true });
  });
});
