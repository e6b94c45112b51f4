import { areas } from '@portal/contracts/all';
import { startScriptedProvider, until } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { callback, login, sessionStatus, signIn } from '../../testing/sign-in-visits';
import { startBff } from '../../testing/start-bff';
import { useSignIn } from '../../testing/use-sign-in';

const acr = 'urn:portal:mfa';
const stack = useSignIn({ STEP_UP: true });
const { sendCode } = areas.accountEmail;

/** The id token says that a second factor was shown, so many seconds ago by the clock of the BFF. */
const shown = (secondsAgo = 0, level: unknown = acr) =>
  stack.provider.play({
    claims: (right) => ({
      ...right,
      acr: level,
      auth_time: Math.floor(stack.bff.dependencies.clock() / 1000) - secondsAgo,
    }),
  });

async function signedIn(): Promise<Agent> {
  const agent = stack.bff.agent();
  await signIn(agent, stack.provider);
  return agent;
}

const confirm = (agent: Agent) => signIn(agent, stack.provider, '?stepUp=1');

/** The code that a call with a second factor is refused with; undefined when it is not. */
async function codeOf(agent: Agent): Promise<string | undefined> {
  const body = { memberId: 'M-1', email: 'new@example.com', language: 'en' };
  const sent = await agent.post(sendCode.path).send(body);
  return (sent.body as { code?: string }).code;
}
const audited = () =>
  stack.bff
    .log()
    .filter(({ event }) => String(event).startsWith('step'))
    .map(({ event, reason }) => ({ event, reason }))
    .at(-1);

test('security 14: it requests the level of the setting, and a sign-in that is no older than now', async () => {
  const requested = new URL(await login(await signedIn(), '?stepUp=1'));
  expect(requested.searchParams.get('acr_values')).toBe(acr);
  expect(requested.searchParams.get('max_age')).toBe('0');
  expect(new URL(await login(stack.bff.agent(), '?stepUp=1')).searchParams.has('acr_values')).toBe(
    false,
  );
});

test('AC-1: the same session goes on, and may do more for five minutes', async () => {
  const agent = await signedIn();
  expect(await codeOf(agent)).toBe('STEP_UP_NEEDED');
  const cookie = agent.cookie('portal-session');
  shown();
  expect((await confirm(agent)).headers.location).toBe('/member/confirmed');
  expect(agent.cookie('portal-session')).toBe(cookie);
  expect(audited()).toEqual({ event: 'stepped-up' });
  expect(await codeOf(agent)).not.toBe('STEP_UP_NEEDED');
  stack.bff.advance(301_000);
  expect(await codeOf(agent)).toBe('STEP_UP_NEEDED');
});

test('AC-1: what was confirmed outlives a renewal of the tokens, and not the session', async () => {
  stack.provider.signInAs({ lifetime: 30 });
  const agent = await signedIn();
  shown();
  await confirm(agent);
  stack.bff.advance(60_000);
  const grants = stack.provider.grants.length;
  expect(await codeOf(agent)).not.toBe('STEP_UP_NEEDED');
  expect(stack.provider.grants.length).toBeGreaterThan(grants);
  await agent.post(areas.session.signOut.path);
  stack.provider.play({});
  await signIn(agent, stack.provider);
  expect(await codeOf(agent)).toBe('STEP_UP_NEEDED');
});

test.each([
  ['says nothing of it', () => stack.provider.play({})],
  ['names a lower level', () => shown(0, 'urn:portal:password')],
  ['names no text', () => shown(0, [acr])],
  ['names an older one', () => shown(3600)],
  ['names one of the future', () => shown(-3600)],
])('AC-1: a provider that %s changes nothing', async (_what, play) => {
  const agent = await signedIn();
  play();
  expect((await confirm(agent)).headers.location).toBe('/member/confirmed?refused=1');
  expect(audited()).toEqual({ event: 'step-up-refused', reason: 'notShown' });
  expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
  expect(await codeOf(agent)).toBe('STEP_UP_NEEDED');
});

