import type { Agent, Response } from '@portal/testing/supertest';
import { cookies } from '../http/cookies';
import {
  callback,
  login,
  sessionCookieIn,
  sessionStatus,
  signIn,
} from '../../testing/sign-in-visits';
import { useSignIn } from '../../testing/use-sign-in';

const stack = useSignIn();

const expectRefused = async (agent: Agent, got: Response, reason: string) => {
  expect(got.status).toBe(302);
  expect(got.headers.location).toBe('/member/login');
  expect(sessionCookieIn(got)).toBeUndefined();
  // Handed over once, then forgotten.
  expect(await sessionStatus(agent)).toMatchObject({ signedIn: false, signInError: reason });
  expect(await sessionStatus(agent)).not.toHaveProperty('signInError');
};

describe('security 13: refused, and no session', () => {
  test('a state that is absent, made up, used before or too old', async () => {
    const agent = stack.bff.agent();
    await expectRefused(agent, await callback(agent, 'code=x'), 'expired');
    await expectRefused(agent, await callback(agent, 'code=x&state=made-up'), 'expired');

    const old = stack.provider.consent(await login(agent));
    stack.bff.advance(11 * 60_000);
    await expectRefused(agent, await callback(agent, old), 'expired');

    const used = stack.provider.consent(await login(agent));
    await callback(agent, used);
    agent.deleteCookie(cookies.session);
    await expectRefused(agent, await callback(agent, used), 'expired');
  });

  const soon = () => Math.floor(Date.now() / 1000);
  test.each([
    ['another nonce', { claims: (right: object) => ({ ...right, nonce: 'other' }) }],
    ['no nonce', { claims: (right: object) => ({ ...right, nonce: undefined }) }],
    ['another audience', { claims: (right: object) => ({ ...right, aud: 'other' }) }],
    ['another issuer', { claims: (right: object) => ({ ...right, iss: 'https://evil.example' }) }],
    [
      'an id token that has expired',
      { claims: (right: object) => ({ ...right, exp: soon() - 90 }) },
    ],
    ['alg: none', { unsigned: true }],
    ['a signature of a foreign key', { foreignKey: true }],
    ['userinfo of another user', { userinfo: { status: 200, body: { sub: 'other' } } }],
    ['userinfo that is rejected', { userinfo: { status: 401, body: {} } }],
  ])('%s', async (_name, script) => {
    stack.provider.play(script);
    const agent = stack.bff.agent();
    await expectRefused(agent, await signIn(agent, stack.provider), 'failed');
  });

  test('a code that the provider rejects', async () => {
    const agent = stack.bff.agent();
    const query = stack.provider.consent(await login(agent));
    query.set('code', 'made-up');
    await expectRefused(agent, await callback(agent, query), 'failed');
  });

  test('a provider that fails or reports that the user did not sign in', async () => {
    const agent = stack.bff.agent();
    stack.provider.play({ token: () => ({ status: 503, body: {} }) });
    await expectRefused(agent, await signIn(agent, stack.provider), 'unavailable');
    for (const [error, reason] of [
      ['access_denied', 'cancelled'],
      ['server_error', 'unavailable'],
      ['login_required', 'failed'],
    ]) {
      const { searchParams } = new URL(await login(agent));
      const query = new URLSearchParams({
        error: error ?? '',
        state: searchParams.get('state') ?? '',
      });
      await expectRefused(agent, await callback(agent, query), reason ?? '');
    }
  });

  test.each([
    ['login_required', 'login_required'],
    ['M1 canary 1980-01-01', 'unreadable'],
  ])('the log has the error code of a callback: %s', async (error, code) => {
    const agent = stack.bff.agent();
    const state = new URL(await login(agent)).searchParams.get('state') ?? '';
    await callback(agent, new URLSearchParams({ error, state }));
    expect(stack.bff.log().at(-2)).toMatchObject({
      event: 'sign-in-refused',
      reason: 'failed',
      code,
    });
    expect(stack.bff.logText()).not.toContain('canary');
  });

  test.each([
    ['in the body', { status: 401, body: { error: 'invalid_client' } }],
    ['in the challenge', { status: 401, body: {}, challenge: 'Basic error="invalid_client"' }],
    [
      'in the body next to a challenge',
      { status: 401, body: { error: 'invalid_client' }, challenge: 'Basic realm="x"' },
    ],
  ])('the log has the error code of the token endpoint %s', async (_name, answer) => {
    stack.provider.play({ token: () => answer });
    const agent = stack.bff.agent();
    await expectRefused(agent, await signIn(agent, stack.provider), 'failed');
    const line = stack.bff.log().find(({ code }) => code === 'invalid_client');
    expect(line).toMatchObject({ event: 'sign-in-refused', reason: 'failed' });
    expect(line?.['error']).toMatchObject({ code: 'IDENTITY_PROVIDER_REFUSED' });
  });

  test('security 15: the callback in another browser than the one that began', async () => {
    const victim = stack.bff.agent();
    const query = stack.provider.consent(await login(stack.bff.agent()));
    await expectRefused(victim, await callback(victim, query), 'expired');
    await login(victim);
    await expectRefused(victim, await callback(victim, query), 'expired');
  });
});
