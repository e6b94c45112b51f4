import { areas } from '@portal/contracts/all';
import { requestPath } from '@portal/contracts';
import { type Agent, createAgent, signInOnPage, type Visited } from '@portal/testing/supertest';
import { cookies } from './http/cookies';
import { type Stack, startStack } from '../testing/start-stack';

const { getStatus, fetchMailOrderToken, signOut, stopEmulation } = areas.session;
const counts = areas.notifications.getCounts.path;
const userInfo = requestPath(areas.user.getMemberInfo, { nc: 1 });

let stack: Stack;
beforeAll(async () => {
  // The package warns once that its guard against addresses of this machine is off, which is wanted.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stack = await startStack();
});
afterAll(() => stack.stop());

const status = async (agent: Agent) => (await agent.get(getStatus.path)).body;
const nameIn = async (agent: Agent) =>
  ((await agent.get(userInfo)).body as { userFirstName: string }).userFirstName;

test('SS-3: a client’s own host signs in and out under its own name', async () => {
  const origin = stack.bff.origin.replace('localhost', 'ebms.localhost');
  const agent = createAgent(origin);
  const { url } = await signInOnPage(agent, 'commercial-member', { returnTo: '/member/claims' });
  expect(url).toBe(`${origin}/member/claims`);
  expect(await status(agent)).toMatchObject({ signedIn: true });
  expect((await agent.get(counts)).status).toBe(200);
  const { location } = (await agent.post(signOut.path)).body as { location: string };
  const out = await agent.visit(location);
  expect(out.url).toBe(`${origin}/member/login?state=signed-out`);
});

test('security 9, 19: no token is in a URL or a page, from the sign-in to the end of the sign-out', async () => {
  const agent = stack.bff.agent();
  const signedIn = await signInOnPage(agent, 'commercial-member');
  const info = await agent.get(userInfo);
  const out = await agent.post(signOut.path);
  const { location } = out.body as { location: string };
  const { response: first } = await agent.visit(location, 0);
  const pages = [signedIn.response, info, out, first];
  for (const { text, headers, request } of pages) {
    expect(JSON.stringify([text, headers, request.url])).not.toMatch(/eyJ|id_token/);
  }
  // The provider's session is over, without a question.
  expect([first.status, first.headers.location]).toEqual([
    303,
    `${agent.origin}/member/login?state=signed-out`,
  ]);
  const { response } = await agent.visit('/member/auth/login');
  expect(response.text).toContain('<label for="username">');
});

describe('security 17, 20: the provider’s session', () => {
  test('signs in silently again while it lasts, and no longer', async () => {
    const agent = stack.bff.agent();
    await signInOnPage(agent, 'commercial-member');
    agent.deleteCookie(cookies.session);
    expect(await status(agent)).toEqual({ signedIn: false, silentSignIn: true });
    const silent = '/member/auth/silent?returnTo=/member/claims';
    const back = await agent.visit(silent);
    expect(back.url).toBe(`${agent.origin}/member/claims`);
    expect(await status(agent)).toMatchObject({ signedIn: true });

    agent.deleteCookie('identity_session');
    agent.deleteCookie(cookies.session);
    stack.bff.advance(60_000);
    const out = await agent.visit(silent);
    expect(out.url).toBe(`${agent.origin}/member/claims`);
    expect(await status(agent)).toEqual({ signedIn: false });
  });

  test('that is ended at the provider itself ends ours, by back channel', async () => {
    const agent = stack.bff.agent();
    await signInOnPage(agent, 'commercial-member');
    expect((await agent.get(counts)).status).toBe(200);
    const end = `${stack.issuer}/session/end`;
    const { response: question } = await agent.visit(end);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(question.text)?.[1] ?? '';
    await agent.submit(`${end}/confirm`, { xsrf, logout: 'yes' });
    expect((await agent.get(counts)).status).toBe(401);
    expect(stack.bff.log()).toContainEqual(
      expect.objectContaining({ event: 'sessions-ended-by-provider', count: 1 }),
    );
  });
});

test('MO-1: the stand-in gives a mail-order token, and the member id is known from the sign-in', async () => {
  const agent = stack.bff.agent();
  await signInOnPage(agent, 'commercial-member');
  const ask = (body: object) => agent.post(fetchMailOrderToken.path).send(body);
  expect((await ask({})).body).toEqual({ ready: true });
  expect((await ask({ dependentId: 'EVF00421787-03' })).body).toEqual({ ready: true });
  const minor = stack.bff.agent();
  await signInOnPage(minor, 'minor-member');
  const refused = await minor.post(fetchMailOrderToken.path).send({});
  expect(refused.body).toMatchObject({ status: 403, code: 'AGE_RESTRICTED' });
});