test('security 15: another user at the provider changes nothing, and gets no session', async () => {
  const agent = await signedIn();
  shown();
  stack.provider.signInAs({ subject: 'someone-else' });
  const before = stack.provider.revoked.length;
  expect((await confirm(agent)).headers.location).toBe('/member/confirmed?refused=otherUser');
  expect(audited()).toEqual({ event: 'step-up-refused', reason: 'otherUser' });
  await until(() => stack.provider.revoked.length > before, 'Nothing was revoked.');
  expect(await codeOf(agent)).toBe('STEP_UP_NEEDED');
  const again = new URL(await login(agent, '?stepUp=1&again=1'));
  expect([again.searchParams.get('prompt'), again.searchParams.get('acr_values')]).toEqual([
    'login',
    acr,
  ]);
});

test.each([
  ['another one that began before', (other: Agent) => other.cookie('portal-session') ?? ''],
  ['none', () => ''],
])(
  'security 15: what one session began marks no other one, in a browser that has %s by now',
  async (_what, cookieOf) => {
    const other = await signedIn();
    const agent = await signedIn();
    const begun = await login(agent, '?stepUp=1');
    agent.setCookie('portal-session', cookieOf(other));
    shown();
    const back = await callback(agent, stack.provider.consent(begun));
    expect(back.headers.location).toBe('/member/confirmed?refused=1');
    expect(audited()).toEqual({ event: 'step-up-refused', reason: 'otherSession' });
    expect(await codeOf(other)).toBe('STEP_UP_NEEDED');
  },
);

test('a session that began after it goes on as it is, and the page says that nothing was confirmed', async () => {
  const agent = await signedIn();
  const begun = await login(agent, '?stepUp=1');
  stack.bff.advance(1000);
  const newer = await signedIn();
  agent.setCookie('portal-session', newer.cookie('portal-session') ?? '');
  const back = await callback(agent, stack.provider.consent(begun));
  expect(back.headers.location).toBe('/member/confirmed?refused=1');
  expect(await codeOf(newer)).toBe('STEP_UP_NEEDED');
});

test('AC-1: an ordinary sign-in that says it had one counts, unless it is of the future', async () => {
  shown();
  expect(await codeOf(await signedIn())).not.toBe('STEP_UP_NEEDED');
  shown(-3600);
  expect(await codeOf(await signedIn())).toBe('STEP_UP_NEEDED');
});

test('a provider that is away leads to the page that says so', async () => {
  const away = await startBff({ settings: { STEP_UP: true } });
  const agent = await away.signedIn();
  expect(await login(agent, '?stepUp=1')).toBe('/member/confirmed?refused=1');
  await away.stop();
});

test('a pushed request that is refused leaves a warning that names no one, and the factor is asked for', async () => {
  const pushRefusal = { error: 'invalid_request', error_description: 'eyJhbGciOiJ of Marisol' };
  const provider = await startScriptedProvider({ pushRefusal });
  const bff = await startBff({ issuer: provider.issuer, settings: { STEP_UP: true } });
  const agent = bff.agent();
  await signIn(agent, provider);
  const requested = new URL(await login(agent, '?stepUp=1'));
  expect(requested.searchParams.get('acr_values')).toBe(acr);
  const logged = bff.log().filter(({ event }) => event === 'sign-in-not-pushed');
  expect(logged).toMatchObject([
    {
      level: 'warn',
      error: { code: 'IDENTITY_PROVIDER_REFUSED', cause: { code: 'invalid_request' } },
    },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/eyJ|Marisol/);
  await bff.stop();
  await provider.stop();
});

test('a user who cancels at the provider stays signed in, and reads so', async () => {
  const agent = await signedIn();
  const { searchParams } = new URL(await login(agent, '?stepUp=1'));
  const query = new URLSearchParams({
    error: 'access_denied',
    state: searchParams.get('state') ?? '',
  });
  expect((await callback(agent, query)).headers.location).toBe('/member/confirmed?refused=1');
  expect(audited()).toEqual({ event: 'step-up-refused', reason: 'cancelled' });
  expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
});
