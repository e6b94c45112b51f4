import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { freePort, type ScriptedUpstream, startScriptedUpstream, until } from '@portal/resilience';
import type { Agent, Test } from '@portal/testing/supertest';
import type { Settings } from '../config';
import { catalogueWithProbes, transports } from '../../testing/catalogue-with-probes';
import { startBff, type StartedBff } from '../../testing/start-bff';

let upstream: ScriptedUpstream;
let bff: StartedBff;
let others: Server;
afterEach(async () => {
  await bff.stop();
  await upstream?.stop();
  others?.close();
});

async function start(settings: Partial<Settings> = {}, address?: string) {
  upstream = await startScriptedUpstream();
  bff = await startBff({
    upstream: address ?? upstream.origin,
    settings,
    overrides: { catalogue: catalogueWithProbes },
  });
  return bff.signedIn();
}

/** Resolves when the next connection that this process opens and can't make has failed. */
function connectionRefused(): Promise<void> {
  const channel = 'net.client.socket';
  return new Promise((resolve) => {
    const onSocket = (message: unknown) =>
      (message as { socket: Socket }).socket.once('error', () => {
        unsubscribe(channel, onSocket);
        resolve();
      });
    subscribe(channel, onSocket);
  });
}

describe.each(transports)('over the transport for $kind', ({ read, change, type }) => {
  const { path } = read;
  const answers = () =>
    upstream.play((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end('{}');
    });
  const breaks = () =>
    upstream.play((_request, response) => void response.socket?.resetAndDestroy());

  test('a service that fails again and again gets a pause: 503 at once, with the time to wait', async () => {
    const agent = await start({ BREAKER_FAILURES: 3, BREAKER_PAUSE_SECONDS: 5 });
    breaks();
    for (let i = 0; i < 3; i += 1) expect((await agent.get(path)).status).toBe(502);
    expect(upstream.requests).toHaveLength(3);
    answers();
    const paused = await agent.get(path);
    expect(paused.body).toMatchObject({ status: 503, code: 'UPSTREAM_CIRCUIT_OPEN' });
    expect(paused.headers['retry-after']).toBe('5');
    expect(upstream.requests).toHaveLength(3);
    expect(bff.dependencies.upstreams.member.breaker.state).toBe('open');

    bff.advance(5_000);
    expect((await agent.get(path)).status).toBe(200);
    expect((await agent.get(path)).status).toBe(200);
    expect(bff.dependencies.upstreams.member.breaker.state).toBe('closed');
    const logged = bff.log().filter(({ event }) => String(event).startsWith('upstream-'));
    expect(logged).toMatchObject([
      { event: 'upstream-circuit-opened', level: 'warn', upstream: 'member' },
      { event: 'upstream-circuit-closed', upstream: 'member' },
    ]);
  });

  test('error responses of a service do not open the circuit', async () => {
    const agent = await start({ BREAKER_FAILURES: 2 });
    upstream.play((_request, response) => void response.writeHead(500).end());
    for (let i = 0; i < 4; i += 1) expect((await agent.get(path)).status).toBe(502);
    expect(upstream.requests).toHaveLength(4);
  });

  test('clients that leave say nothing of the service', async () => {
    const agent = await start({ BREAKER_FAILURES: 2 });
    upstream.play(() => undefined);
    for (let i = 0; i < 3; i += 1) {
      const call = agent.get(path);
      const left = call.catch(() => undefined);
      await until(() => upstream.requests.length > i, 'The call did not reach the service.');
      call.abort();
      await Promise.all([left, upstream.requests[i]?.left]);
    }
    await until(
      () => bff.log().filter(({ outcome }) => outcome === 'aborted').length === 3,
      'The calls did not end.',
    );
    expect(bff.dependencies.upstreams.member.breaker.state).toBe('closed');
  });

  /** A call to a service that begins to listen once a connection was refused; returns the status and the methods received. */
  const callTooEarly = async (call: (agent: Agent) => Test) => {
    const port = await freePort();
    const agent = await start({}, `http://localhost:${port}`);
    const requested: (string | undefined)[] = [];
    others = createServer((request, response) => {
      requested.push(request.method);
      response.writeHead(200, { 'content-type': type }).end('{}');
    });
    const refused = connectionRefused();
    const answer = Promise.resolve(call(agent));
    await refused;
    await new Promise<void>((resolve) => others.listen(port, 'localhost', resolve));
    const { status } = await answer;
    return { status, requested };
  };

  test('a read that finds no connection is tried again, once', async () => {
    const { status, requested } = await callTooEarly((agent) => agent.get(path));
    expect([status, requested]).toEqual([200, ['GET']]);
  });

  test('a change that finds no connection is not tried again', async () => {
    const { status, requested } = await callTooEarly((agent) =>
      agent.post(change.path).send({ text: 'a' }),
    );
    expect([status, requested]).toEqual([502, []]);
  });

  test('a service that is not there is a 502', async () => {
    const agent = await start({}, `http://localhost:${await freePort()}`);
    const got = await agent.get(path);
    expect(got.body).toMatchObject({ status: 502, code: 'UPSTREAM_UNREACHABLE' });
  });

  test('calls beyond the limit for a service get 503 at once', async () => {
    const agent = await start({ UPSTREAM_CONNECTIONS: 2, UPSTREAM_WAITING: 1 });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    upstream.play(async (_request, response) => {
      await isReleased;
      response.writeHead(200, { 'content-type': type }).end('{}');
    });
    let answered = 0;
    const calls = Array.from({ length: 5 }, async () => {
      const response = await agent.get(path);
      answered += 1;
      return response;
    });
    await until(() => answered === 2, 'No call was refused.');
    release();
    const got = await Promise.all(calls);
    expect(got.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503]);
    const busy = got.find(({ status }) => status === 503);
    expect(busy?.body).toMatchObject({ code: 'UPSTREAM_BUSY' });
    expect(busy?.headers['retry-after']).toBe('1');
  });
});

test('security 41: a dead service takes no connection from the others and opens no other circuit', async () => {
  const agent = await start({
    UPSTREAM_DRUG: 'http://localhost:9',
    BREAKER_FAILURES: 1,
    UPSTREAM_CONNECTIONS: 1,
    UPSTREAM_WAITING: 0,
  });
  expect((await agent.get('/drugservice/probe')).status).toBe(502);
  expect((await agent.get('/drugservice/probe')).status).toBe(503);
  expect((await agent.get(transports[0].read.path)).status).toBe(200);
});
