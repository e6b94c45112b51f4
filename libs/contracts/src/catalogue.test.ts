import * as z from 'zod/mini';
import { requestPath } from './request-path';
import { catalogue } from './all-endpoints';
import { Catalogue } from './catalogue';
import { defineEndpoints, endpoint, type InputOf, type OutputOf } from './endpoint';
import type { claims } from './areas/claims';

const base = {
  summary: 'A call.',
  method: 'GET',
  upstream: 'member',
  auth: 'member',
  response: z.object({}),
  spec: 'test',
} as const;

describe('the endpoint catalogue', () => {
  test.each([
    ['GET', '/portalmicroservices/public/translation/mrxportal/en-US', 'translations.getEntries'],
    [
      'GET',
      '/portalmicroservices/api/claimhistory/claims/2026-10-06/2026-11-05/M1',
      'claims.getHistory',
    ],
    ['GET', '/portalmicroservices/api/claimhistory/claims/entry/H1/1', 'claims.getEntry'],
    ['GET', '/portalmicroservices/api/notifications/message/mpm/7', 'notifications.getMessage'],
    [
      'GET',
      '/portalmicroservices/api/notifications/message/mpmNotificationJson',
      'notifications.getList',
    ],
    ['GET', '/portalmicroservices/api/notifications/count', 'notifications.getCounts'],
    ['POST', '/portalmicroservices/api/notifications/eob/read', 'notifications.markEobRead'],
    ['POST', '/portalmicroservices/api/notifications/other/read', 'notifications.markOtherRead'],
    ['GET', '/portalmicroservices/api/accums/tds', 'balances.getPlanBalance'],
    ['GET', '/pharmacyservice/api/pharmacy', 'pharmacies.search'],
    ['GET', '/portalmicroservices/api/member/defaultpharmacy/M1', 'pharmacies.getDefault'],
    ['POST', '/portalmicroservices/api/member/setdefaultpharmacy', 'pharmacies.setDefault'],
    [
      'GET',
      '/pharmacyservice/api/pharmacy/client/mailorder/ebms',
      'pharmacies.getMailOrderByClient',
    ],
    [
      'GET',
      '/pharmacyservice/api/pharmacy/npi/mailorder/1234567893',
      'pharmacies.getMailOrderByNpi',
    ],
    ['GET', '/portalmicroservices/api/loggedinuser/userinfoOkta', 'user.getMemberInfo'],
    ['GET', '/portalmicroservices/api/loggedinuser/provideruserinfo', 'user.getProviderInfo'],
    ['GET', '/portalmicroservices/api/rxwallet/pass', 'wallet.getPass'],
  ])('knows %s %s of specification §7.2 as %s', (method, path, id) => {
    const lookup = catalogue.find(method, path);
    expect(lookup.found?.endpoint.id).toBe(id);
  });

  test('gives the path parameters of a call, decoded', () => {
    const lookup = catalogue.find(
      'GET',
      '/portalmicroservices/api/claimhistory/claims/2026-10-06/2026-11-05/A%2D1',
    );
    expect(lookup.found?.params).toEqual({
      fromDate: '2026-10-06',
      toDate: '2026-11-05',
      memberId: 'A-1',
    });
  });

  test('distinguishes an unknown path from a known path with another method', () => {
    expect(catalogue.find('GET', '/portalmicroservices/api/unknown')).toEqual({
      found: undefined,
      reason: 'path',
    });
    expect(catalogue.find('DELETE', '/portalmicroservices/api/accums/tds')).toEqual({
      found: undefined,
      reason: 'method',
      allowed: ['GET'],
    });
  });

  test('refuses an empty or badly encoded parameter', () => {
    expect(catalogue.find('GET', '/portalmicroservices/api/member/defaultpharmacy/').found).toBe(
      undefined,
    );
    expect(catalogue.find('GET', '/portalmicroservices/api/member/defaultpharmacy/%zz').found).toBe(
      undefined,
    );
  });

  test('throws, naming both entries, when an address stands twice', () => {
    const first = defineEndpoints('one', 'any', {
      get: endpoint({ ...base, path: '/portalmicroservices/api/x/:a', params: { a: z.string() } }),
    });
    const second = defineEndpoints('two', 'any', {
      get: endpoint({ ...base, path: '/portalmicroservices/api/x/:b', params: { b: z.string() } }),
    });
    expect(() => new Catalogue([first, second])).toThrow(
      'Endpoints "one.get" and "two.get" have the same address: GET /portalmicroservices/api/x/:b.',
    );
    expect(() => new Catalogue([first, first])).toThrow('Endpoint "one.get" is defined twice.');
  });

  test('throws, naming the entry, when its path is outside the prefix of its upstream', () => {
    const area = defineEndpoints('drugs', 'any', {
      get: endpoint({ ...base, path: '/drugservice/x' }),
    });
    expect(() => new Catalogue([area])).toThrow(
      'Endpoint "drugs.get": the path "/drugservice/x" is outside "/portalmicroservices"',
    );
  });

  test('throws, naming the entry, when parameters and path differ or a GET has a body', () => {
    expect(() =>
      defineEndpoints('bad', 'any', {
        get: { ...base, path: '/portalmicroservices/:a', params: { b: z.string() } },
      }),
    ).toThrow(
      'Endpoint "bad.get": the path "/portalmicroservices/:a" has the parameters [a] but [b] are declared.',
    );
    expect(() =>
      defineEndpoints('bad', 'any', {
        get: { ...base, path: '/portalmicroservices/', params: {} },
      }),
    ).toThrow('Endpoint "bad.get": path');
    expect(() =>
      defineEndpoints('bad', 'any', {
        get: { ...base, path: '/portalmicroservices/x', params: {}, body: z.string() },
      }),
    ).toThrow('Endpoint "bad.get": a GET carries no body.');
  });

  test('names the calls of the area when an id is unknown', () => {
    expect(() => catalogue.get('claims.getHistroy')).toThrow(
      'No endpoint has the id "claims.getHistroy". The area "claims" has: claims.getHistory, claims.getEntry, claims.getExplanation, claims.getAccumulators, claims.getStatement.',
    );
  });

  test('types what a call takes and gives from its entry', () => {
    const input: InputOf<typeof claims.getHistory> = {
      fromDate: '2026-10-06',
      toDate: '2026-11-05',
      memberId: 'M1',
    };
    type Row = NonNullable<
      NonNullable<OutputOf<typeof claims.getHistory>['claimsHistory']>['claim']
    >[number];
    const status: Row['status'] = 'paid';
    const amount: Row['copayAmount'] = null;
    // @ts-expect-error a date range without its end does not compile
    const wrong: InputOf<typeof claims.getHistory> = { fromDate: '2026-10-06', memberId: 'M1' };
    expect([input.toDate, status, amount, wrong.fromDate]).toHaveLength(4);
  });
});

describe('the address of a call', () => {
  test('puts parameters into the path, encoded, and the rest into the query', () => {
    expect(
      requestPath(catalogue.get('user.getMemberInfo'), {
        nc: 5,
        bin: 'a b',
        splitPlatform: undefined,
      }),
    ).toBe('/portalmicroservices/api/loggedinuser/userinfoOkta?nc=5&bin=a+b');
    expect(requestPath(catalogue.get('pharmacies.getDefault'), { memberId: 'a/b' })).toBe(
      '/portalmicroservices/api/member/defaultpharmacy/a%2Fb',
    );
  });

  test('never has a body, a file or a key in it', () => {
    const input = { uploadId: 'a', file: { content: 'x' }, body: {}, idempotencyKey: 'k' };
    expect(requestPath(catalogue.get('uploads.put'), input)).toBe(
      '/portalmicroservices/api/uploads/a',
    );
  });

  test('names a missing parameter', () => {
    expect(() => requestPath(catalogue.get('claims.getEntry'), {})).toThrow(
      'Call "claims.getEntry": the path parameter "healthServiceId" is missing.',
    );
  });
});
