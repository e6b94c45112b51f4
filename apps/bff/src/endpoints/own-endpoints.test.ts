import { planWindows } from '@portal/domain';
import { Catalogue, defineEndpoints, endpoint } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import * as z from 'zod/mini';
import { type ScriptedProvider, startScriptedProvider } from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { cookies } from '../http/cookies';
import { startBff, type StartedBff } from '../../testing/start-bff';

const minute = 60_000;
const { getStatus, extend, signOut, reportClientError } = areas.session;

let provider: ScriptedProvider;
let bff: StartedBff;
beforeAll(async () => {
  provider = await startScriptedProvider();
});
beforeEach(async () => {
  bff = await startBff({ issuer: provider.issuer });
});
afterEach(() => bff.stop());
afterAll(() => provider.stop());

const status = async (agent: Agent) =>
  (await agent.get(getStatus.path)).body as {
    signedIn: boolean;
    idleExpiresAt: string;
    expiresAt: string;
  };

describe('the session status', () => {
  test('fits its schema for a visitor and for a member', async () => {
    const visitor = await bff.agent().get(getStatus.path);
    expect(visitor.body).toEqual({ signedIn: false });
    const member = await (await bff.signedIn()).get(getStatus.path);
    expect(z.safeParse(getStatus.response, member.body).success).toBe(true);
  });

  test('has the days of the date windows where the setting moves them', async () => {
    const windows = { ...planWindows, preview: { from: '10-02', to: '10-14' } };
    const moved = await startBff({ issuer: provider.issuer, settings: { PLAN_WINDOWS: windows } });
    expect((await moved.agent().get(getStatus.path)).body).toEqual({
      signedIn: false,
      planWindows: windows,
    });
    await moved.stop();
  });

  test('security 32: is JSON that is not cached', async () => {
    const { headers } = await (await bff.signedIn()).get(getStatus.path);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('security 7: asking for it does not extend the session', async () => {
    const agent = await bff.signedIn();
    const before = await status(agent);
    for (let i = 0; i < 15; i += 1) {
      bff.advance(minute);
      expect((await status(agent)).idleExpiresAt).toBe(before.idleExpiresAt);
    }
    bff.advance(minute + 1_000);
    expect(await status(agent)).toEqual({ signedIn: false });
  });

  test('security 6: a second past the idle limit a call is answered 401', async () => {
    const agent = await bff.signedIn();
    bff.advance(16 * minute + 1_000);
    expect((await agent.get(areas.notifications.getCounts.path)).status).toBe(401);
  });

  test('security 8: a cookie of no session is a visitor, and is not set again', async () => {
    const agent = bff.agent();
    agent.setCookie(cookies.session, `${'A'.repeat(32)}.${'B'.repeat(43)}`);
    const got = await agent.get(getStatus.path);
    expect(got.body).toEqual({ signedIn: false });
    expect(got.headers['set-cookie']).toBeUndefined();
  });
});

describe('extending the session', () => {
  test('starts the idle time again, up to the absolute limit', async () => {
    const agent = await bff.signedIn();
    const { expiresAt } = await status(agent);
    for (let i = 0; i < 47; i += 1) {
      bff.advance(10 * minute);
      const got = await agent.post(extend.path);
      expect(got.body).toMatchObject({ signedIn: true, expiresAt });
    }
    expect((await status(agent)).idleExpiresAt).toBe(expiresAt);
    bff.advance(10 * minute + 1_000);
    expect((await agent.post(extend.path)).status).toBe(401);
  });

  test('a visitor has nothing to extend', async () => {
    expect((await bff.agent().post(extend.path)).body).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('security 21: our own call that changes something', () => {
  test.each([
    ['without the custom header', { 'sec-fetch-site': 'same-origin' }],
    ['from another site', { 'x-csrf': '1', 'sec-fetch-site': 'cross-site' }],
    ['from another subdomain', { 'x-csrf': '1', 'sec-fetch-site': 'same-site' }],
    ['from nowhere', { 'x-csrf': '1' }],
  ])('is refused %s', async (_name, headers) => {
    const agent = await bff.signedIn();
    for (const { path } of [signOut, extend, reportClientError]) {
      const got = await agent
        .withoutCsrf()
        .post(path)
        .set(headers as Record<string, string>);
      expect(got.body).toMatchObject({ status: 403, code: 'CROSS_SITE' });
    }
    expect(await status(agent)).toMatchObject({ signedIn: true });
  });
});

describe('a report of a client error', () => {
  test('is written to the log by its kind, endpoint and field', async () => {
    const body = {
      kind: 'response-issue',
      endpointId: 'claims.getHistory',
      field: 'claimsHistory.claim.copayAmount',
    };
    const got = await bff.agent().post(reportClientError.path).send(body);
    expect(got.body).toEqual({ accepted: true });
    expect(bff.log()).toContainEqual(expect.objectContaining({ event: 'client-error', ...body }));
  });

  test('of two answers that disagree names both and the field', async () => {
    const body = {
      kind: 'answers-disagree',
      endpointId: 'balances.getBenefitBalance',
      field: 'planInfo.familyOOPMax',
      otherEndpointId: 'user.getMemberInfo',
    };
    await bff.agent().post(reportClientError.path).send(body);
    expect(bff.log()).toContainEqual(expect.objectContaining({ event: 'client-error', ...body }));
  });

  test('of code that did not load says so in the words of the specification, with how it failed', async () => {
    const body = {
      kind: 'dynamic-page-loading-failed',
      screen: 'side-menu',
      loadFailure: 'missing',
    };
    await bff.agent().post(reportClientError.path).send(body);
    expect(bff.log()).toContainEqual(
      expect.objectContaining({
        event: 'client-error',
        reason: 'Dynamic page loading failed',
        screen: 'side-menu',
        code: 'missing',
      }),
    );
  });

  test.each([
    [{ kind: 'other' }, 'kind'],
    [{ kind: 'dynamic-page-loading-failed', loadFailure: 'canary' }, 'loadFailure'],
    [{ kind: 'unexpected', screen: 'M1 canary 1980-01-01' }, 'screen'],
    [{ kind: 'unexpected', endpointId: 'https://canary' }, 'endpointId'],
    [{ kind: 'answers-disagree', otherEndpointId: 'canary 7000.00' }, 'otherEndpointId'],
    [{ kind: 'unexpected', endpointId: `claims.${'canary'.repeat(10)}` }, 'endpointId'],
    [{ kind: 'unexpected', endpointId: 'claims.canary' }, 'endpointId'],
    [{ kind: 'answers-disagree', otherEndpointId: 'claims.canary' }, 'otherEndpointId'],
    [{ kind: 'response-issue', field: 'claim.1.canary' }, 'field'],
    [{}, 'kind'],
    [[], 'body'],
  ])('that breaks its schema (%j) is reported by the field %s', async (body, field) => {
    const got = await bff.agent().post(reportClientError.path).send(body);
    expect(got.body).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      title: expect.stringContaining(`"${field}"`),
    });
    expect(got.text).not.toContain('canary');
  });

  test('security 22, 29: that is no JSON, of another type, or too large is refused', async () => {
    const agent = bff.agent();
    const post = (type: string, body: string) =>
      agent.post(reportClientError.path).type(type).send(body);
    const broken = await post('application/json', '{"canary":');
    expect(broken.body).toMatchObject({ status: 400, title: 'The body is not valid JSON.' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect((await post(type, '{}')).status).toBe(415);
    }
    expect((await post('application/json', `{"kind":"${'x'.repeat(70_000)}"}`)).status).toBe(413);
    expect(bff.logText()).not.toContain('canary');
  });
});

test('an unknown path under /member/api is a 404, and never a page', async () => {
  const got = await bff.agent().get('/member/api/unknown').set({ accept: 'text/html' });
  expect(got.body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('an own call without a handler prevents the start of the BFF', async () => {
  const path = '/member/api/unheard';
  const area = defineEndpoints('unheard', 'any', {
    of: endpoint({
      summary: 'A call without a handler.',
      method: 'GET',
      path,
      upstream: 'bff',
      auth: 'none',
      response: z.object({}),
      spec: 'tests',
    }),
  });
  const catalogue = new Catalogue([...Object.values(areas), area]);
  await expect(startBff({ overrides: { catalogue } })).rejects.toThrow(
    'The BFF has no handler for its own call "unheard.of".',
  );
});
