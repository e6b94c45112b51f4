import { areas } from '@portal/contracts/all';
import { addressOf } from '@portal/contracts';
import { Browser } from '@portal/resilience';
import { cookies } from './http/cookies';
import { signInOnPage } from '../testing/sign-in-on-page';
import { type Stack, startStack } from '../testing/start-stack';

const { getStatus, fetchMailOrderToken, signOut, stopEmulation } = areas.session;
const counts = areas.notifications.getCounts.path;
const asPage = { headers: { accept: 'text/html' } };
const userInfo = addressOf(areas.user.getMemberInfo, { nc: 1 });

let stack: Stack;
beforeAll(async () => {
  // The package warns once that its guard against addresses of this machine is off, which is wanted.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stack = await startStack();
});
afterAll(() => stack.stop());

const status = async (browser: Browser) => (await browser.get(getStatus.path)).json();
const nameIn = async (browser: Browser) =>
  ((await browser.get(userInfo)).json() as { userFirstName: string }).userFirstName;

test('SS-3: a client’s own host signs in and out under its own name', async () => {
  const origin = stack.bff.origin.replace('localhost', 'ebms.localhost');
  const browser = new Browser(origin);
  const { address } = await signInOnPage(browser, 'commercial-member', '/member/claims');
  expect(address).toBe(`${origin}/member/claims`);
  expect(await status(browser)).toMatchObject({ signedIn: true });
  expect((await browser.get(counts)).status).toBe(200);
  const { location } = (await browser.post(signOut.path)).json() as { location: string };
  const out = await browser.follow(await browser.get(location, asPage), location);
  expect(out.address).toBe(`${origin}/member/login`);
});

describe('security 17, 20: the provider’s session', () => {
  test('signs in silently again while it lasts, and no longer', async () => {
    const browser = stack.bff.browser();
    await signInOnPage(browser, 'commercial-member');
    browser.jar.delete(cookies.session);
    expect(await status(browser)).toEqual({ signedIn: false, silentSignIn: true });
    const silent = '/member/auth/silent?returnTo=/member/claims';
    const from = new URL(silent, browser.origin).href;
    const back = await browser.follow(await browser.get(silent, asPage), from);
    expect(back.address).toBe(`${browser.origin}/member/claims`);
    expect(await status(browser)).toMatchObject({ signedIn: true });

    browser.jar.delete('identity_session');
    browser.jar.delete(cookies.session);
    stack.bff.advance(60_000);
    const out = await browser.follow(await browser.get(silent, asPage), from);
    expect(out.address).toBe(`${browser.origin}/member/claims`);
    expect(await status(browser)).toEqual({ signedIn: false });
  });

  test('that is ended at the provider itself ends ours, by back channel', async () => {
    const browser = stack.bff.browser();
    await signInOnPage(browser, 'commercial-member');
    expect((await browser.get(counts)).status).toBe(200);
    const end = `${stack.issuer}/session/end`;
    const question = await browser.get(end, asPage);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(question.text)?.[1] ?? '';
    await browser.send(`${end}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
    });
    expect((await browser.get(counts)).status).toBe(401);
    expect(stack.bff.log()).toContainEqual(
      expect.objectContaining({ event: 'sessions-ended-by-provider', count: 1 }),
    );
  });
});

test('MO-1: the stand-in gives a mail-order token, and the member id is known from the sign-in', async () => {
  const browser = stack.bff.browser();
  await signInOnPage(browser, 'commercial-member');
  const ask = (body: object) => browser.post(fetchMailOrderToken.path, body);
  expect((await ask({})).json()).toEqual({ ready: true });
  expect((await ask({ dependentId: 'EVF00421787-03' })).json()).toEqual({ ready: true });
  const minor = stack.bff.browser();
  await signInOnPage(minor, 'minor-member');
  expect((await minor.post(fetchMailOrderToken.path, {})).status).toBe(502);
});

test('SS-9: a support agent sees the member’s world, and their own again afterwards', async () => {
  const browser = stack.bff.browser();
  await signInOnPage(browser, 'support-agent');
  expect(await nameIn(browser)).toBe('Ines');
  browser.jar.set('emulated-user', 'commercial-member');
  expect(await status(browser)).toMatchObject({
    emulation: { actor: 'support-agent', subject: 'commercial-member' },
  });
  expect(await nameIn(browser)).toBe('Marisol');
  await browser.post(stopEmulation.path);
  expect(await nameIn(browser)).toBe('Ines');
});
