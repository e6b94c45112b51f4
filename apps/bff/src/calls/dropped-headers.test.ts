import { sendRaw } from '@portal/resilience';
import { probes, transports } from '../../testing/catalogue-with-probes';
import { useProbedBff } from '../../testing/use-probed-bff';

const planted = {
  access: 'Bearer access-token.planted',
  id: 'id-token.planted',
};

const stack = useProbedBff();

describe('what the browser cannot add', () => {
  const forged = {
    authorization: 'Bearer forged',
    Authorization: 'Bearer forged',
    'ID-TOKEN': 'forged',
    id_token: 'forged',
    'Mail-Order-Token': 'forged',
    mail_order_token: 'forged',
    'Emulated-User': 'forged',
    emulated_user: 'forged',
    memberId: 'forged',
    'X-Scenario': 'forged',
    'X-Forwarded-For': 'forged',
    'X-Forwarded-Host': 'forged',
    Forwarded: 'for=forged',
    'X-Original-URL': '/forged',
    'X-Rewrite-URL': '/forged',
    Via: 'forged',
    'X-Anything': 'forged',
  };
  const own = ['accept', 'accept-language', 'connection', 'host', 'traceparent', 'x-request-id'];

  test.each(transports)(
    'security 24, 25, 26: nothing of it reaches the service ($kind)',
    async ({ read: { path }, type }) => {
      stack.upstream.play((_request, response) => {
        response.setHeader('content-type', type).end('{}');
      });
      const agent = await stack.bff.signedIn();
      const got = await agent
        .get(path)
        .set({ ...forged, cookie: agent.cookieHeader, 'accept-language': 'es' });
      stack.upstream.play((_request, response) => {
        response.setHeader('content-type', 'application/json').end('{}');
      });
      expect(got.status).toBe(200);
      const { headers } = stack.onlyRequest();
      expect(JSON.stringify(headers)).not.toContain('forged');
      expect(Object.keys(headers).sort()).toEqual(
        [...own, 'authorization', 'id-token', 'mail-order-token'].sort(),
      );
      expect(headers['authorization']).toBe(planted.access);
      expect(headers['accept-language']).toBe('es');
    },
  );

  test.each(transports)(
    'security 24: doubled, named in Connection, or sent with Expect, it is still only ours ($kind)',
    async ({ read: { path }, type }) => {
      stack.upstream.play((_request, response) => {
        response.setHeader('content-type', type).end('{}');
      });
      const agent = await stack.bff.signedIn();
      const answer = await sendRaw(
        stack.bff.origin,
        [
          `GET ${path} HTTP/1.1`,
          'Host: localhost',
          `Cookie: ${agent.cookieHeader}`,
          'Authorization: Bearer forged-1',
          'Authorization: Bearer forged-2',
          'id-token: forged-3',
          'id-token: forged-4',
          'Expect: 100-continue',
          'Connection: close, authorization, id-token, x-request-id',
          '',
          '',
        ].join('\r\n'),
      );
      expect(answer).toContain('200 OK');
      const { headers } = stack.onlyRequest();
      expect(headers).toMatchObject({ authorization: planted.access, 'id-token': planted.id });
      expect(JSON.stringify(headers)).not.toContain('forged');
      expect(headers).not.toHaveProperty('expect');
    },
  );

  test('security 24: a header of a visitor is not taken for a token either', async () => {
    await stack.bff.agent().get(probes.anybody.path).set(forged);
    expect(JSON.stringify(stack.onlyRequest().headers)).not.toContain('forged');
  });

  test('a query that the entry does not declare stays behind', async () => {
    await stack.bff.agent().get('/pharmacyservice/api/pharmacy?zip=02139&debug=1');
    expect(stack.onlyRequest().url).toBe('/pharmacyservice/api/pharmacy?zip=02139');
  });
});

describe('what a service cannot give to the browser', () => {
  test('security 23, 26: cookies, policies, CORS and server names stay behind', async () => {
    stack.upstream.play((_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=latin1',
        'set-cookie': ['a=1', 'portal-session=stolen'],
        server: 'Upstream/1.2',
        'x-powered-by': 'Upstream',
        'access-control-allow-origin': '*',
        'content-security-policy': "default-src *; frame-ancestors 'none'",
        'strict-transport-security': 'max-age=0',
        'cache-control': 'public, max-age=600',
        'x-anything': 'upstream',
      });
      response.end('{"unread":1}');
    });
    const { headers, text } = await (await stack.bff.signedIn()).get(probes.json.path);
    expect(text).toBe('{"unread":1}');
    expect(Object.keys(headers).sort()).toEqual(
      [
        'cache-control',
        'connection',
        'content-length',
        'content-security-policy',
        'content-type',
        'cross-origin-resource-policy',
        'date',
        'referrer-policy',
        'strict-transport-security',
        'x-content-type-options',
        'x-request-id',
      ].sort(),
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['strict-transport-security']).toContain('31536000');
  });
});
