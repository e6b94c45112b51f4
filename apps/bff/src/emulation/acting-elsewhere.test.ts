import { actingHeader, type Endpoint } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import { accessScopes } from '@portal/domain/family-access';
import { type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { probes } from '../../testing/catalogue-with-probes';
import { accessId, CaredForMember, isOfAccess, startPath } from '../../testing/cared-for-member';
import { startBff, type StartedBff } from '../../testing/start-bff';
import { emulatedUserCookie, startSupportDesk } from '../../testing/start-support-desk';
import { refused, send } from '../../testing/use-member-services';

const { session, claims, messages, drafts } = areas;

/** For whom a page that is loaded now shows the portal. */
const loaded = async (agent: Agent) =>
  ((await agent.get(session.getStatus.path)).body as { actingSince: number }).actingSince;
const sendFrom = (page: number, agent: Agent, endpoint: Endpoint) =>
  send(agent, endpoint).set(actingHeader, String(page));

describe('a page that another tab left behind, of a caregiver', () => {
  let upstream: ScriptedUpstream;
  let bff: StartedBff;
  let agent: Agent;
  let own: number;
  beforeEach(async () => {
    const services = new CaredForMember();
    services.scopes = [...accessScopes];
    upstream = await startScriptedUpstream();
    services.play(upstream);
    bff = await startBff({ upstream: upstream.origin });
    agent = await bff.signedIn({}, { subject: 'caregiver', memberId: 'C-1' });
    own = await loaded(agent);
    await agent.post(startPath).send({ accessId });
    upstream.requests.splice(0);
  });
  afterEach(async () => {
    await bff.stop();
    await upstream.stop();
  });
  const sent = () => upstream.requests.filter(({ path }) => !isOfAccess(path));

  test.each([messages.send, claims.getHistory])(
    'the own one sends and shows nothing of the member: $id',
    async (endpoint) => {
      expect(await sendFrom(own, agent, endpoint)).toMatchObject(refused('ACTING_CHANGED'));
      expect(sent()).toEqual([]);
      const member = await loaded(agent);
      expect((await sendFrom(member, agent, endpoint)).body).not.toMatchObject({ status: 403 });
      expect(sent()).not.toEqual([]);
    },
  );

  test('the member’s one sends and shows nothing of the caregiver', async () => {
    const member = await loaded(agent);
    await agent.post(session.stopEmulation.path);
    const late = await sendFrom(member, agent, messages.send);
    expect(late).toMatchObject(refused('ACTING_CHANGED'));
    expect(sent()).toEqual([]);
    expect(await loaded(agent)).toBe(own);
  });

  test('what was typed in the own one is saved as the caregiver’s draft, and no other', async () => {
    const member = await loaded(agent);
    expect((await sendFrom(own, agent, drafts.save)).status).toBe(200);
    const ofMember = await agent.get(drafts.getList.path).set(actingHeader, String(member));
    expect(ofMember.body).toEqual({ drafts: [] });
    await agent.post(session.stopEmulation.path);
    const list = (await agent.get(drafts.getList.path)).body as { drafts: unknown[] };
    expect(list.drafts).toHaveLength(1);
  });

  test('the own one ends no acting that another tab began', async () => {
    expect((await sendFrom(own, agent, session.stopEmulation)).status).toBe(200);
    expect(await loaded(agent)).not.toBe(own);
  });

  test('still stops, extends and ends the session', async () => {
    expect((await sendFrom(own, agent, session.extend)).status).toBe(200);
    expect((await sendFrom(own, agent, session.stopEmulation)).status).toBe(200);
    expect((await sendFrom(1, agent, session.signOut)).status).toBe(200);
  });
});

test('a page of support staff themselves shows nothing of a member whom another tab opened', async () => {
  const desk = await startSupportDesk();
  const agent = await desk.signedIn();
  const own = await loaded(agent);
  agent.setCookie(emulatedUserCookie, 'commercial-member');
  const read = () => agent.get(probes.json.path).set(actingHeader, String(own));
  expect(await read()).toMatchObject(refused('ACTING_CHANGED'));
  expect(desk.sentFor()).toEqual([]);
  await agent.post(session.stopEmulation.path);
  expect((await read()).status).toBe(200);
  await desk.stop();
});
