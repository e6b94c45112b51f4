import { areas } from '@portal/contracts/all';
import { answerJson } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import {
  emulatedUserCookie,
  startSupportDesk,
  type SupportDesk,
} from '../../testing/start-support-desk';
import { adult, claimsOf, userInfoPath } from '../../testing/member-services';
import { refused, useMemberServices } from '../../testing/use-member-services';

const { payments } = areas;

const member = useMemberServices();
const { signedIn, paths } = member;

describe('the user info of a session', () => {
  test('is read once for parallel calls, and again with renewed tokens', async () => {
    const now = Date.now();
    const agent = await signedIn({ accessIssuedAt: now, accessExpiresAt: now + 3_600_000 });
    await Promise.all([1, 2, 3].map(() => agent.get(claimsOf('M-1'))));
    await agent.get(claimsOf('M-1'));
    expect(paths().filter((path) => path === userInfoPath)).toHaveLength(1);
    const [session] = await sessionsOf(agent);
    await member.bff.dependencies.sessions.saveTokens(session, {
      ...session.tokens,
      accessIssuedAt: now + 1000,
    });
    member.services.info = { ...adult, memebrId: 'M-5' };
    expect((await agent.get(claimsOf('M-1'))).status).toBe(403);
    expect((await agent.get(claimsOf('M-5'))).status).toBe(200);
  });

  test('fails with 503 while the service does, and the session stays', async () => {
    const agent = await signedIn();
    member.upstream.play(answerJson({}, 500));
    expect((await agent.get(claimsOf('M-1'))).body).toMatchObject({
      status: 503,
      code: 'MEMBER_UNAVAILABLE',
    });
    member.services.play(member.upstream);
    expect((await agent.get(claimsOf('M-1'))).status).toBe(200);
  });

  test('stays the one before while it cannot be read again', async () => {
    const agent = await member.bff.signedIn({}, {}, { readFor: 0 });
    member.upstream.play((request, response) =>
      answerJson(member.services.answerTo(request), request.path === userInfoPath ? 500 : 200)(
        request,
        response,
      ),
    );
    expect((await agent.get(claimsOf('M-1'))).status).toBe(200);
    expect((await agent.get(claimsOf('M-2'))).status).toBe(403);
  });

  test('SS-5: that says the member is no longer eligible is the answer to the call', async () => {
    member.services.info = { message: 'ELIG_E0000001: not eligible' };
    const got = await (await signedIn()).get(claimsOf('M-1'));
    expect(got.body).toMatchObject({ status: 403, code: 'ELIG_E0000001' });
  });

  test('without a member id leaves the one that the identity provider names', async () => {
    member.services.info = { dob: '1978-03-02' };
    expect((await (await signedIn({}, { memberId: 'M-1' })).get(claimsOf('M-1'))).status).toBe(200);
    expect((await (await signedIn()).get(claimsOf('M-1'))).status).toBe(403);
  });

  const sessionsOf = async (agent: Agent) => {
    const session = await member.bff.dependencies.sessions.read(agent.cookie('portal-session'));
    if (!session) throw new Error('There is no session.');
    return [session] as const;
  };
});

describe('SS-9: support staff who act for a member', () => {
  let desk: SupportDesk;
  beforeEach(async () => {
    desk = await startSupportDesk();
    const ids = new Map([
      [undefined, { memebrId: 'M-AGENT', fromAdminPortal: 'true' }],
      ['grown-up', { memebrId: 'M-1', dob: '1978-03-02' }],
      ['child', { memebrId: 'M-1-03', dob: '2013-06-14' }],
    ]);
    desk.upstream.play((request, response) => {
      const isInfo = request.path === userInfoPath;
      const found = ids.get(request.headers['emulated-user'] as string | undefined);
      answerJson(isInfo ? found : member.services.answerTo(request))(request, response);
    });
  });
  afterEach(() => desk.stop());

  test('name that member alone, and are themselves again afterwards', async () => {
    const agent = await desk.acting('grown-up');
    expect((await agent.get(claimsOf('M-1'))).status).toBe(200);
    for (const other of ['M-AGENT', 'M-1-03', 'M-2']) {
      expect(await agent.get(claimsOf(other))).toMatchObject(refused('OTHER_MEMBER'));
    }
    await agent.post(areas.session.stopEmulation.path);
    expect((await agent.get(claimsOf('M-1'))).status).toBe(403);
    expect((await agent.get(claimsOf('M-AGENT'))).status).toBe(200);
  });

  test('are refused what the member is refused, and have no birth date themselves', async () => {
    const agent = await desk.acting('child');
    const cards = () => agent.get(payments.getCards.path);
    expect(await cards()).toMatchObject(refused('AGE_RESTRICTED'));
    await agent.post(areas.session.stopEmulation.path);
    expect(await cards()).toMatchObject(refused('BIRTH_DATE_UNKNOWN'));
    expect(desk.audit().at(-1)).toMatchObject({ event: 'refused', role: 'staff' });
    agent.setCookie(emulatedUserCookie, 'grown-up');
    expect((await cards()).status).toBe(200);
  });
});
