import { areas } from '@portal/contracts/all';
import { freePort, type ScriptedProvider, startScriptedProvider } from '@portal/resilience';
import { createAgent } from '@portal/testing/supertest';
import { cookies } from '../http/cookies';
import { callback, login, sessionStatus, signIn } from '../../testing/sign-in-visits';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { signOut } = areas.session;

let live: ScriptedProvider;
let trial: ScriptedProvider;
let bff: StartedBff;
let port: number;
beforeAll(async () => {
  live = await startScriptedProvider();
  trial = await startScriptedProvider({ clientId: 'trial-portal' });
  port = await freePort();
  bff = await startBff({
    port,
    issuer: live.issuer,
    settings: {
      SITES: [
        {
          origin: `http://trial.everfern.localhost:${port}`,
          hosts: ['*.trial.everfern.localhost'],
          issuer: trial.issuer,
          clientId: 'trial-portal',
          clientSecret: 'a secret of the trial',
          logoutHintClaim: 'sid',
          authMethod: 'client_secret_post',
          pkce: false,
        },
      ],
      REDIRECT_HOSTS: ['partner.example'],
    },
  });
});
afterAll(async () => {
  await bff.stop();
  await Promise.all([live.stop(), trial.stop()]);
});
beforeEach(() => live.signInAs({}));

const at = (host: string) => createAgent(`http://${host}:${port}`);
const liveHosts = ['localhost', 'ebms.localhost'];
const trialHosts = ['trial.everfern.localhost', 'one.trial.everfern.localhost'];

describe('SS-3: the identity provider is chosen by the host of the request', () => {
  test.each([
    ...liveHosts.map((host) => [host, () => live, 'member-portal', true] as const),
    ...trialHosts.map((host) => [host, () => trial, 'trial-portal', false] as const),
  ])('%s signs in with its own, and stays where it is', async (host, provider, client, pkce) => {
    const agent = at(host);
    const address = new URL(await login(agent));
    expect(address.origin).toBe(provider().issuer);
    expect(address.searchParams.get('client_id')).toBe(client);
    expect(address.searchParams.has('code_challenge')).toBe(pkce);
    expect(address.searchParams.get('redirect_uri')).toBe(
      `http://${host}:${port}/member/auth/callback`,
    );
    await callback(agent, provider().consent(address.href));
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });

    const { location } = (await agent.post(signOut.path)).body as { location: string };
    expect(new URL(location).origin).toBe(provider().issuer);
    expect(new URL(location).searchParams.get('post_logout_redirect_uri')).toBe(
      `http://${host}:${port}/member/login`,
    );
  });

  test('the name of a host that no site has gets nowhere', async () => {
    const address = new URL(await login(at('evil.other.localhost')));
    expect(address.searchParams.get('redirect_uri')).toBe(
      `http://localhost:${port}/member/auth/callback`,
    );
  });

  test('a sign-in that began at one site does not end at another', async () => {
    const here = at('trial.everfern.localhost');
    const query = trial.consent(await login(here));
    const there = here.clone(at('localhost').origin);
    expect((await callback(there, query)).headers.location).toBe('/member/login');
    expect(await sessionStatus(there)).toEqual({ signedIn: false, signInError: 'expired' });
  });

  test('a session of one provider is not valid at the site of another', async () => {
    const [here, there] = [at('trial.everfern.localhost'), at('localhost')];
    await signIn(here, trial);
    there.setCookie(cookies.session, here.cookie(cookies.session) ?? '');
    expect(await sessionStatus(there)).toEqual({ signedIn: false });
    expect((await there.get(areas.notifications.getCounts.path)).status).toBe(401);
    expect(await sessionStatus(here)).toMatchObject({ signedIn: true });
  });

  test('tokens are renewed with the provider and client that they came from', async () => {
    trial.signInAs({ lifetime: 1 });
    const agent = at('trial.everfern.localhost');
    await signIn(agent, trial);
    bff.advance(2_000);
    trial.grants.splice(0);
    live.grants.splice(0);
    await agent.get(areas.notifications.getCounts.path);
    expect(trial.grants.map(({ type }) => type)).toEqual(['refresh_token']);
    expect(Object.fromEntries(trial.grants[0]?.parameters ?? [])).toMatchObject({
      client_id: 'trial-portal',
      client_secret: 'a secret of the trial',
    });
    expect(live.grants).toEqual([]);
  });
});

test('security 21: each site takes changes from its own origin only', async () => {
  const agent = at('ebms.localhost');
  await signIn(agent, live);
  const from = (origin: string) => agent.post(areas.session.extend.path).set({ origin });
  expect((await from(`http://trial.everfern.localhost:${port}`)).status).toBe(403);
  expect((await from(`http://localhost:${port}`)).status).toBe(403);
  expect((await from(`http://ebms.localhost:${port}`)).status).toBe(200);
});

test('SS-6: the status says to which hosts user info may send: our own, and those of the setting', async () => {
  const agent = at('localhost');
  await signIn(agent, live);
  expect(await sessionStatus(agent)).toMatchObject({
    redirectHosts: [
      'localhost',
      '*.localhost',
      'trial.everfern.localhost',
      '*.trial.everfern.localhost',
      'partner.example',
    ],
  });
});
