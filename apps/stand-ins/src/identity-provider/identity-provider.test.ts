import { decodeJwt } from 'jose';
import type { Agent } from '@portal/testing/supertest';
import { listen, type Running } from '../listen';
import { locationOf, Portal, portalOrigin, type Tokens } from '../testing/portal';
import { startTestProvider } from '../testing/start';

let running: Running;
let portal: Portal;
beforeAll(async () => {
  running = await startTestProvider(4311);
  portal = new Portal(running.url);
});
afterAll(() => running.stop());

const formOf = (agent: Agent, more?: Record<string, string>) => portal.formOf(agent, more);

describe('signing in', () => {
  test('leads through the form back to the portal, and gives tokens that say who it is', async () => {
    const tokens = await portal.signIn('commercial-member');
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      sub: 'commercial-member',
      aud: 'urn:portal:services',
      groups: ['member'],
      grant: expect.any(String),
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      sub: 'commercial-member',
      aud: 'member-portal',
      nonce: 'the-nonce',
      given_name: 'Marisol',
      groups: ['member'],
    });
  });

  test('shows the username again and the reason when the password does not match', async () => {
    const agent = portal.agent();
    const answer = await agent
      .post(await formOf(agent))
      .type('form')
      .send({ username: '"><b>ann', password: 'wrong' });
    const page = answer.text;
    expect(answer.status).toBe(200);
    expect(page).toContain('role="alert"');
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;ann"');
  });

  test.each([
    [{}, 'en-US,en', 'en', 'Sign in', 'Username', 'Password'],
    [{}, 'es-US,es;q=0.9', 'es', 'Iniciar sesión', 'Nombre de usuario', 'Contraseña'],
    [{ ui_locales: 'es-US' }, 'en', 'es', 'Iniciar sesión', 'Nombre de usuario', 'Contraseña'],
    [{}, 'fr', 'en', 'Sign in', 'Username', 'Password'],
  ])(
    'speaks the language of %j and "%s"',
    async (more, accepted, lang, title, username, password) => {
      const agent = portal.agent();
      const form = agent.get(await formOf(agent, more)).set('accept-language', accepted);
      const page = (await form).text;
      expect(page).toContain(`<html lang="${lang}">`);
      expect(page).toContain(`<label for="username">${username}</label>`);
      expect(page).toContain(`<label for="password">${password}</label>`);
      expect(page).toContain(`<button>${title}</button>`);
    },
  );

  test('lists who can sign in; a link fills in the username and preserves the language', async () => {
    const agent = portal.agent();
    const form = await formOf(agent);
    const page = (await agent.get(`${form}?lang=es`)).text;
    const [, link = ''] = /<a href="([^"]*username=minor-member)"/.exec(page) ?? [];
    const filled = await agent.visit(link.replaceAll('&amp;', '&'));
    expect(filled.response.text).toMatch(/lang="es"[^]*value="minor-member"/);
  });

  test('its pages have no inline style or script, and a policy that allows none', async () => {
    const agent = portal.agent();
    const answer = await agent.get(await formOf(agent));
    expect(answer.text).not.toMatch(/<script|<style|style="|onclick/);
    const policy = answer.headers['content-security-policy'] ?? '';
    const portals = /form-action 'self' ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(policy.replace(portals, '<portals>')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self' <portals>; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(portals.split(' ')).toEqual(
      expect.arrayContaining([portalOrigin, 'http://ebms.localhost:4200']),
    );
    expect(portals.split(' ').filter((origin) => !/localhost:4200$/.test(origin))).toEqual([]);
  });

  test('a form of another browser, or one that is over, is a page that says so', async () => {
    const form = await formOf(portal.agent());
    const answer = await portal.agent().get(form);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This sign-in page is no longer open');
  });

  test('a redirect URI that is not the portal’s is rejected without a redirect', async () => {
    const path = portal.signInPath({ redirect_uri: 'http://localhost:9999/' });
    const answer = await portal.agent().get(path);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('We could not continue');
  });

  test('without PKCE no code is given', async () => {
    const path = portal.signInPath({ code_challenge: '', code_challenge_method: '' });
    const back = new URL(locationOf(await portal.agent().get(path)));
    expect(back.searchParams.get('error')).toBe('invalid_request');
  });
});

describe('signing in silently', () => {
  const silently = async (agent: Agent) =>
    new URL(locationOf(await agent.get(portal.signInPath({ prompt: 'none' }))));

  test('works while the provider has a session, and is refused without a page when it has none', async () => {
    const agent = portal.agent();
    expect((await silently(agent)).searchParams.get('error')).toBe('login_required');
    await portal.signIn('commercial-member', agent);
    expect((await silently(agent)).searchParams.get('code')).toEqual(expect.any(String));
  });
});

