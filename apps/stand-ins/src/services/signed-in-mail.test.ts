import { AccountStore } from '../identity-provider/account-store';
import { portalClient, startIdentityProvider } from '../identity-provider/start-identity-provider';
import type { Running } from '../listen';
import { loadFixtures } from '../load-fixtures';
import { Outbox } from '../outbox/outbox';
import { clientSecret, locationOf, Portal, portalOrigin } from '../testing/portal';
import { startStandIns } from './start-stand-ins';

const issuer = 'http://localhost:4337';
const fixtures = loadFixtures();
const outbox = new Outbox();
const running: Running[] = [];
let portal: Portal;

beforeAll(async () => {
  const accounts = new AccountStore(fixtures.identities.values());
  const shared = { fixtures, issuer, outbox, accounts };
  const { backchannelLogoutUri: _nobody, ...client } = portalClient(
    portalOrigin,
    'member-portal',
    clientSecret,
  );
  running.push(await startStandIns({ ...shared, port: 0 }));
  running.push(await startIdentityProvider({ ...shared, port: 4337, clients: [client] }));
  portal = new Portal(issuer);
});
afterAll(() => Promise.all(running.map((each) => each.stop())));
beforeEach(() => outbox.clear());

test('a member who signs in is told by email', async () => {
  await portal.signIn('commercial-member');
  const sent = outbox.list();
  expect(sent).toEqual([
    expect.objectContaining({
      kind: 'email',
      to: 'marisol.sampleton@example.com',
      subject: 'Someone signed in to your Everfern Rx account',
    }),
  ]);
  expect(sent[0]?.text).toContain('“Sign out everywhere else”');
});

test('the message is in the language of the portal', async () => {
  const agent = portal.agent();
  const form = agent.post(await portal.formOf(agent, { ui_locales: 'es-US' })).type('form');
  const sent = await form.send({ username: 'commercial-member', password: 'demo' });
  await agent.get(new URL(locationOf(sent)).pathname);
  expect(outbox.list()[0]?.subject).toBe('Alguien inició sesión en su cuenta de Everfern Rx');
});

test('a wrong password, and someone who is no member, send nothing', async () => {
  const agent = portal.agent();
  const form = agent.post(await portal.formOf(agent)).type('form');
  await form.send({ username: 'commercial-member', password: 'wrong' });
  await portal.signIn('provider');
  expect(outbox.list()).toEqual([]);
});
