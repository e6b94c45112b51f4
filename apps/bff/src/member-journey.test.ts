import { areas } from '@portal/contracts/all';
import { addressOf, type OutputOf } from '@portal/contracts';
import * as z from 'zod/mini';
import type { Browser } from '@portal/resilience';
import { cookies } from './http/cookies';
import { signInOnPage } from '../testing/sign-in-on-page';
import { type Stack, startStack } from '../testing/start-stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ accessToken: 60 });
});
afterAll(() => stack.stop());

const asPage = { headers: { accept: 'text/html' } };
const { claims, features, notifications, session, user } = areas;

const aMonth = addressOf(claims.getHistory, {
  fromDate: '2026-10-06',
  toDate: '2026-11-05',
  memberId: 'M1',
});

async function call<E extends (typeof claims)[keyof typeof claims] | typeof user.getMemberInfo>(
  browser: Browser,
  endpoint: E,
  input: Record<string, unknown>,
): Promise<OutputOf<E>> {
  const got = await browser.get(addressOf(endpoint, input));
  expect(got.status).toBe(200);
  return z.parse(endpoint.response, got.json()) as OutputOf<E>;
}

test('a member signs in, sees claims, stays signed in past a token’s life, signs out, and is out', async () => {
  const { bff } = stack;
  const browser = bff.browser();
  expect((await browser.get(addressOf(notifications.getCounts))).status).toBe(401);

  const { address } = await signInOnPage(browser, 'commercial-member', '/member/claims?range=30');
  expect(address).toBe(`${bff.origin}/member/claims?range=30`);
  expect((await browser.get(session.getStatus.path)).json()).toMatchObject({
    signedIn: true,
    variant: 'member',
    fromAdminPortal: false,
  });
  expect(browser.cookieHeader.length).toBeLessThan(1024);

  const info = await call(browser, user.getMemberInfo, { nc: Date.now() });
  expect(info.userFirstName).not.toBe('');
  const history = await call(browser, claims.getHistory, {
    fromDate: '2026-08-07',
    toDate: '2026-11-05',
    memberId: info.memberId,
  });
  const rows = history.claimsHistory?.claim ?? [];
  expect(rows.length).toBeGreaterThan(0);
  const { healthServiceId } = rows[0] as (typeof rows)[number];
  await call(browser, claims.getEntry, { healthServiceId });

  // The next call finds a token in its last fifth, and the real provider rotates the refresh token.
  bff.advance(55_000);
  expect((await browser.get(addressOf(notifications.getCounts))).status).toBe(200);
  bff.advance(55_000);
  expect((await browser.get(addressOf(notifications.getCounts))).status).toBe(200);

  const stolen = browser.jar.get(cookies.session) ?? '';
  const { location } = (await browser.post(session.signOut.path)).json() as { location: string };
  expect(new URL(location).origin).toBe(stack.issuer);
  const out = await browser.follow(await browser.get(location, asPage), location);
  expect(out.address).toBe(`${bff.origin}/member/login`);
  browser.jar.set(cookies.session, stolen);
  expect((await browser.get(addressOf(notifications.getCounts))).status).toBe(401);

  // Signed out of the provider too: the next sign-in asks who it is.
  browser.jar.delete(cookies.session);
  const again = await browser.follow(
    await browser.get('/member/auth/login', asPage),
    `${bff.origin}/member/auth/login`,
  );
  expect(again.got.text).toContain('name="password"');
});

test('a wrong password signs nobody in', async () => {
  const browser = stack.bff.browser();
  const { got } = await signInOnPage(browser, 'commercial-member', '/member/claims', 'wrong');
  expect(got.text).toContain('role="alert"');
  expect((await browser.get(session.getStatus.path)).json()).toEqual({ signedIn: false });
});

test('two people in two browsers each see their own', async () => {
  const [one, two] = [stack.bff.browser(), stack.bff.browser()];
  await signInOnPage(one, 'commercial-member', '/member/dashboard');
  await signInOnPage(two, 'medicare-member', '/member/dashboard');
  const first = await call(one, user.getMemberInfo, { nc: 1 });
  const second = await call(two, user.getMemberInfo, { nc: 1 });
  expect(first.memberId).not.toBe(second.memberId);
});

test('a visitor gets the features of visitors, and of the scenario that a page was opened with', async () => {
  const business = async (browser: Browser) => {
    const got = await browser.get(features.get.path);
    expect(got.status).toBe(200);
    return z.parse(features.get.response, got.json()).businessLine;
  };
  const visitor = stack.bff.browser();
  expect(await business(visitor)).not.toBe('MEDD');
  visitor.jar.set('scenario', 'visitor-medicare');
  expect(await business(visitor)).toBe('MEDD');
});

test.each([
  ['session-expired', 401, 'UNAUTHENTICATED'],
  ['upstream-down', 503, 'CALL_FAILED'],
])('the scenario %s reaches the browser as %i', async (username, status, code) => {
  const browser = stack.bff.browser();
  await signInOnPage(browser, username, '/member/dashboard');
  expect((await browser.get(aMonth)).json()).toMatchObject({ status, code });
});

test('the code of lost eligibility reaches the browser', async () => {
  const browser = stack.bff.browser();
  await signInOnPage(browser, 'eligibility-lost', '/member/dashboard');
  expect((await browser.get(aMonth)).text).toContain('ELIG_E0000001');
});
