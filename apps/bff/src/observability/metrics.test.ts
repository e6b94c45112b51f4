import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { areas } from '@portal/contracts/all';
import {
  answerJson,
  type ScriptedProvider,
  type ScriptedUpstream,
  startScriptedProvider,
  startScriptedUpstream,
  until,
} from '@portal/resilience';
import { createAgent } from '@portal/testing/supertest';
import { signIn } from '../../testing/sign-in-visits';
import { startBff, type StartedBff } from '../../testing/start-bff';
import { createMetricsServer } from './metrics-server';

let upstream: ScriptedUpstream;
let provider: ScriptedProvider;
let bff: StartedBff;
let server: Server;
let address: string;
beforeEach(async () => {
  upstream = await startScriptedUpstream();
  provider = await startScriptedProvider();
  bff = await startBff({ upstream: upstream.origin, issuer: provider.issuer });
  server = createMetricsServer(bff.dependencies.metrics);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.close();
  await bff.stop();
  await provider.stop();
  await upstream.stop();
});

const metrics = async () => (await createAgent(address).get('/metrics')).text;
const counts = areas.notifications.getCounts.path;

test('say which version runs, on which Node', async () => {
  expect(await metrics()).toContain(
    `bff_build_info{version="unknown",node="${process.versions.node}"} 1`,
  );
});

test('count the requests by endpoint id or template, method and status class', async () => {
  const agent = await bff.signedIn();
  await agent.get(counts);
  await agent.get(counts);
  await bff.agent().get(counts);
  await agent.get('/member/api/session');
  await agent.get('/portalmicroservices/api/nothing');
  const text = await metrics();
  const count = (labels: string) =>
    text.match(
      new RegExp(`^bff_http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm'),
    )?.[1];
  expect(count('endpoint="notifications.getCounts",method="GET",status="2xx"')).toBe('2');
  expect(count('endpoint="notifications.getCounts",method="GET",status="4xx"')).toBe('1');
  expect(count('endpoint="session.getStatus",method="GET",status="2xx"')).toBe('1');
  expect(count('endpoint="none",method="GET",status="4xx"')).toBe('1');
  expect(text).toContain('bff_http_requests_in_flight 0');
});

test('show the requests in flight', async () => {
  let release: () => void = () => undefined;
  upstream.play(async (request, response) => {
    await new Promise<void>((resolve) => (release = resolve));
    await answerJson({ ok: true })(request, response);
  });
  const agent = await bff.signedIn();
  const call = Promise.resolve(agent.get(counts));
  await until(() => upstream.requests.length > 0, 'The call did not reach the service.');
  expect(await metrics()).toContain('bff_http_requests_in_flight 1');
  release();
  await call;
});

test('count the calls to each service by outcome', async () => {
  const agent = await bff.signedIn();
  await agent.get(counts);
  upstream.play(answerJson({}, 404));
  await agent.get(counts);
  upstream.play(answerJson({}, 503));
  await agent.get(counts);
  upstream.play((_request, response) => void response.writeHead(200).end('<html>'));
  await agent.get(counts);
  upstream.play((_request, response) => void response.socket?.destroy());
  await agent.get(counts);
  upstream.play(() => undefined);
  const before = upstream.requests.length;
  const call = agent.get(counts);
  const left = call.catch(() => undefined);
  await until(() => upstream.requests.length > before, 'The call did not reach the service.');
  call.abort();
  await left;
  const isCounted = async () => (await metrics()).includes('outcome="client-disconnected"');
  await until(isCounted, 'The call that was left is not counted.');
  const text = await metrics();
  for (const outcome of [
    '2xx',
    '4xx',
    '5xx',
    'bad-response',
    'unreachable',
    'client-disconnected',
  ]) {
    const labels = `upstream="member",outcome="${outcome}"`;
    expect(text).toMatch(
      new RegExp(`^bff_upstream_call_duration_seconds_count\\{${labels}\\} [1-9]`, 'm'),
    );
  }
  expect(text).toContain('bff_upstream_calls_in_flight{upstream="member"} 0');
});

test('show the state of a circuit breaker', async () => {
  let state: 'closed' | 'open' = 'closed';
  bff.dependencies.metrics.watchCircuit('drug', () => state);
  expect(await metrics()).toContain('bff_upstream_breaker{upstream="drug",state="closed"} 1');
  state = 'open';
  const text = await metrics();
  expect(text).toContain('bff_upstream_breaker{upstream="drug",state="closed"} 0');
  expect(text).toContain('bff_upstream_breaker{upstream="drug",state="open"} 1');
});

test('count sign-ins, sign-outs, sessions and audit lines by outcome', async () => {
  const agent = bff.agent();
  await signIn(agent, provider);
  await agent.get('/member/auth/callback?state=unknown&code=x');
  await bff.agent().get('/member/auth/callback?state=unknown&code=x');
  await agent.post('/member/api/session/sign-out');
  const text = await metrics();
  expect(text).toContain('bff_sign_ins_total{outcome="signed-in"} 1');
  expect(text).toContain('bff_sign_ins_total{outcome="expired"} 1');
  expect(text).toContain('bff_sign_outs_total{reason="member"} 1');
  expect(text).toContain('bff_sessions_begun_total 1');
  expect(text).toContain('bff_sessions_ended_total{reason="signed-out"} 1');
  expect(text).toContain('bff_audit_lines_total{event="signed-in"} 1');
});

test('count renewals of tokens by outcome', async () => {
  const due = { accessIssuedAt: 0, accessExpiresAt: 1 };
  await (await bff.signedIn(due)).get(counts);
  provider.play({ token: () => ({ status: 500, body: {} }) });
  await (await bff.signedIn(due)).get(counts);
  provider.play({ token: () => ({ status: 400, body: { error: 'invalid_grant' } }) });
  await (await bff.signedIn(due)).get(counts);
  const text = await metrics();
  expect(text).toContain('bff_token_refreshes_total{outcome="renewed"} 1');
  expect(text).toContain('bff_token_refreshes_total{outcome="failed"} 1');
  expect(text).toContain('bff_sessions_ended_total{reason="invalid-grant"} 1');
});

test('show processor, memory and event loop lag of the process', async () => {
  const text = await metrics();
  for (const name of [
    'process_cpu_user_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_gc_duration_seconds',
  ]) {
    expect(text).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));
  }
});

test('security 34: no token, member id, drug name or unknown method becomes a label', async () => {
  const canary = 'CANARY';
  upstream.play(answerJson({ message: canary }, 500));
  const person = { subject: canary, memberId: canary };
  const agent = await bff.signedIn({ access: canary }, person, { memberId: canary });
  await agent.get(`/portalmicroservices/api/member/defaultpharmacy/${canary}?drug=${canary}`);
  await agent.get(`/portalmicroservices/api/${canary}`);
  await agent.get(`/member/${canary}`).set({ accept: 'text/html' });
  await agent.get(`/member/auth/callback?code=${canary}&state=${canary}&error=${canary}`);
  await agent.post('/member/api/client-errors').send({ kind: 'unexpected', screen: canary });
  await agent.propfind(`/member/${canary}`);
  const text = await metrics();
  expect(text).not.toMatch(/canary/i);
  expect(text).not.toContain('PROPFIND');
  expect(text).toContain('method="other"');
});

test('are at one path of a separate port, and not on the port of the portal', async () => {
  expect((await createAgent(address).get('/')).status).toBe(404);
  expect((await createAgent(address).post('/metrics')).status).toBe(404);
  expect((await bff.agent().get('/metrics')).text).not.toContain('bff_');
});