describe('tokens', () => {
  test('userinfo answers by POST with the claims of the granted scopes', async () => {
    const { access_token } = await portal.signIn('medicare-member');
    expect(await (await portal.userinfo(access_token)).json()).toEqual({
      sub: 'medicare-member',
      given_name: 'Hollis',
      family_name: 'Quillby',
      email: 'hollis.quillby@example.com',
      email_verified: true,
      groups: ['member'],
      member_id: 'GMR00730512',
    });
    expect((await portal.userinfo('nonsense')).status).toBe(401);
  });

  test('a refresh token works once; used again it ends the whole sign-in', async () => {
    const first = await portal.signIn('commercial-member');
    const second = (await (await portal.refresh(first.refresh_token)).json()) as Tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token)['grant']).toBe(decodeJwt(first.access_token)['grant']);
    const again = await portal.refresh(first.refresh_token);
    expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
    expect((await portal.refresh(second.refresh_token)).status).toBe(400);
  });
});

test('a refresh token works again where the provider allows it for some seconds, and not after', async () => {
  const lenient = await startTestProvider(4320, {}, { lifetimes: { refreshTokenReuse: 2 } });
  const portal = new Portal(lenient.url);
  const first = await portal.signIn('commercial-member');
  expect((await portal.refresh(first.refresh_token)).status).toBe(200);
  const again = await portal.refresh(first.refresh_token);
  expect(again.status).toBe(200);
  const { refresh_token } = (await again.json()) as Tokens;
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  expect((await portal.refresh(first.refresh_token)).status).toBe(400);
  expect((await portal.refresh(refresh_token)).status).toBe(400);
  await lenient.stop();
});

test('a refresh token that the portal revoked no longer works', async () => {
  const { refresh_token } = await portal.signIn('commercial-member');
  expect((await portal.revoke(refresh_token)).status).toBe(200);
  expect((await portal.refresh(refresh_token)).status).toBe(400);
});

describe('signing out', () => {
  test('with the id token goes straight back, and tokens and session are over', async () => {
    const agent = portal.agent();
    const tokens = await portal.signIn('commercial-member', agent);
    const answer = await agent.get(portal.signOutPath(tokens.id_token));
    expect([answer.status, locationOf(answer)]).toEqual([303, `${portalOrigin}/member/login`]);
    expect((await portal.refresh(tokens.refresh_token)).status).toBe(400);
    expect((await portal.userinfo(tokens.access_token)).status).toBe(401);
    expect(await formOf(agent)).toContain('/sign-in/');
  });

  test('with the id of the session goes straight back too, and another id has to be confirmed', async () => {
    const withIds = await startTestProvider(4318, { backchannelLogoutUri: `${portalOrigin}/none` });
    const there = new Portal(withIds.url);
    const agent = there.agent();
    const { id_token } = await there.signIn('commercial-member', agent);
    const { sid } = decodeJwt(id_token);
    const asked = await agent.get(`${there.signOutPath()}&logout_hint=another`);
    expect(asked.text).toContain('Do you want to sign out?');
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await agent.get(`${there.signOutPath()}&logout_hint=${String(sid)}`);
    jest.restoreAllMocks();
    expect([answer.status, locationOf(answer)]).toEqual([303, `${portalOrigin}/member/login`]);
    await withIds.stop();
  });

  test('goes straight back too when this provider has no session any more', async () => {
    const { id_token } = await portal.signIn('commercial-member');
    const answer = await portal.agent().get(portal.signOutPath(id_token));
    expect([answer.status, locationOf(answer)]).toEqual([303, `${portalOrigin}/member/login`]);
  });

  test('notifies the portal’s server of an ended session by back-channel logout', async () => {
    // The package warns once that its guard against IPs of this machine is off, which is intended.
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const received: string[] = [];
    const bff = await listen(
      'The listener',
      (req, res) => {
        req.on('data', (chunk: Buffer) => received.push(chunk.toString()));
        req.on('end', () => res.end());
      },
      0,
    );
    const backchannelLogoutUri = `${bff.url}/back-channel`;
    const telling = await startTestProvider(4319, { backchannelLogoutUri });
    const teller = new Portal(telling.url);
    const agent = teller.agent();
    const { id_token } = await teller.signIn('commercial-member', agent);
    await agent.get(teller.signOutPath(id_token));
    await Promise.all([bff.stop(), telling.stop()]);
    warned.mockRestore();
    const token = new URLSearchParams(received.join('')).get('logout_token') ?? '';
    expect(decodeJwt(token)).toMatchObject({
      sub: 'commercial-member',
      sid: decodeJwt(id_token)['sid'],
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
  });

  test('without an id token the user has to confirm', async () => {
    const agent = portal.agent();
    await portal.signIn('commercial-member', agent);
    const answer = await agent.get(portal.signOutPath());
    const page = answer.text;
    expect(page).toContain('Do you want to sign out?');
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    const done = await agent
      .post('/session/end/confirm')
      .type('form')
      .send({ xsrf, logout: 'yes' });
    expect(locationOf(done)).toBe(`${portalOrigin}/member/login`);
    expect(await formOf(agent)).toContain('/sign-in/');
  });
});
