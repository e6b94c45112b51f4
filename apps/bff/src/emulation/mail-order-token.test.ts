import { requestPath } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import { answerJson } from '@portal/resilience';
import {
  emulatedUserCookie as cookie,
  startSupportDesk,
  type SupportDesk,
} from '../../testing/start-support-desk';
import { cookies } from '../http/cookies';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';

const { stopEmulation } = areas.session;
const call = requestPath(areas.pharmacies.getMailOrderByClient, { clientName: 'common' });

let desk: SupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
});
afterEach(() => desk.stop());

/** The service gives a token for home delivery to whom it is asked for. */
const giveToken = () =>
  desk.upstream.play((request, response) =>
    answerJson(
      request.path.includes('/mailorder/token')
        ? { SecurityToken: 'for-the-member', memberId: 'M-1', expiresIn: 3600 }
        : { memebrId: 'M-1', dob: '03/02/1978' },
    )(request, response),
  );

test('a mail-order token is for one person: none goes over into the mode, or out of it', async () => {
  const now = Date.now();
  const agent = await desk.bff.signedIn(
    { access: 'access-1', accessIssuedAt: now, accessExpiresAt: now + 3_600_000 },
    { subject: 'support-agent', groups: ['support'], memberId: 'M-AGENT' },
  );
  agent.setCookie(cookie, 'commercial-member');
  await agent.get(call);
  // The member's user info, by which the BFF knows that there is such a member, and the call.
  expect(desk.upstream.requests).toHaveLength(2);
  for (const { headers } of desk.upstream.requests) {
    expect(headers).toMatchObject({ 'emulated-user': 'commercial-member' });
    expect(headers).not.toHaveProperty('mail-order-token');
    expect(headers).not.toHaveProperty('memberid');
  }
});

test.each(['is stopped', 'is over'] as const)(
  'a mail-order token for a member is not sent once acting %s',
  async (how) => {
    giveToken();
    const agent = await desk.acting();
    const fetched = await agent.post(areas.session.fetchMailOrderToken.path).send({});
    expect(fetched.status).toBe(200);
    const sent = () => desk.upstream.requests.at(-1)?.headers;
    await agent.get(call);
    expect(sent()).toMatchObject({ 'mail-order-token': 'for-the-member', memberid: 'M-1' });
    if (how === 'is stopped') await agent.post(stopEmulation.path);
    else desk.bff.advance(31 * 60_000);
    expect((await agent.get(call)).status).toBe(200);
    expect(sent()).not.toHaveProperty('mail-order-token');
    expect(sent()).not.toHaveProperty('memberid');
    expect(sent()).not.toHaveProperty('emulated-user');
  },
);

test('a request that began while staff acted for a member fetches no token once that is over', async () => {
  giveToken();
  const agent = await desk.acting();
  const { sessions, mailOrderTokens } = desk.bff.dependencies;
  const load = () => sessions.read(agent.cookie(cookies.session)) as Promise<Session>;
  const began = await load();
  await agent.post(stopEmulation.path);
  const context = { requestId: 'request-1' } as RequestContext;
  await expect(mailOrderTokens.fetch(context, began, undefined)).rejects.toMatchObject({
    code: 'EMULATION_ENDED',
  });
  expect((await load()).tokens.mailOrder).toBeUndefined();
});

test('the user’s own mail-order token stays when an ended access is no longer reported', async () => {
  giveToken();
  const agent = await desk.signedIn();
  await agent.post(areas.session.fetchMailOrderToken.path).send({});
  const { sessions } = desk.bff.dependencies;
  const load = () => sessions.read(agent.cookie(cookies.session)) as Promise<Session>;
  const ended = { givenName: 'Marisol', familyName: 'Sampleton' };
  await sessions.saveEmulation(await load(), undefined, undefined, ended);
  await agent.post(stopEmulation.path);
  const { endedAccess, tokens } = await load();
  expect(endedAccess).toBeUndefined();
  expect(tokens.mailOrder).toBeDefined();
});
