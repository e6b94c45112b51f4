import {
  type Browser,
  type Got,
  type ScriptedProvider,
  startScriptedProvider,
} from '@portal/resilience';
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

const expectRefused = async (browser: Browser, got: Got, reason: string) => {
  expect(got.status).toBe(302);
  expect(got.headers.location).toBe('/member/login');
  expect(sessionCookieIn(got)).toBeUndefined();
  // Handed over once, then forgotten.
  expect(await sessionStatus(browser)).toMatchObject({ signedIn: false, signInError: reason });
  expect(await sessionStatus(browser)).not.toHaveProperty('signInError');
};

describe('security 13: refused, and no session', () => {
  test('a state that is absent, made up, used before or too old', async () => {
    const browser = bff.browser();
    await expectRefused(browser, await callback(browser, 'code=x'), 'expired');
    await expectRefused(browser, await callback(browser, 'code=x&state=made-up'), 'expired');

    const old = provider.consent(await login(browser));
    bff.advance(11 * 60_000);
    await expectRefused(browser, await callback(browser, old), 'expired');

    const used = provider.consent(await login(browser));
    await callback(browser, used);
    browser.jar.delete(cookies.session);
    await expectRefused(browser, await callback(browser, used), 'expired');
  });

  const soon = () => Math.floor(Date.now() / 1000);
  test.each([
    ['another nonce', { claims: (right: object) => ({ ...right, nonce: 'other' }) }],
    ['no nonce', { claims: (right: object) => ({ ...right, nonce: undefined }) }],
    ['another audience', { claims: (right: object) => ({ ...right, aud: 'other' }) }],
    ['another issuer', { claims: (right: object) => ({ ...right, iss: 'https://evil.example' }) }],
    [
      'an id token that has expired',
      { claims: (right: object) => ({ ...right, exp: soon() - 90 }) },
    ],
    ['alg: none', { unsigned: true }],
    ['a signature of a foreign key', { foreignKey: true }],
    ['userinfo of somebody else', { userinfo: { status: 200, body: { sub: 'other' } } }],
    ['userinfo that is refused', { userinfo: { status: 401, body: {} } }],
  ])('%s', async (_name, script) => {
    provider.play(script);
    const browser = bff.browser();
    await expectRefused(browser, await signIn(browser, provider), 'failed');
  });

  test('a code that the provider does not take', async () => {
    const browser = bff.browser();
    const query = provider.consent(await login(browser));
    query.set('code', 'made-up');
    await expectRefused(browser, await callback(browser, query), 'failed');
  });

  test('a provider that fails or says that nobody signed in', async () => {
    const browser = bff.browser();
    provider.play({ token: () => ({ status: 503, body: {} }) });
    await expectRefused(browser, await signIn(browser, provider), 'unavailable');
    for (const [error, reason] of [
      ['access_denied', 'cancelled'],
      ['server_error', 'unavailable'],
      ['login_required', 'failed'],
    ]) {
      const { searchParams } = new URL(await login(browser));
      const query = new URLSearchParams({
        error: error ?? '',
        state: searchParams.get('state') ?? '',
      });
      await expectRefused(browser, await callback(browser, query), reason ?? '');
    }
  });

  test('security 15: the callback in another browser than the one that began', async () => {
    const victim = bff.browser();
    const query = provider.consent(await login(bff.browser()));
    await expectRefused(victim, await callback(victim, query), 'expired');
    await login(victim);
    await expectRefused(victim, await callback(victim, query), 'expired');
  });
});
