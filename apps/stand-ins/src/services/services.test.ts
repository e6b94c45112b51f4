import {
  asMember,
  call as callAt,
  claimsPath,
  pharmacyPath,
  post,
  TestServices,
} from '../testing/services';
import { startStandIns } from './start-stand-ins';

const services = new TestServices();
afterAll(() => services.stop());

let url: string;
beforeAll(async () => {
  url = await services.start();
});
const call = (path: string, headers?: Record<string, string>, init?: RequestInit) =>
  callAt(`${url}${path}`, headers, init);

describe('the stand-ins', () => {
  test('answer a call of the catalogue from the scenario that the header names', async () => {
    const { status, headers, body } = await call(
      `${claimsPath()}?ts=1`,
      asMember('commercial-member'),
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body.claimsHistory.claim).toHaveLength(7);
  });

  test('answer as a visitor when nothing names a scenario', async () => {
    const { body } = await call('/portalmicroservices/public/features');
    expect(body).toMatchObject({ clientCode: 'common', businessLine: 'COMMERCIAL' });
  });

  test.each([
    ['without a token', claimsPath(), {}, 401, 'NOT_SIGNED_IN', 'header authorization'],
    ['with another scheme', claimsPath(), { authorization: 'Basic x' }, 401, 'NOT_SIGNED_IN', ''],
    [
      'with a date that is none',
      claimsPath('2026-02-30'),
      asMember('commercial-member'),
      400,
      'BAD_REQUEST',
      'fromDate: This is not a valid isoDate.',
    ],
    [
      'with a query that breaks its schema',
      '/pharmacyservice/api/pharmacy?zip=1',
      {},
      400,
      'BAD_REQUEST',
      'query.zip: A ZIP code has five digits.',
    ],
    [
      'for an unknown scenario',
      '/portalmicroservices/public/features',
      { 'x-scenario': 'unknown' },
      400,
      'UNKNOWN_SCENARIO',
      'claims-without-list, ',
    ],
    ['for an unknown path', '/portalmicroservices/api/x', {}, 404, 'UNKNOWN_CALL', ''],
    ['for a path of the BFF', '/member/api/session', {}, 404, 'UNKNOWN_CALL', 'The BFF'],
  ])('refuse a call %s', async (_, path, headers, status, code, words) => {
    const answer = await call(path, headers as Record<string, string>);
    expect(answer).toMatchObject({ status, body: { status, code } });
    expect(answer.body.message).toContain(`${code}: `);
    expect(answer.body.message).toContain(words);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('refuse another method with the ones that the path takes', async () => {
    const answer = await call(pharmacyPath, asMember('commercial-member'), { method: 'DELETE' });
    expect(answer).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(answer.headers.get('allow')).toBe('GET');
  });

  test.each([
    ['{"memberId": "EVF00421787", "npi": "12"}', 'body.npi: '],
    ['{"memberId": ', 'body: '],
    ['', 'body.memberId: '],
  ])('refuse the body %j and name what is wrong', async (body, words) => {
    const headers = { ...asMember('commercial-member'), 'content-type': 'application/json' };
    const path = '/portalmicroservices/api/member/setdefaultpharmacy';
    const answer = await call(path, {}, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(words);
  });

  test('remember what was sent for each run of a scenario by itself', async () => {
    const set = (run: string) =>
      post(
        `${url}/portalmicroservices/api/member/setdefaultpharmacy`,
        asMember(`commercial-member#${run}`),
        {
          memberId: 'EVF00421787',
          npi: '1999000106',
        },
      );
    const nameIn = async (scenario: string) =>
      (await call(pharmacyPath, asMember(scenario))).body.pharmacy.name;
    expect((await set('first')).body).toEqual({ isSetPharmacy: true });
    expect(await nameIn('commercial-member#first')).toBe('Bluebell Pharmacy');
    expect(await nameIn('commercial-member#second')).toBe('Maple & Main Pharmacy');
    expect(await nameIn('commercial-member')).toBe('Maple & Main Pharmacy');
  });

  test('play failures: a status, and a message with its code', async () => {
    expect((await call(claimsPath(), asMember('upstream-down'))).status).toBe(503);
    expect((await call(claimsPath(), asMember('session-expired'))).status).toBe(401);
    expect(await call(claimsPath(), asMember('eligibility-lost'))).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/^ELIG_E0000001: /) },
    });
  });

  test('serve claims of the last days on any day', async () => {
    const today = await services.start({ now: 'today' });
    const day = (before: number) => {
      const date = new Date(Date.now() - before * 86_400_000);
      const two = (n: number) => String(n).padStart(2, '0');
      return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
    };
    const path = `${today}${claimsPath(day(30), day(0))}`;
    const { body } = await callAt(path, asMember('commercial-member'));
    expect(body.claimsHistory.claim).toHaveLength(7);
    expect(body.claimsHistory.claim[0]?.dateOfService).toBe(day(1));
  });

  test('say that they live', async () => {
    expect((await call('/health/live')).body).toEqual({ status: 'live' });
  });
});

test('a taken port is a plain sentence', async () => {
  const port = Number(new URL(url).port);
  await expect(startStandIns({ port })).rejects.toThrow(
    `The stand-ins cannot start: port ${port} is taken. Stop what uses it, or set another port.`,
  );
});
