import { decodeJwt } from 'jose';
import { generate } from 'otplib';
import type { Agent } from '@portal/testing/supertest';
import type { Running } from '../listen';
import { loadFixtures } from '../load-fixtures';
import { Outbox } from '../outbox/outbox';
import { locationOf, Portal } from '../testing/portal';
import { startTestProvider } from '../testing/start';
import { type SecondFactorMode, SecondFactors, secondFactorAcr } from './second-factor';

const outbox = new Outbox();
const fixtures = loadFixtures();
const running: Running[] = [];
afterAll(() => Promise.all(running.map((each) => each.stop())));
beforeEach(() => outbox.clear());

const portalOf = async (port: number, secondFactor: SecondFactorMode) => {
  const started = await startTestProvider(port, {}, { secondFactor, outbox, fixtures });
  running.push(started);
  return new Portal(started.url);
};
let onRequest: Portal;
let always: Portal;
let withApp: Portal;
let never: Portal;
beforeAll(async () => {
  onRequest = await portalOf(4321, 'on-request');
  always = await portalOf(4322, 'code');
  withApp = await portalOf(4323, 'app');
  never = await portalOf(4324, 'off');
  // Each of the four makes a key.
});

const requested = { acr_values: secondFactorAcr, max_age: '0' };
const lastCode = () => /^\d{6}/.exec(outbox.list()[0]?.text ?? '')?.[0] ?? '';

/** Shows the password; gives the path of the page that comes next, undefined back at the portal. */
async function showPassword(portal: Portal, agent: Agent, more = {}): Promise<string> {
  const form = agent.post(await portal.formOf(agent, more)).type('form');
  const sent = await form.send({ username: 'commercial-member', password: 'demo' });
  return new URL(locationOf(sent)).pathname;
}

const sendCode = (agent: Agent, path: string, body: Record<string, string>) =>
  agent.post(path).type('form').send(body);

/** The claims of the id token, after a code that was right. */
async function claimsAfter(portal: Portal, agent: Agent, path: string, code: string) {
  const sent = await sendCode(agent, path, { code });
  const { pathname, search } = new URL(locationOf(sent));
  const back = new URL(locationOf(await agent.get(pathname + search)));
  const tokens = await portal.exchange(back.searchParams.get('code') ?? '');
  return decodeJwt(((await tokens.json()) as { id_token: string }).id_token);
}

test('a portal that requests one gets it, by a code that was mailed, and the time of it', async () => {
  const agent = onRequest.agent();
  const path = await showPassword(onRequest, agent, requested);
  expect(path).toMatch(/\/second-factor$/);
  expect(outbox.list()).toMatchObject([{ kind: 'email', to: 'marisol.sampleton@example.com' }]);
  const page = (await agent.get(path)).text;
  expect(page).toContain('m•••@example.com');
  expect(page).toContain('autocomplete="one-time-code"');
  const claims = await claimsAfter(onRequest, agent, path, lastCode());
  expect(claims).toMatchObject({ sub: 'commercial-member', acr: secondFactorAcr });
  expect(Number(claims['auth_time'])).toBeGreaterThan(Date.now() / 1000 - 60);
});

test('someone who is signed in shows the code alone, each time that it is requested', async () => {
  const agent = onRequest.agent();
  await onRequest.signIn('commercial-member', agent);
  expect(outbox.list()).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    const first = await agent.get(await onRequest.formOf(agent, requested));
    const { pathname } = new URL(locationOf(first));
    expect(pathname).toMatch(/\/second-factor$/);
    expect(await claimsAfter(onRequest, agent, pathname, lastCode())).toMatchObject({
      acr: secondFactorAcr,
    });
  }
});

test('someone else who is signed in is asked for the password of whom the portal means', async () => {
  const agent = onRequest.agent();
  const { id_token: hint } = await onRequest.signIn('commercial-member');
  await onRequest.signIn('caregiver', agent);
  const path = await onRequest.formOf(agent, { ...requested, id_token_hint: hint });
  expect((await agent.get(path)).text).toContain('value="commercial-member"');
  const show = (username: string) =>
    agent.post(path).type('form').send({ username, password: 'demo' });
  expect((await show('caregiver')).text).toContain('That is not the account');
  expect(locationOf(await show('commercial-member'))).toMatch(/\/second-factor$/);
  expect(outbox.list()).toMatchObject([{ to: 'marisol.sampleton@example.com' }]);
});

test('without a name from the portal, another account can be chosen', async () => {
  const agent = onRequest.agent();
  await onRequest.signIn('caregiver', agent);
  const first = await agent.get(await onRequest.formOf(agent, requested));
  const { pathname } = new URL(locationOf(first));
  const link = /<a href="([^"]+other=1[^"]*)"/.exec((await agent.get(pathname)).text)?.[1] ?? '';
  expect((await agent.get(link.replaceAll('&amp;', '&'))).text).toContain('<label for="password">');
});

