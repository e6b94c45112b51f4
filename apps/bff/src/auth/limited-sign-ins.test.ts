import { type ScriptedProvider, startScriptedProvider } from '@portal/resilience';
import { callback, login, sessionStatus } from '../../testing/sign-in-visits';
import { startBff, type StartedBff } from '../../testing/start-bff';

let provider: ScriptedProvider;
let bff: StartedBff;
beforeEach(async () => {
  provider = await startScriptedProvider();
  bff = await startBff({
    issuer: provider.issuer,
    settings: { SIGN_INS_PER_MINUTE: 3, TRUSTED_PROXIES: ['loopback'] },
  });
});
afterEach(async () => {
  await bff.stop();
  await provider.stop();
});

/** A browser at this IP. */
const browserAt = (ip: string) => {
  const agent = bff.agent();
  agent.set('x-forwarded-for', ip);
  return agent;
};

test('one IP begins as many sign-ins in a minute as the setting says, and leaves those of others pending', async () => {
  const member = browserAt('192.0.2.2');
  const begun = await login(member);
  const locations: string[] = [];
  for (let i = 0; i < 5; i += 1) locations.push(await login(browserAt('192.0.2.1')));
  expect(locations.map((each) => each.startsWith(provider.issuer))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  await callback(member, provider.consent(begun));
  expect(await sessionStatus(member)).toMatchObject({ signedIn: true });
});

test('a sign-in over the limit ends at the login page, which says so once; a silent one where it came from', async () => {
  const agent = browserAt('192.0.2.1');
  await login(agent);
  await login(agent);
  await agent.get('/member/auth/silent');
  expect(await login(agent)).toBe('/member/login');
  expect(await sessionStatus(agent)).toMatchObject({ signInError: 'unavailable' });
  expect(await sessionStatus(agent)).not.toHaveProperty('signInError');
  const silent = await agent.get('/member/auth/silent?returnTo=/member/claims');
  expect(silent.headers.location).toBe('/member/claims');
  expect(await sessionStatus(agent)).toEqual({ signedIn: false });
  expect(bff.log().filter(({ event }) => event === 'sign-in-limited')).toHaveLength(2);
  const text = await bff.dependencies.metrics.registry.metrics();
  expect(text).toContain('bff_sign_ins_total{outcome="limited"} 2');
});
