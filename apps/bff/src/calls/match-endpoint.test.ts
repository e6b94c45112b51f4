import { areas } from '@portal/contracts/all';
import { sendRaw } from '@portal/resilience';
import { probes } from '../../testing/catalogue-with-probes';
import { useProbedBff } from '../../testing/use-probed-bff';

const tds = areas.balances.getPlanBalance.path;

const stack = useProbedBff();

describe('security 27: what is not in the catalogue', () => {
  afterEach(() => expect(stack.upstream.connections()).toBe(0));

  test.each([
    ['an unknown path', 'GET', '/portalmicroservices/api/unknown', 404],
    ['the prefix alone', 'GET', '/portalmicroservices/', 404],
    ['a trailing slash', 'GET', `${tds}/`, 404],
    ['another case', 'GET', tds.replace('api', 'API'), 404],
    ['an empty parameter', 'GET', '/portalmicroservices/api/member/defaultpharmacy/', 404],
    ['another method', 'DELETE', tds, 405],
    ['HEAD', 'HEAD', tds, 405],
    ['a foreign preflight', 'OPTIONS', tds, 405],
    ['TRACE', 'TRACE', tds, 405],
    ['dot segments', 'GET', '/portalmicroservices/api/../api/accums/tds', 400],
    ['encoded dot segments', 'GET', '/portalmicroservices/%2e%2e/admin', 400],
    ['an encoded slash', 'GET', '/portalmicroservices/api%2faccums/tds', 400],
    ['a doubled slash', 'GET', '/portalmicroservices//api/accums/tds', 400],
    ['a path parameter', 'GET', `${tds};jsessionid=1`, 400],
    ['an absolute URL', 'GET', `http://localhost${tds}`, 400],
  ])('%s is refused and no connection is opened', async (_name, method, target, status) => {
    const { cookieHeader } = await stack.bff.signedIn();
    const answer = await sendRaw(
      stack.bff.origin,
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookieHeader}\r\nx-csrf: 1\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.split(' ')[1]).toBe(String(status));
    expect(answer.toLowerCase()).not.toContain('access-control');
    if (status === 405) expect(answer.toLowerCase()).toContain('\r\nallow: get\r\n');
    if (method !== 'HEAD') expect(answer).toContain('application/problem+json');
  });

  test.each([
    ['a date that does not exist', '2026-02-30/2026-03-01/M1', 'fromDate'],
    ['a member id with other signs', '2026-02-01/2026-03-01/M%201', 'memberId'],
  ])('%s is reported by its field, without the value', async (_name, rest, field) => {
    const agent = await stack.bff.signedIn();
    const got = await agent.get(`/portalmicroservices/api/claimhistory/claims/${rest}`);
    expect(got.body).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    expect(got.text).toContain(`\\"${field}\\"`);
    expect(got.text).not.toContain('2026-02-30');
  });

  test('a query value that is wrong or given twice is reported by its field', async () => {
    const wrong = await stack.bff.agent().get('/pharmacyservice/api/pharmacy?zip=abc');
    expect(wrong.body).toMatchObject({ status: 400, title: expect.stringContaining('"zip"') });
    const twice = await stack.bff.agent().get('/pharmacyservice/api/pharmacy?zip=02139&zip=02140');
    expect(twice.body).toMatchObject({ status: 400, title: expect.stringContaining('"zip"') });
  });

  test('security 5: a member’s call without a session is answered 401 problem JSON', async () => {
    const got = await stack.bff.agent().get(tds);
    expect(got.headers['content-type']).toBe('application/problem+json');
    expect(got.body).toEqual({
      code: 'UNAUTHENTICATED',
      title: expect.any(String),
      status: 401,
      requestId: got.headers['x-request-id'],
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'security 22: a body of type %p is refused',
    async (type) => {
      const agent = await stack.bff.signedIn();
      const call = agent.post(probes.change.path).set(type ? { 'content-type': type } : {});
      const got = await call.send(Buffer.from('{"text":"a"}'));
      expect(got.status).toBe(415);
    },
  );

  test('security 29: a body that is too large is refused, whether it says so or not', async () => {
    const agent = await stack.bff.signedIn();
    const text = 'x'.repeat(5_000);
    expect((await agent.post(probes.change.path).send({ text })).status).toBe(413);
    const chunk = `${text.length.toString(16)}\r\n${text}\r\n`;
    const answer = await sendRaw(
      stack.bff.origin,
      [
        `POST ${probes.change.path} HTTP/1.1`,
        'Host: localhost',
        `Cookie: ${agent.cookieHeader}`,
        'x-csrf: 1',
        'sec-fetch-site: same-origin',
        'content-type: application/json',
        'transfer-encoding: chunked',
        '',
        chunk,
      ].join('\r\n'),
    );
    expect(answer).toContain('413');
  });

  test.each([
    [
      'a length next to a transfer encoding',
      'Content-Length: 3\r\nTransfer-Encoding: chunked',
      /40\d/,
    ],
    ['a transfer encoding in HTTP/1.0', 'Transfer-Encoding: chunked\r\n\r\n0', /400/, 'HTTP/1.0'],
    ['bare line feeds', 'A: b\nC: d\n\nGET /health/live HTTP/1.1\n', /40\d/],
    ['64 KB of headers', `X-Long: ${'x'.repeat(65_536)}`, /431/],
    ['a header name with a space', 'Bad name: x', /40\d/],
  ])(
    'security 29: %s is refused and the process lives',
    async (_name, lines, status, version = 'HTTP/1.1') => {
      const answer = await sendRaw(
        stack.bff.origin,
        `POST ${probes.change.path} ${version}\r\nHost: localhost\r\nConnection: keep-alive\r\n${lines}\r\n\r\n`,
      );
      expect(answer.split('\r\n')[0]).toMatch(status);
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
      expect((await stack.bff.agent().get('/health/live')).status).toBe(200);
    },
  );
});

describe('security 21: a call that changes something', () => {
  const change = async (headers: Record<string, string>) => {
    const agent = await stack.bff.signedIn();
    return agent.withoutCsrf().post(probes.change.path).set(headers).send({ text: 'a' });
  };

  test.each([
    ['no proof at all', {}],
    ['the custom header missing', { 'sec-fetch-site': 'same-origin' }],
    ['another site', { 'x-csrf': '1', 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring subdomain', { 'x-csrf': '1', 'sec-fetch-site': 'same-site' }],
    ['nothing said of where it comes from', { 'x-csrf': '1' }],
    ['a foreign origin', { 'x-csrf': '1', origin: 'https://evil.example' }],
    ['an opaque origin', { 'x-csrf': '1', origin: 'null' }],
    [
      'a foreign origin with a same-origin claim',
      { 'x-csrf': '1', 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ],
  ])('is refused with %s', async (_name, headers) => {
    const got = await change(headers as Record<string, string>);
    expect(got.body).toMatchObject({ status: 403, code: 'CROSS_SITE' });
    expect(stack.upstream.requests).toHaveLength(0);
  });

  test('is made from the portal itself, with its body and its type', async () => {
    expect((await change({ 'x-csrf': '1', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await change({ 'x-csrf': '1', origin: stack.bff.origin })).status).toBe(200);
    expect(stack.upstream.requests.map(({ method, body }) => [method, body])).toEqual([
      ['POST', '{"text":"a"}'],
      ['POST', '{"text":"a"}'],
    ]);
    expect(stack.upstream.requests[0]?.headers['content-type']).toBe('application/json');
  });
});
