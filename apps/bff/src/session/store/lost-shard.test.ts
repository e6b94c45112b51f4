import {
  type ScriptedProvider,
  startRedisCluster,
  startScriptedProvider,
  type TestCluster,
  until,
} from '@portal/resilience';
import { createAgent } from '@portal/testing/supertest';
import { signIn, sessionStatus } from '../../../testing/sign-in-visits';
import { identityOf, startBff, type StartedBff, tokensAt } from '../../../testing/start-bff';
import { cookies, setCookie } from '../../http/cookies';

const members = 30;
let cluster: TestCluster;
let provider: ScriptedProvider;
let started: StartedBff[] = [];
beforeAll(async () => {
  cluster = await startRedisCluster({ downAfterMs: 1000 });
  provider = await startScriptedProvider();
});
afterAll(async () => {
  for (const bff of started) await bff.stop();
  started = [];
  await provider.stop();
  await cluster.stop();
});

async function startReplica(): Promise<StartedBff> {
  const { url: REDIS_URL, node } = cluster;
  const settings = { REDIS_URL, REDIS_CLUSTER_NODES: [node] };
  const bff = await startBff({ issuer: provider.issuer, settings });
  started.push(bff);
  return bff;
}

const readiness = (bff: StartedBff) => bff.agent().get('/health/ready');

/** A member with a session, and the port of the server that has it. */
async function beginSession(bff: StartedBff, subject: string) {
  const identity = { ...identityOf(provider.issuer), subject };
  const { key } = await bff.dependencies.sessions.begin(identity, tokensAt(Date.now()));
  const agent = createAgent(bff.origin);
  const [name = '', value = ''] = setCookie(cookies.session, key.cookieValue, {
    secure: false,
  }).split(/[=;]/);
  agent.setCookie(name, value);
  const [port] = await cluster.ownersOf([`portal:session:{${key.id}}:identity`]);
  return { agent, port };
}

test('a lost server of a cluster concerns its own sessions: others are served, members sign in, a new replica gets ready', async () => {
  const bff = await startReplica();
  await until(async () => (await readiness(bff)).text.includes('"ready"'), 'It is not ready.');
  const sessions = await Promise.all(
    Array.from({ length: members }, (_, index) => beginSession(bff, `member-${index}`)),
  );
  const lost = await cluster.killOwnerOf('portal:session:{any}:identity');
  expect(sessions.filter(({ port }) => port === lost).length).toBeGreaterThan(0);
  await until(async () => (await readiness(bff)).text.includes('"degraded"'), 'It is not lost.');

  for (const { agent, port } of sessions) {
    const { status } = await agent.get('/member/api/session');
    expect({ port, status }).toEqual({ port, status: port === lost ? 503 : 200 });
  }
  for (let each = 0; each < members; each += 1) {
    const agent = bff.agent();
    // The index of some users' sessions is on the lost server too.
    provider.signInAs({ subject: `member-${each}` });
    await signIn(agent, provider);
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
  }

  // The browser still has the cookie of its lost session.
  for (const { agent } of sessions.filter(({ port }) => port === lost).slice(0, 3)) {
    provider.signInAs({ subject: 'member-again' });
    await signIn(agent, provider);
    expect(await sessionStatus(agent)).toMatchObject({ signedIn: true });
  }

  const other = await startReplica();
  await until(async () => (await readiness(other)).status === 200, 'It does not get ready.');
  const body: unknown = (await readiness(other)).body;
  expect(body).toMatchObject({ status: 'degraded', checks: { sessionStore: false } });
});
