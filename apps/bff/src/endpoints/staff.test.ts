import { answerJson } from '@portal/resilience';
import { areas } from '@portal/contracts/all';
import {
  byName,
  forClaim,
  makeFindable,
  marisol,
  searchesAt,
} from '../../testing/findable-members';
import { startSupportDesk, type SupportDesk } from '../../testing/start-support-desk';

const { findMembers, getRecent, startEmulation } = areas.staff;
const { search } = areas.members;

let desk: SupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
  makeFindable(desk, marisol);
});
afterEach(() => desk.stop());

describe('the search for a member', () => {
  test('is sent as the body of a POST, and answers no user name and no id of another system', async () => {
    const agent = await desk.signedIn();
    const got = await agent.post(findMembers.path).send(byName);
    expect(got.status).toBe(200);
    expect(JSON.parse(searchesAt(desk)[0]?.body ?? '')).toEqual(byName);
    const { memberId, givenName, familyName, birthDate, planName, city, state, endedOn } = marisol;
    const shown = { memberId, givenName, familyName, birthDate, planName, city, state, endedOn };
    expect(got.body).toEqual({ members: [{ ...shown, canActFor: true }], total: 1 });
  });

  test('writes an audit line before it is sent and one for each member shown, without their data', async () => {
    const agent = await desk.signedIn();
    const got = await agent.post(findMembers.path).send(byName);
    const who = {
      actor: expect.stringMatching(/^[\w-]{22}$/),
      requestId: got.headers['x-request-id'],
      kind: 'by-name',
    };
    expect(desk.audit()).toEqual([
      expect.objectContaining({ event: 'member-search', ...who }),
      expect.objectContaining({
        event: 'member-shown',
        ...who,
        subject: expect.stringMatching(/^[\w-]{22}$/),
      }),
    ]);
    expect(desk.logText()).not.toMatch(/Marisol|Sampleton|1978-03|EVF00421787|commercial-member/);
  });

  test('is refused with 503 while it cannot be audited, and nothing is sent', async () => {
    const agent = await desk.signedIn();
    desk.breakLog(true);
    const got = await agent.post(findMembers.path).send(byName);
    expect(got.body).toMatchObject({ status: 503, code: 'AUDIT_UNAVAILABLE' });
    expect(searchesAt(desk)).toEqual([]);
  });

  test('is limited for each user, with the seconds to wait, and the refusal is audited', async () => {
    const agent = await desk.signedIn();
    for (let i = 0; i < 20; i += 1) {
      expect((await agent.post(findMembers.path).send(byName)).status).toBe(200);
    }
    const got = await agent.post(findMembers.path).send(byName);
    expect(got.body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(got.headers['retry-after'])).toBeGreaterThan(0);
    expect(desk.audit().at(-1)).toMatchObject({ event: 'refused', code: 'TOO_MANY_REQUESTS' });
    // Whether a member exists must not be found out by starts instead.
    expect((await agent.post(startEmulation.path).send(forClaim)).status).toBe(429);
    expect(searchesAt(desk)).toHaveLength(20);
  });

  test('for what is no member id and no name with a birth date is 400, and nothing is sent', async () => {
    const agent = await desk.signedIn();
    for (const body of [
      {},
      { memberId: '' },
      { memberId: '../EVF1' },
      { givenName: 'Marisol', familyName: 'Sampleton' },
      { ...byName, birthDate: '1978-02-30' },
      { ...byName, givenName: ' ' },
      { ...byName, givenName: 'x'.repeat(61) },
      { ...byName, memberId: 'EVF00421787' },
    ]) {
      const got = await agent.post(findMembers.path).send(body);
      expect([body, got.status]).toEqual([body, 400]);
      expect(got.text).not.toMatch(/Marisol|EVF/);
    }
    expect(searchesAt(desk)).toEqual([]);
  });

  test('is an error of the services when they fail, and the session stays', async () => {
    const agent = await desk.signedIn();
    desk.upstream.play(answerJson({ message: 'x' }, 503));
    expect((await agent.post(findMembers.path).send(byName)).status).toBe(502);
    expect((await agent.get('/member/api/session')).body).toMatchObject({ staff: 'support' });
  });

  test('security 37: none of the calls is for a member: refused, audited, and nothing is sent', async () => {
    desk.provider.signInAs({ subject: 'commercial-member', groups: ['member'] });
    const agent = await desk.signedIn();
    for (const { method, path } of [findMembers, getRecent, startEmulation]) {
      const got = method === 'GET' ? await agent.get(path) : await agent.post(path).send(forClaim);
      expect(got.body).toMatchObject({ status: 403, code: 'STAFF_ONLY' });
    }
    const codes = desk.audit().map(({ event, code }) => [event, code]);
    expect(codes).toEqual(Array(3).fill(['refused', 'STAFF_ONLY']));
    expect(searchesAt(desk)).toEqual([]);
    expect((await agent.get('/member/api/session')).text).not.toContain('staff');
  });

  test('gives a browser no path to the service', async () => {
    const agent = await desk.signedIn();
    expect((await agent.post(search.path).send(byName)).status).toBe(404);
  });
});

