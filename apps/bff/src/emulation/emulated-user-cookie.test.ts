import { areas } from '@portal/contracts/all';
import { probes } from '../../testing/catalogue-with-probes';
import { sessionStatus, signIn } from '../../testing/sign-in-visits';
import { startBff } from '../../testing/start-bff';
import {
  emulatedUserCookie as cookie,
  startSupportDesk,
  type SupportDesk,
} from '../../testing/start-support-desk';

const { getStatus } = areas.session;
const read = probes.json.path;

let desk: SupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
});
afterEach(() => desk.stop());

describe('security 37: the cookie emulated-user', () => {
  test.each([
    ['without the support role', ['member'], 'commercial-member', 'no-role', read],
    ['that is not a user id', ['support'], 'a b;c', 'malformed', getStatus.path],
  ])(
    '%s is dropped and audited, and nothing goes upstream',
    async (_name, groups, value, reason, path) => {
      desk.provider.signInAs({ groups });
      const agent = await desk.signedIn();
      agent.setCookie(cookie, encodeURIComponent(value));
      const got = await agent.get(path);
      expect(got.status).toBe(200);
      expect(got.headers['set-cookie']?.[0]).toMatch(/^emulated-user=; Max-Age=0; Path=\/;/);
      expect(agent.hasCookie(cookie)).toBe(false);
      expect(await desk.emulationOf(agent)).toBeUndefined();
      expect((await agent.get(read)).status).toBe(200);
      expect(desk.sentFor().filter((user) => user !== undefined)).toEqual([]);
      expect(desk.audit()).toEqual([
        expect.objectContaining({
          event: 'emulation-refused',
          reason,
          requestId: got.headers['x-request-id'],
          actor: expect.stringMatching(/^[\w-]{22}$/),
        }),
      ]);
    },
  );

  test('that is not a user id goes nowhere before it was reported', async () => {
    const agent = await desk.signedIn();
    agent.setCookie(cookie, encodeURIComponent('a b;c'));
    expect((await agent.get(read)).status).toBe(200);
    expect(desk.sentFor()).toEqual([undefined]);
    expect(await sessionStatus(agent)).toMatchObject({ emulationRefused: 'unknown' });
    expect(await sessionStatus(agent)).not.toHaveProperty('emulationRefused');
  });

  test('is dropped when the provider has removed the role since the sign-in', async () => {
    const agent = await desk.signedIn();
    desk.provider.signInAs({ subject: 'support-agent', groups: ['member'] });
    agent.setCookie(cookie, 'commercial-member');
    expect(await desk.emulationOf(agent)).toBeUndefined();
    expect(desk.audit()).toMatchObject([{ event: 'emulation-refused', reason: 'no-role' }]);
  });

  test('of a visitor is ignored and stays, for the user who signs in next', async () => {
    const agent = desk.bff.agent();
    agent.setCookie(cookie, 'commercial-member');
    expect((await agent.get(probes.anybody.path)).status).toBe(200);
    expect(await sessionStatus(agent)).toEqual({ signedIn: false });
    expect(agent.hasCookie(cookie)).toBe(true);
    expect(desk.sentFor()).toEqual([undefined]);
    await signIn(agent, desk.provider);
    expect(await desk.emulationOf(agent)).toMatchObject({ subject: 'commercial-member' });
  });

  test('is taken away for every domain that it may have been set for', async () => {
    const site = await startBff({
      issuer: desk.provider.issuer,
      settings: { PUBLIC_URL: 'https://rx.member.everfern.example' },
    });
    const agent = site.agent();
    await signIn(agent, desk.provider);
    agent.setCookie(cookie, 'x y');
    const lines = (await agent.get('/member/api/session')).headers[
      'set-cookie'
    ] as unknown as string[];
    expect(lines.map((line) => /Domain=([^;]*)/.exec(line)?.[1])).toEqual([
      undefined,
      'rx.member.everfern.example',
      'member.everfern.example',
      'everfern.example',
    ]);
    await site.stop();
  });
});
