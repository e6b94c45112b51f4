import { areas } from '@portal/contracts/all';
import { requestPath, type OutputOf } from '@portal/contracts';
import * as z from 'zod/mini';
import { type Agent, signInOnPage } from '@portal/testing/supertest';
import { cookies } from './http/cookies';
import { type Stack, startStack } from '../testing/start-stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ accessToken: 60 });
});
afterAll(() => stack.stop());

const { claims, features, notifications, session, user } = areas;

const aMonth = requestPath(claims.getHistory, {
  fromDate: '2026-10-06',
  toDate: '2026-11-05',
  memberId: 'EVF00421787',
});

async function call<E extends (typeof claims)[keyof typeof claims] | typeof user.getMemberInfo>(
  agent: Agent,
  endpoint: E,
  input: Record<string, unknown>,
): Promise<OutputOf<E>> {
  const got = await agent.get(requestPath(endpoint, input));
  expect(got.status).toBe(200);
  return z.parse(endpoint.response, got.body) as OutputOf<E>;
}

test('a member signs in, sees claims, stays signed in past a token’s life, signs out, and is out', async () => {
  const { bff } = stack;
  const agent = bff.agent();
  expect((await agent.get(requestPath(notifications.getCounts))).status).toBe(401);

  const { url } = await signInOnPage(agent, 'commercial-member', {
    returnTo: '/member/claims?range=30',
  });
  expect(url).toBe(`${bff.origin}/member/claims?range=30`);
  expect((await agent.get(session.getStatus.path)).body).toMatchObject({
    signedIn: true,
    variant: 'member',
    fromAdminPortal: false,
  });
  expect(agent.cookieHeader.length).toBeLessThan(1024);

  const info = await call(agent, user.getMemberInfo, { nc: Date.now() });
  expect(info.userFirstName).not.toBe('');
  const history = await call(agent, claims.getHistory, {
    fromDate: '2026-08-07',
    toDate: '2026-11-05',
    memberId: info.memberId,
  });
  const rows = history.claimsHistory?.claim ?? [];
  expect(rows.length).toBeGreaterThan(0);
  const { healthServiceId } = rows[0] as (typeof rows)[number];
  await call(agent, claims.getEntry, { healthServiceId });

  // The next call finds a token in its last fifth, and the real provider rotates the refresh token.
  bff.advance(55_000);
  expect((await agent.get(requestPath(notifications.getCounts))).status).toBe(200);
  bff.advance(55_000);
  expect((await agent.get(requestPath(notifications.getCounts))).status).toBe(200);

  const stolen = agent.cookie(cookies.session) ?? '';
  const { location } = (await agent.post(session.signOut.path)).body as { location: string };
  expect(new URL(location).origin).toBe(stack.issuer);
  const out = await agent.visit(location);
  expect(out.url).toBe(`${bff.origin}/member/login?state=signed-out`);
  agent.setCookie(cookies.session, stolen);
  expect((await agent.get(requestPath(notifications.getCounts))).status).toBe(401);

  // Signed out of the provider too: the next sign-in shows the login page.
  agent.deleteCookie(cookies.session);
  const again = await agent.visit('/member/auth/login');
  expect(again.response.text).toContain('name="password"');
});

test('a wrong password does not sign in', async () => {
  const agent = stack.bff.agent();
  const { response } = await signInOnPage(agent, 'commercial-member', { password: 'wrong' });
  expect(response.text).toContain('role="alert"');
  expect((await agent.get(session.getStatus.path)).body).toEqual({ signedIn: false });
});

test('two people in two browsers each see their own', async () => {
  const [one, two] = [stack.bff.agent(), stack.bff.agent()];
  await signInOnPage(one, 'commercial-member');
  await signInOnPage(two, 'medicare-member');
  const first = await call(one, user.getMemberInfo, { nc: 1 });
  const second = await call(two, user.getMemberInfo, { nc: 1 });
  expect(first.memberId).not.toBe(second.memberId);
});

test('a visitor gets the features of visitors, and of the scenario that a page was opened with', async () => {
  const business = async (agent: Agent) => {
    const got = await agent.get(features.get.path);
    expect(got.status).toBe(200);
    return z.parse(features.get.response, got.body).businessLine;
  };
  const visitor = stack.bff.agent();
  expect(await business(visitor)).not.toBe('MEDD');
  visitor.setCookie('scenario', 'visitor-medicare');
  expect(await business(visitor)).toBe('MEDD');
});

test.each([
  ['session-expired', 401, 'UNAUTHENTICATED'],
  ['upstream-down', 503, 'CALL_FAILED'],
])('the scenario %s reaches the browser as %i', async (username, status, code) => {
  const agent = stack.bff.agent();
  await signInOnPage(agent, username);
  expect((await agent.get(aMonth)).body).toMatchObject({ status, code });
});

test('the code of lost eligibility reaches the browser', async () => {
  const agent = stack.bff.agent();
  await signInOnPage(agent, 'eligibility-lost');
  expect((await agent.get(aMonth)).text).toContain('ELIG_E0000001');
});
