import { areas } from '@portal/contracts/all';
import { requestPath } from '@portal/contracts';
import {
  answerJson,
  type Recorded,
  type ScriptedUpstream,
  startScriptedUpstream,
} from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { MemberServices, peoplePath } from '../../testing/member-services';
import { startBff, type StartedBff } from '../../testing/start-bff';

const { fetchMailOrderToken } = areas.session;
const own = areas.mailOrderTokens.get.path;
const forDependent = requestPath(areas.mailOrderTokens.getForDependent, { dependentId: 'M-1-03' });
const mailOrderCall = requestPath(areas.pharmacies.getMailOrderByClient, { clientName: 'common' });
const memberCall = areas.notifications.getCounts.path;

let upstream: ScriptedUpstream;
let bff: StartedBff;
beforeAll(async () => {
  upstream = await startScriptedUpstream();
  bff = await startBff({ upstream: upstream.origin });
});
afterAll(async () => {
  await bff.stop();
  await upstream.stop();
});

let issued = 0;
const tokenAnswer = ({ path }: Recorded) => ({
  SecurityToken: `${path.includes('dependent') ? 'of-dependent' : 'own'}-${(issued += 1)}`,
  expiresIn: 600,
  memberId: 'MO-77',
});
beforeEach(() => {
  issued = 0;
  upstream.requests.splice(0);
  upstream.play((request, response) => {
    const isToken = request.path.includes('/mailorder/token');
    const others = new MemberServices().answerTo(request);
    answerJson(isToken ? tokenAnswer(request) : others)(request, response);
  });
});

/** A session that has no mail-order token yet. */
const withoutToken = () => {
  const now = Date.now();
  return bff.signedIn({ mailOrder: '', accessIssuedAt: now, accessExpiresAt: now + 36_000_000 });
};
const ask = (agent: Agent, body: object = {}) => agent.post(fetchMailOrderToken.path).send(body);
const sentTo = (path: string) => upstream.requests.filter((request) => request.path === path);
const tokenSentWith = async (agent: Agent, path: string) => {
  upstream.requests.splice(0);
  await agent.get(path);
  return sentTo(path)[0]?.headers['mail-order-token'];
};