describe('the recent members', () => {
  test('are stored as ids and named again by the service, the last one first, five at most', async () => {
    desk.upstream.play((request, response) => {
      if (request.path !== search.path) return answerJson({ memebrId: 'M' })(request, response);
      const { memberId } = JSON.parse(request.body) as { memberId: string };
      return answerJson({ members: [{ ...marisol, memberId }], total: 1 })(request, response);
    });
    const agent = await desk.signedIn();
    for (const n of [1, 2, 3, 4, 5, 6, 2]) {
      await agent.post(startEmulation.path).send({ ...forClaim, memberId: `M-${n}` });
      await agent.post(areas.session.stopEmulation.path);
    }
    const got = await agent.get(getRecent.path);
    const { members } = got.body as { members: { memberId: string }[] };
    expect(members.map(({ memberId }) => memberId)).toEqual(['M-2', 'M-6', 'M-5', 'M-4', 'M-3']);
    expect(members[0]).toMatchObject({ givenName: 'Marisol', purpose: 'claim' });
  });

  const agentWithRecent = async () => {
    const agent = await desk.signedIn();
    await agent.post(startEmulation.path).send(forClaim);
    await agent.post(areas.session.stopEmulation.path);
    return agent;
  };

  test('are named by searches that are audited as what they are for', async () => {
    const agent = await agentWithRecent();
    const before = desk.audit().length;
    await agent.get(getRecent.path);
    expect(desk.audit().slice(before)).toMatchObject([
      { event: 'member-search', kind: 'recent' },
      { event: 'member-shown', kind: 'recent', subject: expect.any(String) },
    ]);
    desk.breakLog(true);
    expect((await agent.get(getRecent.path)).body).toMatchObject({ code: 'AUDIT_UNAVAILABLE' });
  });

  test('count as one search; over the limit they have no names, and nothing is sent', async () => {
    const agent = await agentWithRecent();
    for (let i = 0; i < 19; i += 1) {
      const got = await agent.get(getRecent.path);
      expect(got.body).toMatchObject({ members: [{ givenName: 'Marisol' }] });
    }
    const got = await agent.get(getRecent.path);
    expect(got.body).toMatchObject({ members: [{ memberId: 'EVF00421787', givenName: '' }] });
    expect(searchesAt(desk)).toHaveLength(20);
    expect((await agent.post(findMembers.path).send(byName)).status).toBe(429);
  });

  test('are shown without names while the search does not answer', async () => {
    const agent = await agentWithRecent();
    desk.upstream.play(answerJson({ message: 'x' }, 503));
    const got = await agent.get(getRecent.path);
    expect(got.body).toMatchObject({ members: [{ memberId: 'EVF00421787', givenName: '' }] });
  });
});
