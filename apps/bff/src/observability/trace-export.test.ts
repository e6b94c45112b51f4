import { createServer } from 'node:http';
import { areas } from '@portal/contracts/all';
import { listen, type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { startBff } from '../../testing/start-bff';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

/** What a collector does: takes OTLP over HTTP. */
async function startCollector() {
  const spans: Span[] = [];
  const paths: string[] = [];
  const keys = new Set<unknown>();
  let text = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      paths.push(request.url ?? '');
      keys.add(request.headers['x-key']);
      text += Buffer.concat(chunks).toString();
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      for (const resource of body.resourceSpans) {
        for (const scope of resource.scopeSpans) spans.push(...scope.spans);
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const { origin, stop } = await listen(server);
  return {
    origin,
    stop,
    spans,
    paths,
    keys,
    text: () => text,
  };
}

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';
const counts = areas.notifications.getCounts.path;

let collector: Awaited<ReturnType<typeof startCollector>>;
let upstream: ScriptedUpstream;
beforeEach(async () => {
  collector = await startCollector();
  upstream = await startScriptedUpstream();
});
afterEach(async () => {
  await collector.stop();
  await upstream.stop();
});

const start = (settings: object = {}) =>
  startBff({
    upstream: upstream.origin,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, ...settings },
  });

test('a request and the call it makes are two spans of the trace that it came with', async () => {
  const bff = await start();
  const agent = await bff.signedIn();
  await agent.get(counts).set({ traceparent: `00-${trace}-${parent}-00` });
  await bff.stop();
  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  const [request] = collector.spans.filter(({ kind }) => kind === 2);
  const [call] = collector.spans.filter(({ kind }) => kind === 3);
  expect(collector.spans).toHaveLength(2);
  expect(request).toMatchObject({
    traceId: trace,
    parentSpanId: parent,
    name: 'notifications.getCounts',
  });
  expect(call).toMatchObject({
    traceId: trace,
    parentSpanId: request?.spanId,
    name: 'call member',
  });
  expect(upstream.requests[0]?.headers['traceparent']).toBe(`00-${trace}-${call?.spanId}-01`);
  expect(Number(call?.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(call?.startTimeUnixNano));
  expect(bff.log().at(-1)).toMatchObject({ traceId: trace });
});

test('spans have the attributes of the conventions, and the collector gets its headers', async () => {
  const bff = await start({
    SERVICE_VERSION: '1.4.0',
    OTEL_EXPORTER_OTLP_HEADERS: { 'x-key': 'a-key' },
  });
  upstream.play((_request, response) => void response.writeHead(503).end());
  await (await bff.signedIn()).get(counts);
  await bff.stop();
  const valuesOf = (each: { attributes: { key: string; value: Record<string, unknown> }[] }) =>
    Object.fromEntries(each.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  const [request] = collector.spans.filter(({ kind }) => kind === 2);
  const [call] = collector.spans.filter(({ kind }) => kind === 3);
  expect(valuesOf(request as Span)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': counts,
    'error.type': expect.stringMatching(/^5\d\d$/),
  });
  expect(valuesOf(call as Span)).toMatchObject({
    'http.request.method': 'GET',
    'http.response.status_code': 503,
    'error.type': '503',
  });
  expect(collector.text()).toContain('{"key":"service.version","value":{"stringValue":"1.4.0"}}');
  expect(collector.text()).toContain('"service.instance.id"');
  expect(collector.keys).toEqual(new Set(['a-key']));
});

test('a request without a trace is the first span of one, which its log line names', async () => {
  const bff = await start();
  await bff.agent().get('/member/api/session');
  await bff.stop();
  expect(collector.spans).toHaveLength(1);
  expect(collector.spans[0]?.parentSpanId ?? '').toBe('');
  expect(bff.log().at(-1)).toMatchObject({ traceId: collector.spans[0]?.traceId });
});

test('a call that fails is marked as failed', async () => {
  upstream.play((_request, response) => void response.socket?.destroy());
  const bff = await start();
  await (await bff.signedIn()).get(counts);
  await bff.stop();
  expect(collector.spans.map(({ status }) => status.code)).toEqual([2, 2]);
});

test('security 34: no token, member id, address or query gets into a span', async () => {
  const bff = await start();
  const memberId = 'CANARY';
  const person = { subject: 'CANARY', memberId };
  const agent = await bff.signedIn({ access: 'CANARY' }, person, { memberId });
  await agent
    .get('/portalmicroservices/api/member/defaultpharmacy/CANARY?drug=CANARY')
    .set({ tracestate: 'CANARY', 'user-agent': 'CANARY' });
  await bff.stop();
  expect(collector.spans.length).toBeGreaterThan(0);
  expect(collector.text()).not.toContain('CANARY');
});

test('a sampling ratio of zero exports nothing, and marks the trace as not sampled', async () => {
  const bff = await start({ OTEL_TRACES_SAMPLER_ARG: 0 });
  await (await bff.signedIn()).get(counts).set({ traceparent: `00-${trace}-${parent}-01` });
  await bff.stop();
  expect(collector.spans).toEqual([]);
  expect(upstream.requests[0]?.headers['traceparent']).toMatch(/-00$/);
});

test('an unreachable collector fails no request, and the stop does not wait for it', async () => {
  const bff = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:9' });
  expect((await (await bff.signedIn()).get(counts)).status).toBe(200);
  await bff.stop();
});

test('without the setting the trace that came along is passed on as it was', async () => {
  const bff = await startBff({ upstream: upstream.origin });
  for (const flags of ['00', '01']) {
    const traceparent = `00-${trace}-${parent}-${flags}`;
    await (await bff.signedIn()).get(counts).set({ traceparent });
    const sent = upstream.requests.at(-1)?.headers['traceparent'];
    expect(sent).toMatch(new RegExp(`^00-${trace}-[\\da-f]{16}-${flags}$`));
    expect(sent).not.toContain(parent);
  }
  await bff.stop();
});