test('a code can be sent by text instead, and the page is there in Spanish', async () => {
  const agent = always.agent();
  const path = await showPassword(always, agent, { ui_locales: 'es' });
  const page = (await sendCode(agent, path, { send: 'text' })).text;
  expect(page).toContain('Confirme que es usted');
  expect(page).toContain('•••-0101');
  expect(page).toMatch(/role="status">Enviamos un código nuevo\./);
  expect((await sendCode(agent, path, { send: 'text' })).text).not.toContain('role="status"');
  expect(outbox.list()[0]).toMatchObject({ kind: 'text', to: '1-612-555-0101', subject: '' });
  expect(outbox.list()[0]?.text).toContain('es su código');
});

test('a code that is wrong is refused five times at most, and an older one counts no more', async () => {
  const agent = always.agent();
  const path = await showPassword(always, agent);
  const right = lastCode();
  const wrong = right === '000000' ? '111111' : '000000';
  for (let time = 0; time < 4; time += 1) {
    expect((await sendCode(agent, path, { code: wrong })).text).toContain('That code is not right');
  }
  expect((await sendCode(agent, path, { code: wrong })).text).toContain(
    'wrong code too many times',
  );
  expect((await sendCode(agent, path, { code: right })).text).toContain(
    'wrong code too many times',
  );
  await sendCode(agent, path, { send: 'text' });
  expect((await sendCode(agent, path, { code: right })).text).toContain('That code is not right');
  expect(await claimsAfter(always, agent, path, lastCode())).toMatchObject({
    sub: 'commercial-member',
  });
});

test('an authenticator app is set up with a picture and a key, and its code counts once', async () => {
  const agent = withApp.agent();
  const path = await showPassword(withApp, agent);
  const page = (await agent.get(path)).text;
  expect(page).toContain('aria-label="QR code for your authenticator app"');
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? '';
  const code = await generate({ secret });
  // Nothing was requested: the portal learns it all the same, and when that was.
  const claims = await claimsAfter(withApp, agent, path, code);
  expect(claims).toMatchObject({ acr: secondFactorAcr });
  expect(Number(claims['auth_time'])).toBeGreaterThan(Date.now() / 1000 - 60);
  const other = withApp.agent();
  const again = await showPassword(withApp, other);
  expect((await other.get(again)).text).not.toContain(secret);
  expect((await sendCode(other, again, { code })).text).toContain('Wait for the next one');
  const wrong = code === '000000' ? '111111' : '000000';
  for (let time = 0; time < 4; time += 1) await sendCode(other, again, { code: wrong });
  const locked = (await sendCode(other, again, { code: wrong })).text;
  expect(locked).toContain('wrong code too many times. Wait 10 minutes');
  // No code can be sent to an app.
  expect(locked).not.toMatch(/Send a/);
  expect(outbox.list()).toEqual([]);
});

test('a provider without one signs in as before, and says nothing of a level', async () => {
  const agent = never.agent();
  const path = await showPassword(never, agent, requested);
  expect(path).not.toMatch(/second-factor/);
  const back = await agent.get(path);
  const code = new URL(locationOf(back)).searchParams.get('code') ?? '';
  const { id_token: idToken } = (await (await never.exchange(code)).json()) as { id_token: string };
  expect(decodeJwt(idToken)['acr']).toBeUndefined();
});

test('a page whose sign-in waits for nothing says that it is over', async () => {
  const agent = always.agent();
  const form = await always.formOf(agent);
  expect((await agent.get(`${form}/second-factor`)).status).toBe(400);
});

test('codes are sent once a minute by the same way, six times an hour, and work for ten minutes', async () => {
  let now = 0;
  const person = {
    username: 'a',
    password: 'b',
    claims: {
      given_name: 'A',
      family_name: 'B',
      email: 'a@example.com',
      email_verified: true,
      groups: [],
    },
    idToken: [],
    accessToken: [],
  };
  const factors = new SecondFactors(
    'on-request',
    new Map([['a', person]]),
    (message) => outbox.send(message),
    () => now,
  );
  factors.begin('1', 'a', 'en');
  expect(factors.sendCode('1', 'email', 'en')).toBe('tooSoon');
  expect(factors.sendCode('1', 'text', 'en')).toBeUndefined();
  expect(outbox.list()).toHaveLength(1);
  for (let count = 2; count <= 6; count += 1) {
    now += 60_000;
    expect(factors.sendCode('1', 'email', 'en')).toBeUndefined();
  }
  now += 60_000;
  expect(factors.sendCode('1', 'email', 'en')).toBe('tooOften');
  factors.begin('2', 'a', 'en');
  expect(factors.view('2')?.problem).toBe('tooOften');
  now += 9 * 60_000 + 1;
  expect(await factors.check('1', lastCode())).toBe('expired');
});