test('SS-9: a support agent sees the member’s world, and their own again afterwards', async () => {
  const agent = stack.bff.agent();
  await signInOnPage(agent, 'support-agent');
  expect(await nameIn(agent)).toBe('Ines');
  agent.setCookie('emulated-user', 'commercial-member');
  expect(await status(agent)).toMatchObject({
    emulation: { mode: 'emulation' },
  });
  expect(await nameIn(agent)).toBe('Marisol');
  await agent.post(stopEmulation.path);
  expect(await nameIn(agent)).toBe('Ines');
});

describe('AC-1: a second factor at the provider', () => {
  let strict: Stack;
  beforeAll(async () => {
    strict = await startStack({ settings: { STEP_UP: true } });
  });
  afterAll(() => strict.stop());

  const sendCode = async (agent: Agent) =>
    agent
      .post(areas.accountEmail.sendCode.path)
      .send({ memberId: 'EVF00421787', email: 'new@example.com', language: 'en' });
  const lastCode = () => /^\d{6}/.exec(strict.outbox.list()[0]?.text ?? '')?.[0] ?? '';
  const formIn = ({ response, url }: Visited) =>
    new URL(/<form method="post" action="([^"?]+)/.exec(response.text)?.[1] ?? '', url).href;

  test('marks the session, and is asked for each time', async () => {
    const agent = strict.bff.agent();
    await signInOnPage(agent, 'commercial-member');
    expect((await sendCode(agent)).body).toMatchObject({ code: 'STEP_UP_NEEDED' });
    const page = await agent.visit('/member/auth/login?stepUp=1');
    expect(page.url).toMatch(/\/second-factor$/);
    const back = await agent.submit(page.url, { code: lastCode() });
    expect(back.url).toBe(`${agent.origin}/member/confirmed`);
    expect((await sendCode(agent)).status).toBe(200);
    const again = await agent.visit('/member/auth/login?stepUp=1');
    expect(again.url).toMatch(/\/second-factor$/);
  });

  test('is not asked for again soon after a sign-in with one', async () => {
    const { bff, outbox, stop } = await startStack({
      settings: { STEP_UP: true },
      secondFactor: 'code',
    });
    const agent = bff.agent();
    const { url } = await signInOnPage(agent, 'commercial-member');
    expect(url).toMatch(/\/second-factor$/);
    await agent.submit(url, { code: /^\d{6}/.exec(outbox.list()[0]?.text ?? '')?.[0] ?? '' });
    expect((await sendCode(agent)).status).toBe(200);
    bff.advance(301_000);
    expect((await sendCode(agent)).body).toMatchObject({ code: 'STEP_UP_NEEDED' });
    await stop();
  });

  test('is asked of the user of the session, while another one is signed in at the provider', async () => {
    const agent = strict.bff.agent();
    await signInOnPage(agent, 'commercial-member');
    const other = strict.bff.agent();
    await signInOnPage(other, 'caregiver');
    for (const name of ['identity_session', 'identity_session.sig']) {
      agent.setCookie(name, other.cookie(name) ?? '');
    }

    const first = await agent.get('/member/auth/login?stepUp=1');
    expect(first.headers.location).toContain('request_uri=');
    expect(first.headers.location).not.toMatch(/eyJ|id_token/);
    const page = await agent.visit('/member/auth/login?stepUp=1');
    expect(page.response.text).toContain('value="commercial-member"');
    const form = formIn(page);
    const wrong = await agent.submit(form, { username: 'caregiver', password: 'demo' });
    expect(wrong.response.text).toContain('That is not the account');
    const code = await agent.submit(form, { username: 'commercial-member', password: 'demo' });
    expect(code.url).toMatch(/\/second-factor$/);
    // The provider ends the session of the other user first, by a form that its page submits.
    const change = await agent.submit(code.url, { code: lastCode() });
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(change.response.text)?.[1] ?? '';
    expect(change.response.headers['content-security-policy']).toMatch(/script-src [^;]*'sha256-/);
    const back = await agent.submit(`${strict.issuer}/session/end/confirm`, {
      xsrf,
      logout: 'yes',
    });
    expect(back.url).toBe(`${agent.origin}/member/confirmed`);
    expect(await nameIn(agent)).toBe('Marisol');
  });

  test('is requested without the hint when the provider refuses it', async () => {
    const { providers, config } = strict.bff.dependencies;
    const checks = { origin: strict.bff.origin, state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
    const onNotPushed = jest.fn();
    const stepUp = { idToken: 'old', isAgain: false, onNotPushed };
    const url = await providers
      .of(config.siteOf(undefined))
      .authorizationUrl({ ...checks, isSilent: false }, { stepUp });
    expect(onNotPushed).toHaveBeenCalledTimes(1);
    expect(url.searchParams.get('acr_values')).toBe(config.settings.OIDC_STEP_UP_ACR);
  });
});
