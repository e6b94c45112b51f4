import { areas } from '@portal/contracts/all';
import { answerJson, type ScriptedUpstream, until } from '@portal/resilience';
import { probes } from '../../testing/catalogue-with-probes';
import {
  emulatedUserCookie as cookie,
  startSupportDesk,
  type SupportDesk,
} from '../../testing/start-support-desk';

const { getStatus, signOut, stopEmulation } = areas.session;
const userInfo = areas.user.getMemberInfo.path;
const read = probes.json.path;

let desk: SupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
});
afterEach(() => desk.stop());

type Script = Parameters<ScriptedUpstream['play']>[0];
const answerUserInfo = (script: Script) =>
  desk.upstream.play((request, response) =>
    (request.path === userInfo ? script : answerJson({ ok: true }))(request, response),
  );
const status = async (agent: Awaited<ReturnType<SupportDesk['signedIn']>>) =>
  (await agent.get(getStatus.path)).body as Record<string, unknown>;

describe('security 37: a member for whom no one can act', () => {
  const eligibility = { message: 'ELIG_E0000001: not eligible' };
  test.each([
    ['is unknown to the service', answerJson({}, 400), 'unknown-member', 'unknown'],
    ['has no member id', answerJson({ memebrId: '' }), 'unknown-member', 'unknown'],
    ['is not eligible', answerJson(eligibility, 403), 'not-eligible', 'notEligible'],
    ['can not be looked up', answerJson({}, 500), 'member-unavailable', 'unavailable'],
  ])(
    'who %s is refused with a reason, and the user stays themselves',
    async (_name, script, reason, told) => {
      const agent = await desk.signedIn();
      answerUserInfo(script);
      agent.setCookie(cookie, 'no-one-here');
      expect(await status(agent)).toMatchObject({ signedIn: true, emulationRefused: told });
      expect(agent.hasCookie(cookie)).toBe(false);
      expect(desk.upstream.requests[0]?.headers).toMatchObject({ 'emulated-user': 'no-one-here' });
      expect(desk.audit()).toMatchObject([
        { event: 'emulation-requested' },
        { event: 'emulation-refused', reason },
      ]);
      expect(await status(agent)).not.toHaveProperty('emulationRefused');
      expect((await agent.get(read)).status).toBe(200);
      expect(desk.sentFor()).toEqual([undefined]);
      expect(desk.logText()).not.toContain('no-one-here');
    },
  );

  test('is reported to the page also when another call of it was the one refused', async () => {
    const agent = await desk.signedIn();
    answerUserInfo(answerJson({}, 404));
    agent.setCookie(cookie, 'no-one-here');
    expect((await agent.get(read)).status).toBe(200);
    expect(await status(agent)).toMatchObject({ emulationRefused: 'unknown' });
    expect(await status(agent)).not.toHaveProperty('emulationRefused');
  });

  test('is reported once, also when another call of the page is answered after the report', async () => {
    const agent = await desk.signedIn();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    answerUserInfo(async (...exchange) => {
      await isReleased;
      await answerJson({}, 404)(...exchange);
    });
    agent.setCookie(cookie, 'no-one-here');
    const report = status(agent);
    await until(() => desk.upstream.requests.length === 1, 'The member was not looked up.');
    // Both have sent the cookie; the second waits for the first.
    const other = agent.get(read);
    const sent = Promise.all([report, other]);
    release();
    expect((await sent)[0]).toMatchObject({ emulationRefused: 'unknown' });
    const otherTab = agent.clone();
    expect(await status(otherTab)).not.toHaveProperty('emulationRefused');
    expect(await status(agent)).not.toHaveProperty('emulationRefused');
    expect(desk.audit().map(({ event }) => event)).toEqual([
      'emulation-requested',
      'emulation-refused',
      'emulation-requested',
      'emulation-refused',
    ]);
  });

  test('is refused too while the provider can not say whether the role is still there', async () => {
    const agent = await desk.signedIn();
    desk.provider.play({ userinfo: { status: 503, body: {} } });
    agent.setCookie(cookie, 'commercial-member');
    expect(await status(agent)).toMatchObject({ emulationRefused: 'unavailable' });
    expect(desk.audit()).toMatchObject([{ reason: 'role-unknown' }]);
  });

  test('is not reported to a user without the role', async () => {
    desk.provider.signInAs({ groups: ['member'] });
    const agent = await desk.signedIn();
    agent.setCookie(cookie, 'no-one-here');
    expect(await status(agent)).not.toHaveProperty('emulationRefused');
    expect(desk.upstream.requests).toEqual([]);
  });

  test('does not prevent a sign-out, which removes the cookie', async () => {
    const agent = await desk.signedIn();
    desk.provider.play({ userinfo: { status: 503, body: {} } });
    answerUserInfo(answerJson({}, 500));
    agent.setCookie(cookie, 'no-one-here');
    expect((await agent.post(signOut.path)).status).toBe(200);
    expect(agent.hasCookie(cookie)).toBe(false);
    expect(desk.audit().map(({ event }) => event)).toEqual(['signed-out']);
  });

  test('who becomes unknown later can be left: stopping and signing out work', async () => {
    const agent = await desk.acting();
    desk.upstream.play(answerJson({}, 400));
    expect((await agent.get(read)).status).toBe(400);
    agent.setCookie(cookie, 'commercial-member');
    expect((await agent.post(stopEmulation.path)).status).toBe(200);
    expect(agent.hasCookie(cookie)).toBe(false);
    expect(await status(agent)).not.toHaveProperty('emulation');
  });
});
