import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  bundleBff,
  freePort,
  startScriptedProvider,
  startScriptedUpstream,
  until,
} from '@portal/resilience';
import { createAgent } from '@portal/testing/supertest';

const program = bundleBff('main-test');
const workspace = join(import.meta.dirname, '../../..');
const children: ChildProcess[] = [];
const services: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'));
  for (const service of services.splice(0)) await service.stop();
});

/** A service that is gone after the test, however that ends. */
async function started<S extends { stop(): Promise<void> }>(starting: Promise<S>): Promise<S> {
  const service = await starting;
  services.push(service);
  return service;
}

/** Starts the BFF as its own process, with only PATH from this environment. */
function start(env: Record<string, string>) {
  const child = fork(program, {
    cwd: workspace,
    execArgv: ['--enable-source-maps'],
    env: { PATH: process.env['PATH'], ...env },
    silent: true,
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    child,
    output: () => output,
    ready: () => once(child, 'message'),
    exit: async () => ((await once(child, 'exit')) as [number | null, string | null])[0],
  };
}

test('starts without any other setting than its port, and logs its URL', async () => {
  const port = await freePort();
  const { ready, output } = start({ PORT: String(port) });
  await ready();
  expect((await createAgent(`http://localhost:${port}`).get('/health/live')).body).toEqual({
    status: 'live',
  });
  await until(() => output().includes('\n'), 'It logged nothing.');
  expect(JSON.parse(output().split('\n')[0] ?? '')).toMatchObject({
    event: 'ready',
    listening: 'http://localhost:4200/member',
  });
});

test('a port in use is reported in a plain sentence, with a non-zero exit code', async () => {
  const port = await freePort();
  const other = createServer().listen(port, 'localhost');
  const { exit, output } = start({ PORT: String(port) });
  expect(await exit()).toBe(1);
  expect(output()).toBe(
    `Something else already listens on localhost:${port}. Stop it, or set PORT to a free port.\n`,
  );
  other.close();
});

test('security 36: settings that are unsafe in production are named, and nothing starts', async () => {
  const { exit, output } = start({ NODE_ENV: 'production', SCENARIOS: 'on', PORT: 'x' });
  expect(await exit()).toBe(1);
  for (const name of ['SCENARIOS', 'PORT', 'OIDC_CLIENT_SECRET', 'PSEUDONYM_KEY']) {
    expect(output()).toMatch(new RegExp(`^ {2}${name}: `, 'm'));
  }
  expect(output()).not.toContain('    at ');
});

test('SIGTERM lets a call that runs finish, takes no more, and exits with 0', async () => {
  const upstream = await started(startScriptedUpstream());
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  upstream.play(async (_request, response) => {
    await isReleased;
    response.setHeader('content-type', 'application/json').end('{"slow":true}');
  });
  const port = await freePort();
  const { child, ready, exit } = start({ PORT: String(port), UPSTREAM_PHARMACY: upstream.origin });
  await ready();
  const call = Promise.resolve(
    createAgent(`http://localhost:${port}`).get('/pharmacyservice/api/pharmacy'),
  );
  await until(() => upstream.requests.length > 0, 'The call did not reach the service.');
  child.kill('SIGTERM');
  const isRefused = () =>
    createAgent(`http://localhost:${port}`)
      .get('/health/live')
      .then(
        () => false,
        (error: unknown) => String(error).includes('ECONNREFUSED'),
      );
  await until(isRefused, 'It still takes calls.');
  release();
  expect((await call).body).toEqual({ slow: true });
  expect(await exit()).toBe(0);
});

test('stops when the process that started it is gone', async () => {
  const { child, ready, exit } = start({ PORT: String(await freePort()) });
  await ready();
  const gone = exit();
  child.disconnect();
  expect(await gone).toBe(0);
});

test('readiness falls first: calls are still taken while load balancers turn away', async () => {
  const provider = await started(startScriptedProvider());
  const port = await freePort();
  const { child, ready, exit } = start({
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    DRAIN_SECONDS: '3',
  });
  await ready();
  const health = () => createAgent(`http://localhost:${port}`).get('/health/ready');
  expect((await health()).body).toMatchObject({ status: 'ready' });
  const gone = exit();
  child.kill('SIGTERM');
  await until(async () => (await health()).status === 503, 'It still says that it is ready.');
  const falling = await health();
  expect(falling.body).toMatchObject({ status: 'not ready', checks: { accepting: false } });
  expect(falling.headers.connection).toBe('close');
  expect((await createAgent(`http://localhost:${port}`).get('/health/live')).status).toBe(200);
  expect(await gone).toBe(0);
});

test('SIGTERM under load cuts no call of clients that heed readiness', async () => {
  const provider = await started(startScriptedProvider());
  const upstream = await started(startScriptedUpstream());
  upstream.play(async (_request, response) => {
    await sleep(20 * Math.random());
    response.setHeader('content-type', 'application/json').end('{"ok":true}');
  });
  const port = await freePort();
  const { child, ready, exit } = start({
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    UPSTREAM_PHARMACY: upstream.origin,
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'error',
  });
  await ready();
  const origin = `http://localhost:${port}`;
  let turnedAway = false;
  const watch = async () => {
    while (!turnedAway) {
      turnedAway = (await createAgent(origin).get('/health/ready')).status !== 200;
      await sleep(50);
    }
  };
  const agent = new Agent({ keepAlive: true });
  const statuses: number[] = [];
  const client = async () => {
    while (!turnedAway) {
      const got = await createAgent(origin)
        .get('/pharmacyservice/api/pharmacy')
        .set('connection', 'keep-alive')
        .agent(agent);
      statuses.push(got.status);
    }
  };
  const clients = Array.from({ length: 20 }, client);
  const gone = exit();
  await until(() => statuses.length >= 100, 'The calls do not get through.');
  const before = statuses.length;
  child.kill('SIGTERM');
  await Promise.all([watch(), ...clients]);
  expect(await gone).toBe(0);
  expect(statuses.length).toBeGreaterThan(before);
  expect(new Set(statuses)).toEqual(new Set([200]));
  agent.destroy();
});

test('a call that does not end is aborted at the limit, and the process ends', async () => {
  const upstream = await started(startScriptedUpstream());
  upstream.play(() => undefined);
  const port = await freePort();
  const { child, ready, exit, output } = start({
    PORT: String(port),
    UPSTREAM_PHARMACY: upstream.origin,
    SHUTDOWN_SECONDS: '1',
  });
  await ready();
  const call = Promise.resolve(
    createAgent(`http://localhost:${port}`).get('/pharmacyservice/api/pharmacy'),
  );
  const cut = expect(call).rejects.toThrow(/hang up|ECONNRESET/);
  await until(() => upstream.requests.length > 0, 'The call did not reach the service.');
  child.kill('SIGTERM');
  expect(await exit()).toBe(0);
  await cut;
  const lines = output()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(expect.objectContaining({ event: 'calls-aborted', count: 1 }));
  expect(lines).toContainEqual(
    expect.objectContaining({ endpointId: 'pharmacies.search', outcome: 'aborted' }),
  );
  expect(lines.at(-1)).toMatchObject({ event: 'stopped' });
});

test('a second signal ends the process at once', async () => {
  const upstream = await started(startScriptedUpstream());
  upstream.play(() => undefined);
  const port = await freePort();
  const { child, ready, exit, output } = start({
    PORT: String(port),
    UPSTREAM_PHARMACY: upstream.origin,
  });
  await ready();
  const call = Promise.resolve(
    createAgent(`http://localhost:${port}`).get('/pharmacyservice/api/pharmacy'),
  );
  const cut = expect(call).rejects.toThrow();
  await until(() => upstream.requests.length > 0, 'The call did not reach the service.');
  child.kill('SIGTERM');
  await until(() => output().includes('"event":"stopping"'), 'It does not stop.');
  child.kill('SIGTERM');
  expect(await exit()).toBe(1);
  await cut;
});

test('metrics are served on their own port, and a port in use is reported', async () => {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const settings = { PORT: String(port), METRICS_PORT: String(metricsPort) };
  const { ready } = start(settings);
  await ready();
  const got = await createAgent(`http://localhost:${metricsPort}`).get('/metrics');
  expect(got.text).toContain('bff_http_requests_in_flight');
  const second = start({ ...settings, PORT: String(await freePort()) });
  expect(await second.exit()).toBe(1);
  expect(second.output()).toBe(
    `Something else already listens on localhost:${metricsPort}. Stop it, or set METRICS_PORT to a free port.\n`,
  );
});