describe('MO-1: the mail-order token', () => {
  test('SS-2: is fetched by the BFF and never shown to the browser', async () => {
    const agent = await withoutToken();
    const got = await ask(agent);
    expect(got.body).toEqual({ ready: true });
    expect(sentTo(own)[0]?.headers).toMatchObject({
      authorization: 'Bearer access-token.planted',
      'id-token': 'id-token.planted',
    });
    expect(sentTo(own)[0]?.query.get('ts')).toMatch(/^\d{13}$/);
    const status = await agent.get('/member/api/session');
    expect(JSON.stringify([got.headers, got.text, status.text])).not.toMatch(/own-1|MO-77/);
    for (const path of [own, forDependent]) expect((await agent.get(path)).status).toBe(404);
    expect(sentTo(own)).toHaveLength(1);
  });

  test('HC-1, HC-4: is sent with member-service calls and with every mailorder path, there with the member id', async () => {
    const agent = await withoutToken();
    expect(await tokenSentWith(agent, memberCall)).toBeUndefined();
    await ask(agent);
    expect(await tokenSentWith(agent, memberCall)).toBe('own-1');
    expect(await tokenSentWith(agent, mailOrderCall)).toBe('own-1');
    expect(sentTo(mailOrderCall)[0]?.headers['memberid']).toBe('MO-77');
  });

  test('HC-1: of a dependent replaces it, until the member’s own is requested again', async () => {
    const agent = await withoutToken();
    await ask(agent);
    await ask(agent, { dependentId: 'M-1-03' });
    expect(await tokenSentWith(agent, memberCall)).toBe('of-dependent-2');
    await ask(agent, { dependentId: 'M-1-03' });
    expect(sentTo(forDependent)).toHaveLength(0);
    await ask(agent);
    expect(await tokenSentWith(agent, memberCall)).toBe('own-1');
  });

  test('HC-1: a call for a patient is sent with the token of this patient, even when another one was chosen last', async () => {
    const refillsOf = (memberId: string) =>
      requestPath(areas.mailOrderRefills.getList, { memberId });
    const agent = await withoutToken();
    await ask(agent);
    const sentWith = async (memberId: string) => {
      upstream.requests.splice(0);
      await agent.get(refillsOf(memberId));
      const [sent] = sentTo(areas.mailOrderRefills.getList.path);
      return sent?.headers['mail-order-token'];
    };
    expect(await sentWith('M-1-03')).toBe('of-dependent-2');
    expect(await sentWith('M-1-02')).toBe('of-dependent-3');
    expect(await sentWith('M-1')).toBe('own-1');
    expect(await sentWith('M-1-02')).toBe('of-dependent-3');
    expect(sentTo(peoplePath)).toHaveLength(1);
    upstream.play((request, response) => {
      const isToken = request.path.includes('/mailorder/token');
      const answer = isToken
        ? answerJson({}, 503)
        : answerJson(new MemberServices().answerTo(request));
      answer(request, response);
    });
    expect(await sentWith('M-1-03')).toBeUndefined();
    expect(sentTo(areas.mailOrderRefills.getList.path)).toHaveLength(1);
  });

  test('is fetched once for parallel requests, and not again while it is valid', async () => {
    const agent = await withoutToken();
    await Promise.all(Array.from({ length: 8 }, () => ask(agent)));
    expect(sentTo(own)).toHaveLength(1);
  });

  test('is fetched again before a mail-order call when it has expired, and left out of others', async () => {
    const agent = await withoutToken();
    await ask(agent);
    bff.advance(10 * 60_000);
    expect(await tokenSentWith(agent, memberCall)).toBeUndefined();
    expect(await tokenSentWith(agent, mailOrderCall)).toBe('own-2');
    expect(await tokenSentWith(agent, memberCall)).toBe('own-2');
    upstream.play(answerJson({}, 503));
    bff.advance(10 * 60_000);
    expect(await tokenSentWith(agent, mailOrderCall)).toBeUndefined();
  });

  test('with a malformed field is still used, and the field is logged without its value', async () => {
    upstream.play(answerJson({ SecurityToken: 'own-9', expiresIn: 'canary', memberId: 'MO-77' }));
    const agent = await withoutToken();
    expect((await ask(agent)).status).toBe(200);
    expect(bff.log()).toContainEqual(
      expect.objectContaining({
        event: 'response-issue',
        endpointId: 'mailOrderTokens.get',
        field: 'expiresIn',
      }),
    );
    expect(bff.logText()).not.toContain('canary');
  });

  test.each([
    ['a 401', answerJson({}, 401), 401, 'UNAUTHENTICATED'],
    ['lost eligibility', answerJson({ message: 'ELIG_E0000001: x' }, 403), 403, 'ELIG_E0000001'],
    ['a failure', answerJson({ message: 'canary' }, 500), 502, 'UPSTREAM_BAD_RESPONSE'],
    ['an outage', answerJson({}, 503), 502, 'UPSTREAM_UNREACHABLE'],
    ['an answer without a token', answerJson({ expiresIn: 1 }), 502, 'UPSTREAM_BAD_RESPONSE'],
  ])(
    '%s is reported as problem JSON, and nothing is saved',
    async (_name, script, status, code) => {
      upstream.play(script);
      const agent = await withoutToken();
      const got = await ask(agent);
      expect(got.headers['content-type']).toBe('application/problem+json');
      expect(got.body).toMatchObject({ status, code });
      expect(got.text).not.toContain('canary');
      expect(await tokenSentWith(agent, memberCall)).toBeUndefined();
    },
  );

  test('requests nothing without a session, or for an invalid id', async () => {
    expect((await ask(bff.agent())).status).toBe(401);
    const agent = await withoutToken();
    expect((await ask(agent, { dependentId: '../admin' })).status).toBe(400);
    expect((await ask(agent, { other: 1 })).status).toBe(400);
    expect(upstream.requests).toHaveLength(0);
  });
});
