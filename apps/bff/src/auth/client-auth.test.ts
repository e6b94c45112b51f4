import { type ClientAuthMethod, clientAuthMethods } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import { signInOnPage } from '@portal/testing/supertest';
import { generateKeyPairSync } from 'node:crypto';
import { startStack } from '../../testing/start-stack';
import { parsePrivateKey } from '../settings/private-key';

const pem = (type: 'rsa' | 'ec') => {
  const { privateKey } =
    type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
};

/** A stack whose portal has this method, and whose provider accepts only that one. */
function stackWith(ours: ClientAuthMethod, theirs: ClientAuthMethod, key = pem('rsa')) {
  const signing = parsePrivateKey(key);
  const publicJwk = { ...signing?.publicJwk, kid: signing?.kid, alg: signing?.alg, use: 'sig' };
  return startStack({
    accessToken: 10,
    client: { authMethod: theirs, publicJwk },
    settings: { OIDC_AUTH_METHOD: ours, OIDC_PRIVATE_KEY: key },
  });
}

const { getStatus, signOut } = areas.session;

describe.each([
  ['client_secret_post', pem('rsa')],
  ['client_secret_basic', pem('rsa')],
  ['private_key_jwt', pem('rsa')],
  ['private_key_jwt', pem('ec')],
] as const)('%s', (method, key) => {
  test('signs in, refreshes and revokes tokens at a provider that accepts nothing else', async () => {
    const stack = await stackWith(method, method, key);
    const agent = stack.bff.agent();
    await signInOnPage(agent, 'commercial-member');

    expect((await agent.get(getStatus.path)).body).toMatchObject({ signedIn: true });
    stack.bff.advance(10_000);
    expect((await agent.get(areas.notifications.getCounts.path)).status).toBe(200);
    await agent.post(signOut.path);
    const events = stack.bff.log().map(({ event }) => event);
    expect(events).toContain('tokens-refreshed');
    expect(events).not.toContain('token-revocation-failed');
    await stack.stop();
  });
});

test.each(
  clientAuthMethods
    .flatMap((ours) => clientAuthMethods.map((theirs) => [ours, theirs] as const))
    .filter(([ours, theirs]) => ours !== theirs),
)(
  '%s at a provider that expects %s is refused, and the log says invalid_client',
  async (ours, theirs) => {
    const stack = await stackWith(ours, theirs);
    const agent = stack.bff.agent();
    const { url } = await signInOnPage(agent, 'commercial-member');
    expect(url).toBe(`${agent.origin}/member/login`);
    expect(stack.bff.log()).toContainEqual(
      expect.objectContaining({ event: 'sign-in-refused', code: 'invalid_client' }),
    );
    await stack.stop();
  },
);
