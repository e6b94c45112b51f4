import { type ScriptedProvider, startScriptedProvider } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { cookies } from '../http/cookies';
import { callback, sessionStatus, signIn } from '../../testing/sign-in-visits';
import { startBff, type StartedBff } from '../../testing/start-bff';

const minute = 60_000;

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

const silently = async (agent: Agent, returnTo = '/member/claims') =>
  agent.get(`/member/auth/silent?returnTo=${encodeURIComponent(returnTo)}`);
const stateOf = (location = '') => new URL(location).searchParams.get('state') ?? '';

/** A browser that was signed in, and whose session is gone: its cookie ended with the browser's window. */
const wasSignedIn = async () => {
  const agent = bff.agent();
  await signIn(agent, provider);
  agent.deleteCookie(cookies.session);
  return agent;
};

describe('SS-3: silent sign-in', () => {
  test('requests the same scopes with prompt=none', async () => {
    const { location = '' } = (await silently(bff.agent())).headers;
    const { searchParams } = new URL(location);
    expect(searchParams.get('prompt')).toBe('none');
    expect(searchParams.get('scope')).toBe('openid profile email groups offline_access');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
  });

  test('is proposed to a page whose browser was signed in before, and signs in again', async () => {
    const agent = await wasSignedIn();
    expect(await sessionStatus(agent)).toEqual({ signedIn: false, silentSignIn: true });
    const begun = await silently(agent);
    const got = await callback(agent, provider.consent(begun.headers.location ?? ''));
    expect(got.headers.location).toBe('/member/claims');
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
    expect(bff.log()).toContainEqual(
      expect.objectContaining({ level: 'audit', event: 'signed-in', kind: 'silent' }),
    );
  });

  test('is not proposed to strangers, nor after signing out, nor when it is off', async () => {
    expect(await sessionStatus(bff.agent())).toEqual({ signedIn: false });
    const agent = bff.agent();
    await signIn(agent, provider);
    await agent.post('/member/api/session/sign-out');
    expect(agent.hasCookie(cookies.known)).toBe(false);
    const off = await startBff({ issuer: provider.issuer, settings: { SILENT_SIGN_IN: false } });
    const there = off.agent();
    there.setCookie(cookies.known, '0');
    expect(await sessionStatus(there)).toEqual({ signedIn: false });
    await off.stop();
  });

  test('security 20: a user who is not signed in at the provider stays a visitor, without a second attempt', async () => {
    const agent = await wasSignedIn();
    const { location } = (await silently(agent)).headers;
    const got = await callback(agent, `error=login_required&state=${stateOf(location)}`);
    expect(got.headers.location).toBe('/member/claims');
    expect(await sessionStatus(agent)).toEqual({ signedIn: false });
    expect(agent.hasCookie(cookies.known)).toBe(false);
  });

  test('security 20: no loop, even if the provider succeeds and the browser drops the session cookie', async () => {
    const agent = await wasSignedIn();
    const begun = await silently(agent);
    expect(await sessionStatus(agent)).toEqual({ signedIn: false });
    await callback(agent, provider.consent(begun.headers.location ?? ''));
    agent.deleteCookie(cookies.session);
    expect(await sessionStatus(agent)).toEqual({ signedIn: false });
    bff.advance(minute);
    expect(await sessionStatus(agent)).toEqual({ signedIn: false, silentSignIn: true });
  });

  test('an unreachable provider costs the visitor one redirect', async () => {
    const agent = await wasSignedIn();
    const { location } = (await silently(agent)).headers;
    const got = await callback(agent, `error=temporarily_unavailable&state=${stateOf(location)}`);
    expect(got.headers.location).toBe('/member/claims');
    const away = await startBff();
    expect((await silently(away.agent())).headers.location).toBe('/member/claims');
    await away.stop();
  });

  test('security 16: redirects to a page of the portal only', async () => {
    const agent = await wasSignedIn();
    const { location } = (await silently(agent, '//evil.example')).headers;
    const got = await callback(agent, `error=login_required&state=${stateOf(location)}`);
    expect(got.headers.location).toBe('/member/');
  });

  test('security 23: it uses no frame and no message: its responses have no page and may not be framed', async () => {
    const agent = await wasSignedIn();
    const begun = await silently(agent);
    const back = await callback(agent, provider.consent(begun.headers.location ?? ''));
    for (const { status, headers, text } of [begun, back]) {
      expect(status).toBe(302);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
      expect(text).not.toMatch(/<script|postMessage/i);
    }
  });
});
