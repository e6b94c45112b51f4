import { areas } from '@portal/contracts/all';
import { answerJson, type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import * as z from 'zod';
import { eachStore } from '../../testing/each-store';
import { startSupportDesk } from '../../testing/start-support-desk';
import { signIn } from '../../testing/sign-in-visits';
import { useTwoReplicas } from '../../testing/use-two-replicas';

const { getSessions, endSession, endOtherSessions } = areas.accountSecurity;
const { getStatus } = areas.session;
const call = areas.notifications.getCounts.path;
const minute = 60_000;

interface Listed {
  id: string;
  browser: string;
  startedAt: string;
  seenAt: string;
  isThis: boolean;
}

let upstream: ScriptedUpstream;
beforeAll(async () => {
  upstream = await startScriptedUpstream();
  upstream.play(answerJson({}));
});
afterAll(() => upstream.stop());

const sessionsOf = async (agent: Agent) =>
  ((await agent.get(getSessions.path)).body as { sessions: Listed[] }).sessions;
const end = (agent: Agent, id = '') =>
  agent.delete(endSession.path.replace(':sessionId', id)).send();
const statusOf = async (agent: Agent) => (await agent.get(call)).status;

describe.each(eachStore)('the sessions of an account in %s', (_name, openStore) => {
  const replicas = useTwoReplicas({ openStore, upstream: () => upstream, settings: {} });
  const atTheOther = (agent: Agent) => agent.clone(replicas.other.origin);
  const signedIn = (subject = 'commercial-member') => replicas.one.signedIn({}, { subject });

  test('are listed with their times, this one first, and without anything of the store', async () => {
    const [first, other] = [await signedIn(), await signedIn()];
    await signedIn('medicare-member');
    const got = await atTheOther(other).get(getSessions.path);
    expect(got.status).toBe(200);
    expect(z.safeParse(getSessions.response, got.body).success).toBe(true);
    const { sessions } = got.body as { sessions: Listed[] };
    expect(sessions.map(({ isThis, browser }) => ({ isThis, browser }))).toEqual([
      { isThis: true, browser: 'other' },
      { isThis: false, browser: 'other' },
    ]);
    expect(await sessionsOf(first)).toMatchObject([
      { id: sessions[1]?.id, isThis: true },
      { id: sessions[0]?.id, isThis: false },
    ]);
    const dump = await replicas.store.dump();
    for (const { id } of sessions) expect(dump).not.toContain(id);
  });

  test('a browser whose session was ended reads why, once, and no other one does', async () => {
    const [own, lost] = [await signedIn(), await signedIn()];
    const other = (await sessionsOf(own)).find(({ isThis }) => !isThis);
    expect((await end(own, other?.id)).status).toBe(200);
    const stranger = replicas.one.agent();
    expect((await stranger.get(getStatus.path)).body).not.toHaveProperty('signInError');
    const status = async () => (await atTheOther(lost).get(getStatus.path)).body;
    expect(await status()).toMatchObject({ signedIn: false, signInError: 'ended' });
    expect(await status()).not.toHaveProperty('signInError');
    expect((await own.get(getStatus.path)).body).toMatchObject({ signedIn: true });
  });

  test('security 5: one is ended at one replica and refused by every other, the rest go on', async () => {
    const [own, lost, third] = [await signedIn(), await signedIn(), await signedIn()];
    expect(await statusOf(atTheOther(lost))).toBe(200);
    const id = (await sessionsOf(lost))[0]?.id;
    const got = await end(own, id);
    expect(got.body).toMatchObject({ ended: 1, sessions: [{ isThis: true }, { isThis: false }] });
    expect(z.safeParse(endSession.response, got.body).success).toBe(true);
    expect(await statusOf(lost)).toBe(401);
    expect(await statusOf(atTheOther(lost))).toBe(401);
    expect([await statusOf(own), await statusOf(third)]).toEqual([200, 200]);
    expect((await end(own, id)).body).toMatchObject({ ended: 0 });
    expect(replicas.one.log().filter(({ event }) => event === 'sessions-ended-by-member')).toEqual([
      expect.objectContaining({
        level: 'audit',
        actor: expect.stringMatching(/^[\w-]{22}$/),
        session: expect.stringMatching(/^[\w-]{12}$/),
        count: 1,
      }),
      expect.objectContaining({ count: 0 }),
    ]);
  });

  test('all others are ended, and those of another account stay', async () => {
    const [own, ...others] = [await signedIn(), await signedIn(), await signedIn()];
    const stranger = await signedIn('medicare-member');
    const got = await own!.post(endOtherSessions.path).send();
    expect(got.body).toMatchObject({ ended: 2, sessions: [{ isThis: true }] });
    for (const other of others) expect(await statusOf(atTheOther(other))).toBe(401);
    expect([await statusOf(own!), await statusOf(stranger)]).toEqual([200, 200]);
  });

  test('of another account can not be ended, and the own one only by signing out', async () => {
    const [own, stranger] = [await signedIn(), await signedIn('medicare-member')];
    const [theirs] = await sessionsOf(stranger);
    expect((await end(own, theirs?.id)).body).toMatchObject({ ended: 0 });
    expect(await statusOf(stranger)).toBe(200);
    const [mine] = await sessionsOf(own);
    expect((await end(own, mine?.id)).body).toMatchObject({ code: 'BAD_INPUT', status: 400 });
    expect((await end(own, 'not%20an%20id')).status).toBe(400);
    expect(await statusOf(own)).toBe(200);
  });

  test('one past the idle limit is no longer listed', async () => {
    await signedIn();
    replicas.one.advance(10 * minute);
    const own = await signedIn();
    expect(await sessionsOf(own)).toHaveLength(2);
    replicas.one.advance(7 * minute);
    expect(await sessionsOf(own)).toHaveLength(1);
  });

  test('are not for visitors', async () => {
    const visitor = replicas.one.agent();
    expect((await visitor.get(getSessions.path)).status).toBe(401);
    expect((await end(visitor, 'a'.repeat(22))).status).toBe(401);
    expect((await visitor.post(endOtherSessions.path).send()).status).toBe(401);
  });
});

test('staff who act for a member see the member’s sessions and can not end them', async () => {
  const desk = await startSupportDesk();
  desk.provider.signInAs({ subject: 'commercial-member', lifetime: 3600 });
  const member = desk.bff.agent();
  member.set('user-agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0');
  await signIn(member, desk.provider);
  const [own] = await sessionsOf(member);
  expect(own).toMatchObject({ browser: 'firefox', isThis: true });
  desk.provider.signInAs({
    subject: 'support-agent',
    groups: ['member', 'support'],
    lifetime: 3600,
  });
  const agent = await desk.acting();
  expect(await sessionsOf(agent)).toEqual([{ ...own, isThis: false }]);
  for (const refused of [await end(agent, own?.id), await agent.post(endOtherSessions.path).send()])
    expect(refused.body).toMatchObject({ code: 'EMULATION_READ_ONLY', status: 403 });
  expect(await statusOf(member)).toBe(200);
  await desk.stop();
});
