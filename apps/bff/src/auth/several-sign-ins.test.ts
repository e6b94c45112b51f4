import { type ScriptedProvider, startScriptedProvider } from '@portal/resilience';
import { cookies } from '../http/cookies';
import { callback, login, sessionStatus, signIn } from '../../testing/sign-in-visits';
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

describe('security 20: several tabs', () => {
  test('ten tabs restored at once all end signed in, without a loop', async () => {
    const browser = bff.browser();
    const tabs = await Promise.all(
      Array.from({ length: 10 }, async (_, i) =>
        provider.consent(await login(browser, `?returnTo=/member/tab-${i}`)),
      ),
    );
    expect(browser.cookieHeader.length).toBeLessThan(1024);
    const answers = await Promise.all(tabs.map((query) => callback(browser, query)));
    expect(answers.map(({ headers }) => headers.location)).toEqual(
      tabs.map((_, i) => `/member/tab-${i}`),
    );
    expect(await sessionStatus(browser)).toMatchObject({ signedIn: true });
    expect([...browser.jar.keys()]).toEqual([cookies.session, cookies.known]);
  });

  test('security 2: sign-ins that are begun and left do not pile up in the browser', async () => {
    const browser = bff.browser();
    for (let i = 0; i < 20; i += 1) await login(browser);
    expect(browser.jar.size).toBe(12);
    expect(browser.cookieHeader.length).toBeLessThan(1024);
    await signIn(browser, provider);
    expect(await sessionStatus(browser)).toMatchObject({ signedIn: true });
  });

  test('a stale callback is beaten by the session that is there, which stays as it is', async () => {
    const browser = bff.browser();
    const stale = provider.consent(await login(browser, '?returnTo=/member/benefits'));
    bff.advance(1_000);
    await signIn(browser, provider);
    const session = browser.jar.get(cookies.session);
    expect((await callback(browser, stale)).headers.location).toBe('/member/benefits');
    expect((await callback(browser, stale)).headers.location).toBe('/member/dashboard');
    expect(browser.jar.get(cookies.session)).toBe(session);
    expect(await sessionStatus(browser)).toMatchObject({ signedIn: true });
  });

  test('signing in twice ends signed in once', async () => {
    const browser = bff.browser();
    await signIn(browser, provider);
    bff.advance(1_000);
    await signIn(browser, provider);
    expect(await sessionStatus(browser)).toMatchObject({ signedIn: true });
  });
});
