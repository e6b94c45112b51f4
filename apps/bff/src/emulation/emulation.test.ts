import { requestPath } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import { probes } from '../../testing/catalogue-with-probes';
import {
  emulatedUserCookie as cookie,
  startSupportDesk,
  type SupportDesk,
} from '../../testing/start-support-desk';

const minute = 60_000;
const { stopEmulation, extend, signOut } = areas.session;
const read = probes.json.path;

let desk: SupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
});
afterEach(() => desk.stop());

describe('security 37: acting for a member', () => {
  test('begins with the cookie, is a mode of the session, and says so in the status', async () => {
    const agent = await desk.signedIn();
    agent.setCookie(cookie, 'commercial-member');
    const startedAt = Date.now();
    const got = await agent.get('/member/api/session');
    const { emulation } = got.body as { emulation: { expiresAt: string; remainingMs: number } };
    // Nothing else: the browser gets no user name.
    expect(emulation).toEqual({
      mode: 'emulation',
      expiresAt: expect.any(String),
      remainingMs: expect.any(Number),
    });
    expect(emulation.remainingMs / minute).toBeCloseTo(30, 0);
    desk.bff.advance(10 * minute);
    const later = (await agent.get('/member/api/session')).body as typeof got.body;
    expect(later.emulation.remainingMs / minute).toBeCloseTo(20, 0);
    const life = Date.parse(emulation.expiresAt) - startedAt;
    expect(life).toBeGreaterThan(29 * minute);
    expect(life).toBeLessThanOrEqual(30 * minute + 5_000);
    expect(agent.hasCookie(cookie)).toBe(false);
    expect(desk.audit()).toEqual([
      expect.objectContaining({ event: 'emulation-requested' }),
      expect.objectContaining({
        event: 'emulation-started',
        requestId: got.headers['x-request-id'],
        actor: expect.stringMatching(/^[\w-]{22}$/),
        subject: expect.stringMatching(/^[\w-]{22}$/),
      }),
    ]);
  });

  test('HC-5: each call carries the header, but those to outsiders, and leaves one audit line', async () => {
    const agent = await desk.acting();
    for (const path of [read, probes.drug.path, probes.gateway.path, probes.maps.path]) {
      expect((await agent.get(path)).status).toBe(200);
    }
    const member = 'commercial-member';
    expect(desk.sentFor()).toEqual([member, member, member, undefined]);
    expect(desk.audit().map(({ event, endpointId }) => [event, endpointId])).toEqual(
      [probes.json, probes.drug, probes.gateway, probes.maps].map(({ id }) => [
        'emulated-call',
        id,
      ]),
    );
    expect(desk.audit()[0]).toMatchObject({
      requestId: desk.upstream.requests[0]?.headers['x-request-id'],
      actor: expect.stringMatching(/^[\w-]{22}$/),
      subject: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(desk.logText()).not.toMatch(/support-agent|commercial-member/);
  });

  test('the first call may already bring the cookie', async () => {
    const agent = await desk.signedIn();
    agent.setCookie(cookie, 'commercial-member');
    await Promise.all([agent.get(read), agent.get(read), agent.get('/member/api/session')]);
    expect(desk.sentFor()).toEqual(['commercial-member', 'commercial-member']);
    expect(desk.audit().filter(({ event }) => event === 'emulation-started')).toHaveLength(1);
  });

  test('changes nothing, unless the entry opts in', async () => {
    const agent = await desk.acting();
    const got = await agent.post(probes.change.path).send({ text: 'a' });
    expect(got.body).toMatchObject({ status: 403, code: 'EMULATION_READ_ONLY' });
    const draft = requestPath(areas.drafts.save, { formId: 'a-form' });
    const saved = await agent.put(draft).send({ replaces: 0, content: {} });
    expect(saved.status).toBe(403);
    expect(desk.upstream.requests).toEqual([]);
    expect(desk.audit().map(({ event }) => event)).toEqual([
      'emulated-call-refused',
      'emulated-call-refused',
    ]);
    expect((await agent.post(extend.path)).status).toBe(200);
    expect((await agent.post(probes.allowedChange.path).send({ text: 'a' })).status).toBe(200);
    expect(desk.sentFor()).toEqual(['commercial-member']);
  });

  test('gets no wallet pass of the member: refused and audited, and nothing goes upstream', async () => {
    const agent = await desk.acting();
    for (const { path } of [areas.wallet.getPass, areas.wallet.getGoogleLink]) {
      const got = await agent.get(path);
      expect(got.body).toMatchObject({ status: 403, code: 'EMULATION_READ_ONLY' });
    }
    expect(desk.upstream.requests).toEqual([]);
    expect(desk.audit().map(({ event, endpointId }) => [event, endpointId])).toEqual([
      ['emulated-call-refused', 'wallet.getPass'],
      ['emulated-call-refused', 'wallet.getGoogleLink'],
    ]);
  });

  test('gets no addresses and cards of home delivery: a pciToken charges its card', async () => {
    const agent = await desk.acting();
    const path = requestPath(areas.mailOrderCheckout.get, { memberId: 'EVF00421787' });
    const got = await agent.get(path);
    expect(got.body).toMatchObject({ status: 403, code: 'EMULATION_READ_ONLY' });
    expect(desk.upstream.requests).toEqual([]);
  });

  test('does not nest: another name is refused, the same one changes nothing', async () => {
    const agent = await desk.acting();
    const before = await desk.emulationOf(agent);
    agent.setCookie(cookie, 'medicare-member');
    const refused = await agent.get('/member/api/session');
    expect(refused.body).toMatchObject({ emulation: {}, emulationRefused: 'nested' });
    expect(agent.hasCookie(cookie)).toBe(false);
    expect(await desk.emulationOf(agent)).toEqual(before);
    expect(desk.audit()).toMatchObject([{ event: 'emulation-refused', reason: 'nested' }]);
    desk.bff.advance(minute);
    agent.setCookie(cookie, 'commercial-member');
    expect(await desk.emulationOf(agent)).toEqual(before);
  });

  test('ends after 30 minutes however busy; a page that does not know yet changes nothing', async () => {
    const agent = await desk.acting();
    for (let i = 0; i < 3; i += 1) {
      desk.bff.advance(10 * minute);
      if (i < 2) expect((await agent.get(read)).status).toBe(200);
    }
    const late = await agent.post(probes.change.path).send({ text: 'a' });
    expect(late.body).toMatchObject({ status: 403, code: 'EMULATION_ENDED' });
    expect(await desk.emulationOf(agent)).toBeUndefined();
    expect(desk.audit().at(-1)).toMatchObject({ event: 'emulation-ended', reason: 'expired' });
    desk.upstream.requests.splice(0);
    expect((await agent.post(probes.change.path).send({ text: 'a' })).status).toBe(200);
    expect(desk.sentFor()).toEqual([undefined]);
  });

  test('ends on request, with an audit line, and the user is themselves again', async () => {
    const agent = await desk.acting();
    const got = await agent.post(stopEmulation.path);
    expect(got.body).toMatchObject({ signedIn: true });
    expect(got.text).not.toContain('emulation');
    await agent.get(read);
    expect(desk.sentFor()).toEqual([undefined]);
    expect(desk.audit()).toMatchObject([{ event: 'emulation-ended', reason: 'stopped' }]);
  });

  test('ends with the session, audited', async () => {
    const agent = await desk.acting();
    await agent.post(signOut.path);
    expect(desk.audit().map(({ event }) => event)).toEqual(['emulation-ended', 'signed-out']);
  });

  test('checks the role after each renewal of tokens, and ends without it', async () => {
    desk.provider.signInAs({ subject: 'support-agent', groups: ['support'], lifetime: 300 });
    const agent = await desk.acting();
    desk.bff.advance(5 * minute);
    desk.provider.userinfoMethods.splice(0);
    await Promise.all([agent.get(read), agent.get(read), agent.get(read)]);
    await agent.get(read);
    expect(desk.provider.userinfoMethods.length).toBe(1);
    desk.bff.advance(6 * minute);
    desk.provider.signInAs({ subject: 'support-agent', groups: ['member'] });
    desk.upstream.requests.splice(0);
    expect((await agent.get(read)).body).toMatchObject({ status: 403, code: 'EMULATION_ENDED' });
    expect(desk.upstream.requests).toEqual([]);
    expect(await desk.emulationOf(agent)).toBeUndefined();
    expect(desk.audit().at(-1)).toMatchObject({ event: 'emulation-ended', reason: 'role-lost' });
  });

  test('lets no call pass while the provider can’t say whether the role is still there', async () => {
    desk.provider.signInAs({ subject: 'support-agent', groups: ['support'], lifetime: 300 });
    const agent = await desk.acting();
    desk.bff.advance(5 * minute);
    desk.provider.play({ userinfo: { status: 503, body: {} } });
    expect((await agent.get(read)).status).toBe(503);
    desk.provider.play({});
    expect((await agent.get(read)).status).toBe(200);
    expect(desk.sentFor()).toEqual(['commercial-member']);
  });

  test('is refused with 503 while it cannot be audited; stopping and signing out never are', async () => {
    const agent = await desk.signedIn();
    desk.breakLog(true);
    agent.setCookie(cookie, 'commercial-member');
    const got = await agent.get('/member/api/session');
    expect(got.body).toMatchObject({ status: 503, code: 'AUDIT_UNAVAILABLE' });
    expect(desk.upstream.requests).toEqual([]);
    desk.breakLog(false);
    expect(await desk.emulationOf(agent)).toMatchObject({ subject: 'commercial-member' });
    desk.upstream.requests.splice(0);
    desk.breakLog(true);
    expect((await agent.get(read)).body).toMatchObject({ code: 'AUDIT_UNAVAILABLE' });
    expect(desk.upstream.requests).toEqual([]);
    expect((await agent.post(stopEmulation.path)).status).toBe(200);
    expect((await agent.get(read)).status).toBe(200);
  });

  test('what the browser writes into the header of the same name counts for nothing', async () => {
    const agent = await desk.acting();
    await agent.get(read).set({ 'emulated-user': 'medicare-member' });
    await agent.get(read).set({ Emulated_User: 'medicare-member' });
    expect(desk.sentFor()).toEqual(['commercial-member', 'commercial-member']);
  });
});
