import { cookies } from '../http/cookies';
import { callback, login, sessionStatus, signIn } from '../../testing/sign-in-visits';
import { useSignIn } from '../../testing/use-sign-in';

const stack = useSignIn();

describe('security 20: several tabs', () => {
  test('ten tabs restored at once all end signed in, without a loop', async () => {
    const agent = stack.bff.agent();
    const tabs = await Promise.all(
      Array.from({ length: 10 }, async (_, i) =>
        stack.provider.consent(await login(agent, `?returnTo=/member/tab-${i}`)),
      ),
    );
    expect(agent.cookieHeader.length).toBeLessThan(1024);
    const answers = await Promise.all(tabs.map((query) => callback(agent, query)));
    expect(answers.map(({ headers }) => headers.location)).toEqual(
      tabs.map((_, i) => `/member/tab-${i}`),
    );
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
    expect([...agent.cookieNames]).toEqual([cookies.session, cookies.known]);
  });

  test('security 2: sign-ins that are begun and left do not pile up in the browser', async () => {
    const agent = stack.bff.agent();
    for (let i = 0; i < 20; i += 1) await login(agent);
    expect(agent.cookieNames).toHaveLength(12);
    expect(agent.cookieHeader.length).toBeLessThan(1024);
    await signIn(agent, stack.provider);
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
  });

  test('a stale callback is beaten by the session that is there, which stays as it is', async () => {
    const agent = stack.bff.agent();
    const stale = stack.provider.consent(await login(agent, '?returnTo=/member/benefits'));
    stack.bff.advance(1_000);
    await signIn(agent, stack.provider);
    const session = agent.cookie(cookies.session);
    expect((await callback(agent, stale)).headers.location).toBe('/member/benefits');
    expect((await callback(agent, stale)).headers.location).toBe('/member/dashboard');
    expect(agent.cookie(cookies.session)).toBe(session);
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
  });

  test('signing in twice ends signed in once', async () => {
    const agent = stack.bff.agent();
    await signIn(agent, stack.provider);
    stack.bff.advance(1_000);
    await signIn(agent, stack.provider);
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
  });
});
