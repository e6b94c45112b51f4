import { answerJson } from '@portal/resilience';
import { areas } from '@portal/contracts/all';
import {
  byName,
  forClaim,
  makeFindable,
  marisol,
  searchesAt,
} from '../../testing/findable-members';
import { probes } from '../../testing/catalogue-with-probes';
import { startSupportDesk, type SupportDesk } from '../../testing/start-support-desk';

const { findMembers, startEmulation } = areas.staff;
const { search } = areas.members;

let desk: SupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
  makeFindable(desk, marisol);
});
afterEach(() => desk.stop());

describe('acting for a member who was found', () => {
  test('security 37: begins by the member id, with the reason in the audit line', async () => {
    const agent = await desk.signedIn();
    const got = await agent.post(startEmulation.path).send(forClaim);
    expect(got.body).toMatchObject({
      staff: 'support',
      emulation: { mode: 'emulation' },
    });
    expect(got.text).not.toMatch(/support-agent|commercial-member/);
    expect(desk.audit().map(({ event }) => event)).toEqual([
      'member-search',
      'member-shown',
      'emulation-requested',
      'emulation-started',
    ]);
    expect(desk.audit().at(-1)).toMatchObject({ purpose: 'claim', reference: 'T-118204' });
    desk.upstream.requests.splice(0);
    await agent.get(probes.json.path);
    expect(desk.sentFor()).toEqual(['commercial-member']);
  });

  test('is 404 for a member who is unknown or has no account, audited, and does not start', async () => {
    const agent = await desk.signedIn();
    for (const found of [
      [],
      [{ ...marisol, userName: null }],
      [{ ...marisol, userName: 'a\nb' }],
      [{ ...marisol, memberId: 'EVF99999999' }],
    ]) {
      makeFindable(desk, ...found);
      const got = await agent.post(startEmulation.path).send(forClaim);
      expect(got.body).toMatchObject({ status: 404, code: 'MEMBER_UNKNOWN' });
      expect(desk.audit().at(-1)).toMatchObject({
        event: 'emulation-refused',
        reason: 'unknown-member',
      });
    }
    expect(await desk.emulationOf(agent)).toBeUndefined();
  });

  test('is 404 for a member who is not eligible any more, 502 while that is not known, and the agent stays signed in', async () => {
    const agent = await desk.signedIn();
    for (const [status, message, expected] of [
      [403, 'ELIG_E0000001: x', 404],
      [503, 'x', 502],
    ] as const) {
      desk.upstream.play((request, response) =>
        request.path === search.path
          ? answerJson({ members: [marisol], total: 1 })(request, response)
          : answerJson({ message }, status)(request, response),
      );
      expect((await agent.post(startEmulation.path).send(forClaim)).status).toBe(expected);
    }
    expect((await agent.get('/member/api/session')).body).toMatchObject({ staff: 'support' });
  });

  test('is once: again for the same member changes nothing, for another one is 409', async () => {
    const agent = await desk.signedIn();
    await agent.post(startEmulation.path).send(forClaim);
    const again = await agent.post(startEmulation.path).send(forClaim);
    expect(again.body).toMatchObject({ emulation: { mode: 'emulation' } });
    const typed = { ...forClaim, memberId: marisol.memberId.toLowerCase() };
    expect((await agent.post(startEmulation.path).send(typed)).status).toBe(200);
    const other = await agent
      .post(startEmulation.path)
      .send({ ...forClaim, memberId: 'GMR00730512' });
    expect(other.body).toMatchObject({ status: 409, code: 'EMULATION_RUNNING' });
    const found = await agent.post(findMembers.path).send(byName);
    expect(found.body).toMatchObject({ status: 403, code: 'EMULATION_READ_ONLY' });
    expect(searchesAt(desk)).toHaveLength(1);
  });

  test('is refused when the provider has removed the role since the sign-in', async () => {
    const agent = await desk.signedIn();
    desk.provider.signInAs({ subject: 'support-agent', groups: ['member'] });
    const got = await agent.post(startEmulation.path).send(forClaim);
    expect(got.body).toMatchObject({ status: 403, code: 'STAFF_ONLY' });
    expect(await desk.emulationOf(agent)).toBeUndefined();
  });

  test('is refused without a purpose, and with the member id as its reference', async () => {
    const agent = await desk.signedIn();
    const { memberId } = marisol;
    for (const body of [
      { memberId },
      { memberId, purpose: 'curiosity' },
      { memberId, purpose: 'claim', reference: 'a b' },
      { memberId, purpose: 'claim', reference: memberId.toLowerCase() },
    ]) {
      expect((await agent.post(startEmulation.path).send(body)).status).toBe(400);
    }
    expect(searchesAt(desk)).toEqual([]);
  });

  test('security 21: is refused without the custom header', async () => {
    const agent = await desk.signedIn();
    const got = await agent.withoutCsrf().post(startEmulation.path).send(forClaim);
    expect(got.status).toBe(403);
    expect(await desk.emulationOf(agent)).toBeUndefined();
  });
});

describe('a provider', () => {
  beforeEach(() => {
    desk.provider.signInAs({ subject: 'provider', groups: ['provider'], lifetime: 3600 });
  });

  test('SS-7: acts for a patient by the ids of the user-info call, without the header of support staff', async () => {
    const agent = await desk.signedIn();
    const got = await agent.post(startEmulation.path).send(forClaim);
    expect(got.body).toMatchObject({ staff: 'provider', variant: 'provider', emulation: {} });
    desk.upstream.requests.splice(0);
    // The page's URL may still have the ids of another patient.
    const { path } = areas.user.getProviderInfo;
    await agent.get(`${path}?nc=1&secondaryPatientId=OTHER`);
    expect(Object.fromEntries(desk.upstream.requests[0]?.query ?? [])).toMatchObject({
      secondaryCardHolderId: 'EVF00421787',
      secondaryClientId: 'common',
      secondaryPatientId: 'PATIENT-1787',
      splitPlatform: 'PLATFORM-1',
      bin: '012345',
      oauthClientId: 'member-portal',
    });
    expect(desk.sentFor()).toEqual([undefined]);
    await agent.post(areas.session.stopEmulation.path);
    desk.upstream.requests.splice(0);
    await agent.get(`${path}?nc=1`);
    expect([...(desk.upstream.requests[0]?.query.keys() ?? [])]).not.toContain(
      'secondaryPatientId',
    );
  });

  test('cannot act for a patient whose ids are incomplete', async () => {
    makeFindable(desk, { ...marisol, splitPlatform: null });
    const agent = await desk.signedIn();
    const found = await agent.post(findMembers.path).send(byName);
    expect(found.body).toMatchObject({ members: [{ canActFor: false }] });
    expect((await agent.post(startEmulation.path).send(forClaim)).status).toBe(404);
  });
});
