import { areas } from '@portal/contracts/all';
import type { Agent } from '@portal/testing/supertest';
import * as z from 'zod';
import { AppError } from '../app-error';
import { sessionCookieIn, sessionStatus, signIn } from '../../testing/sign-in-visits';
import { startBff } from '../../testing/start-bff';
import { useSignIn } from '../../testing/use-sign-in';

const { endOtherSessions, getSessions, getSignIns } = areas.accountSecurity;
const day = 86_400_000;
const stack = useSignIn();

/** A browser that is signed in at the provider under another session id. */
async function browser(sid: string, subject: string, userAgent: string) {
  const agent = stack.bff.agent();
  agent.set('user-agent', `Mozilla/5.0 ${userAgent}`);
  const again = async () => {
    stack.provider.signInAs({ subject, sid });
    return signIn(agent, stack.provider);
  };
  await again();
  return { agent, again };
}

const historyOf = async (agent: Agent) => {
  const { body } = await agent.get(getSignIns.path);
  expect(z.safeParse(getSignIns.response, body).success).toBe(true);
  return (body as { signIns: { at: string; browser: string; outcome: string }[] }).signIns;
};
const linesOf = async (agent: Agent) =>
  (await historyOf(agent)).map(({ browser, outcome }) => `${browser} ${outcome}`);

test('a browser whose session was ended does not come back by the provider’s session', async () => {
  const own = await browser('sid-own', 'twice', 'Firefox/145.0');
  const lost = await browser('sid-lost', 'twice', 'Chrome/142.0 Safari/537.36');
  expect((await own.agent.post(endOtherSessions.path).send()).body).toMatchObject({ ended: 1 });
  const got = await lost.again();
  expect(sessionCookieIn(got)).toBeUndefined();
  const { origin, pathname, searchParams } = new URL(got.headers.location ?? '');
  expect(`${origin}${pathname}`).toBe(`${stack.provider.issuer}/end`);
  expect(searchParams.get('logout_hint')).toBe('sid-lost');
  expect(await sessionStatus(lost.agent)).toMatchObject({ signedIn: false, signInError: 'ended' });
  // The tokens that came with it are of no use to it either.
  expect(stack.provider.revoked.at(-1)).toMatch(/^refresh-/);
  expect(stack.bff.log()).toContainEqual(
    expect.objectContaining({ level: 'audit', event: 'sign-in-refused', reason: 'ended' }),
  );
  // After the password the provider has a new session.
  const fresh = await browser('sid-new', 'twice', 'Chrome/142.0 Safari/537.36');
  expect(await sessionStatus(fresh.agent)).toMatchObject({ signedIn: true });
  expect(await linesOf(own.agent)).toEqual([
    'chrome signedIn',
    'chrome refused',
    'chrome signedIn',
    'firefox signedIn',
  ]);
});

test('a silent sign-in of such a browser leaves a visitor, and is not tried again', async () => {
  const own = await browser('sid-1', 'silent', 'Firefox/145.0');
  const lost = await browser('sid-2', 'silent', 'Chrome/142.0 Safari/537.36');
  await own.agent.post(endOtherSessions.path).send();
  const started = await lost.agent.get('/member/auth/silent?returnTo=/member/claims');
  stack.provider.signInAs({ subject: 'silent', sid: 'sid-2' });
  const query = stack.provider.consent(started.headers.location ?? '');
  const got = await lost.agent.get(`/member/auth/callback?${query}`);
  expect(got.headers.location).toBe('/member/claims');
  stack.bff.advance(5 * 60_000);
  expect(await sessionStatus(lost.agent)).not.toHaveProperty('silentSignIn');
});

test('an older session of the same browser ends without the sign-in of the new one', async () => {
  const before = await browser('sid-same', 'same', 'Firefox/145.0');
  const own = await browser('sid-same', 'same', 'Firefox/145.0');
  expect((await own.agent.post(endOtherSessions.path).send()).body).toMatchObject({ ended: 1 });
  expect((await before.agent.get(getSessions.path)).status).toBe(401);
  expect(sessionCookieIn(await before.again())).toBeDefined();
});

test('the history has the last 20 of 90 days, and is each account’s own', async () => {
  const first = await browser('s', 'often', 'Firefox/145.0');
  stack.bff.advance(91 * day);
  for (let i = 0; i < 2; i += 1) await browser(`s-${i}`, 'often', 'Edg/142.0');
  const { agent } = await browser('s-last', 'often', 'Firefox/145.0');
  expect(await linesOf(agent)).toEqual(['firefox signedIn', 'edge signedIn', 'edge signedIn']);
  for (let i = 0; i < 20; i += 1) await first.again();
  const last = await browser('s-end', 'often', 'Firefox/145.0');
  expect(await historyOf(last.agent)).toHaveLength(20);
  const other = await browser('s', 'seldom', 'Version/18.1 Safari/604.1');
  expect(await linesOf(other.agent)).toEqual(['safari signedIn']);
  expect(JSON.stringify(await historyOf(other.agent))).not.toMatch(/127\.0\.0\.1|::1/);
});

test('a store that fails costs the line and not the sign-in', async () => {
  const bff = await startBff({ issuer: stack.provider.issuer });
  bff.dependencies.signIns.record = () => Promise.reject(new Error('The store is away.'));
  const agent = bff.agent();
  await signIn(agent, stack.provider);
  expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
  expect(bff.log()).toContainEqual(
    expect.objectContaining({ level: 'warn', event: 'sign-in-not-recorded' }),
  );
  await bff.stop();
});

test('where the ended sign-ins can’t be read, a password given just now is enough, and an older one is not', async () => {
  const bff = await startBff({ issuer: stack.provider.issuer });
  const away = new AppError('SESSION_STORE_UNAVAILABLE');
  bff.dependencies.signIns.isEnded = () => Promise.reject(away);
  const now = Math.floor(Date.now() / 1000);
  for (const [authTime, isSignedIn] of [
    [now, true],
    [now - 3600, false],
    [undefined, false],
  ] as const) {
    const agent = bff.agent();
    stack.provider.signInAs({ sid: 's-away', ...(authTime && { authTime }) });
    await signIn(agent, stack.provider);
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: isSignedIn });
  }
  await bff.stop();
});
