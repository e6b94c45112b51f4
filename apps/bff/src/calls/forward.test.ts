import type { ServerResponse } from 'node:http';
import {
  answerJson,
  type ScriptedUpstream,
  sendRaw,
  startScriptedUpstream,
  until,
} from '@portal/resilience';
import type { Agent } from '@portal/testing/supertest';
import { catalogueWithProbes, probes, transports } from '../../testing/catalogue-with-probes';
import { startBff, type StartedBff } from '../../testing/start-bff';

let upstream: ScriptedUpstream;
let bff: StartedBff;
let agent: Agent;
beforeAll(async () => {
  upstream = await startScriptedUpstream();
  bff = await startBff({
    upstream: upstream.origin,
    overrides: { catalogue: catalogueWithProbes },
  });
  agent = await bff.signedIn();
});
afterAll(async () => {
  await bff.stop();
  await upstream.stop();
});
beforeEach(() => upstream.requests.splice(0));

const answerWith =
  (type: string, headers = {}) =>
  (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end('{}');
  };

describe.each(transports)(
  'security 30, over the transport for $kind',
  ({ kind, read, quick, change, type }) => {
    const { path } = read;

    test('a service that never answers is a 504 at the deadline of the entry, and its call is closed', async () => {
      upstream.play(() => undefined);
      const longer = agent.get(path);
      const first = await Promise.race([agent.get(quick.path), longer]);
      expect(first.body).toMatchObject({ status: 504, code: 'UPSTREAM_TIMEOUT' });
      const ofEntry = upstream.requests.find((request) => request.path === quick.path);
      await ofEntry?.left;
      longer.abort();
      await longer.catch(() => undefined);
    });

    test('a service that resets the connection is a 502, requested once', async () => {
      upstream.play((_request, response) => void response.socket?.resetAndDestroy());
      expect((await agent.get(path)).body).toMatchObject({
        status: 502,
        code: 'UPSTREAM_UNREACHABLE',
      });
      expect(upstream.requests).toHaveLength(1);
    });

    test('a client that leaves closes the call to the service', async () => {
      upstream.play((_request, response) => {
        response.writeHead(200, { 'content-type': type });
        response.write('{');
      });
      const call = agent.get(path);
      const left = call.catch(() => undefined);
      await until(() => upstream.requests.length > 0, 'The call did not reach the service.');
      call.abort();
      await upstream.requests[0]?.left;
      await left;
    });

    test('failures of a service are reported in our own words, with the code that its message names', async () => {
      const play = async (status: number, body: unknown) => {
        upstream.play(answerJson(body, status, { 'retry-after': '7', server: 'Upstream/1' }));
        const got = await agent.get(path);
        expect(got.headers['content-type']).toBe('application/problem+json');
        expect(got.headers['retry-after']).toBe('7');
        expect(got.text).not.toMatch(/canary|Upstream/);
        return got.body as { status: number; code: string };
      };
      const secret = { detail: 'canary at db-1', stack: 'Error: canary' };
      expect(await play(401, secret)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
      expect(await play(404, secret)).toMatchObject({ status: 404, code: 'CALL_FAILED' });
      expect(await play(500, secret)).toMatchObject({ status: 502, code: 'CALL_FAILED' });
      expect(await play(503, secret)).toMatchObject({ status: 503, code: 'CALL_FAILED' });
      expect(await play(400, { message: 'ELIG_E0000001: canary' })).toMatchObject({
        status: 400,
        code: 'ELIG_E0000001',
      });
    });

    test('of a refused form or query the paths and codes of its fields come through, and nothing else', async () => {
      const fields = [
        { field: 'phone', problem: 'phone', value: 'canary' },
        { field: 'canary at db-1', problem: 'missing' },
      ];
      const message = 'FORM_FIELDS_REFUSED: canary';
      upstream.play(answerJson({ message, fields }, 422));
      const refused = await agent.get(path);
      expect(refused.text).not.toContain('canary');
      expect(refused.body).toMatchObject({
        status: 422,
        code: 'FORM_FIELDS_REFUSED',
        fields: [{ field: 'phone', problem: 'phone' }],
      });
      upstream.play(answerJson({ message: 'QUANTITY_INVALID: canary', fields }, 400));
      expect((await agent.get(path)).body).toMatchObject({
        status: 400,
        code: 'QUANTITY_INVALID',
        title: expect.stringContaining('quantity') as string,
        fields: [{ field: 'phone', problem: 'phone' }],
      });
      upstream.play(answerJson({ message: 'OTHER: canary', fields }, 422));
      expect((await agent.get(path)).body).not.toHaveProperty('fields');
    });

    test('an answer of another type than the entry declares is a 502', async () => {
      upstream.play((_request, response) => {
        response.setHeader('content-type', 'text/html').end('<h1>canary</h1>');
      });
      const got = await agent.get(path);
      expect(got.body).toMatchObject({ status: 502, code: 'UPSTREAM_BAD_RESPONSE' });
      expect(got.text).not.toContain('canary');
    });

    test('a redirect of a service is not followed and not passed on', async () => {
      upstream.play((_request, response) => {
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      });
      const got = await agent.get(path);
      expect(got.status).toBe(502);
      expect(got.headers.location).toBeUndefined();
      expect(upstream.requests).toHaveLength(1);
    });

    test(`a service that dies halfway: ${kind === 'JSON' ? 'a 502' : 'the answer is cut off'}`, async () => {
      upstream.play((_request, response) => {
        response.writeHead(200, { 'content-type': type, 'content-length': 100 });
        response.write('{"half":', () => response.destroy());
      });
      const call = agent.get(path);
      if (kind === 'JSON') expect((await call).status).toBe(502);
      else await expect(call).rejects.toThrow(/aborted|hang up/);
      upstream.play(answerJson({}));
      expect((await agent.get(probes.json.path)).status).toBe(200);
    });

    test(`a service that stalls halfway: ${kind === 'JSON' ? 'a 504' : 'the answer is cut off'}`, async () => {
      upstream.play((_request, response) => {
        response.writeHead(200, { 'content-type': type });
        response.write('{"half":');
      });
      const call = agent.get(quick.path);
      if (kind === 'JSON') expect((await call).status).toBe(504);
      else await expect(call).rejects.toThrow(/aborted|hang up/);
      await upstream.requests[0]?.left;
    });

    test('a call that changes something is sent once, with its body, whatever becomes of it', async () => {
      upstream.play((_request, response) => void response.socket?.resetAndDestroy());
      expect((await agent.post(change.path).send({ text: 'a' })).status).toBe(502);
      expect(upstream.requests.map(({ method, body }) => [method, body])).toEqual([
        ['POST', '{"text":"a"}'],
      ]);
    });

    test('a body that is too large is refused, whether it says so or not', async () => {
      upstream.play(answerWith(type));
      const text = 'x'.repeat(5_000);
      expect((await agent.post(change.path).send({ text })).status).toBe(413);
      expect(upstream.requests).toHaveLength(0);
      const answer = await sendRaw(
        bff.origin,
        [
          `POST ${change.path} HTTP/1.1`,
          'Host: localhost',
          `Cookie: ${agent.cookieHeader}`,
          'x-csrf: 1',
          'sec-fetch-site: same-origin',
          'content-type: application/json',
          'transfer-encoding: chunked',
          '',
          `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`,
        ].join('\r\n'),
      );
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    });

    test('a body that the entry does not declare never reaches the service', async () => {
      upstream.play(answerWith(type));
      await agent.get(path).type('json').send('{"text":"smuggled"}');
      await agent.get(path);
      expect(upstream.requests.map(({ body }) => body).join('')).toBe('');
    });

    test('an answer that the browser is given names itself, and nothing of the service', async () => {
      upstream.play(
        answerWith(type, { server: 'Upstream/1', 'set-cookie': 'a=1', 'x-any': 'thing' }),
      );
      const got = await agent.get(path);
      expect(got.status).toBe(200);
      expect(got.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(got.headers['content-type']?.split(';')[0]).toBe(type);
      expect(got.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      for (const name of ['server', 'set-cookie', 'x-any'])
        expect(got.headers[name]).toBeUndefined();
    });
  },
);

test('an answer of several megabytes comes through whole', async () => {
  const rows = Array.from({ length: 20_000 }, (_, i) => ({ row: i, text: 'x'.repeat(100) }));
  upstream.play(answerJson(rows));
  expect((await agent.get(probes.json.path)).body).toHaveLength(20_000);
});

test('an answer without a body is a 204', async () => {
  upstream.play((_request, response) => void response.writeHead(204).end());
  const got = await agent.get(probes.json.path);
  expect([got.status, got.text]).toEqual([204, '']);
});
