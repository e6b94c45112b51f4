import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { KeptConnection } from './kept-connection';
import { listen, type TestServer } from './test-server';

let running: TestServer;
let connections: Socket[];
/** Whether a request on a connection that had one before gets no answer. */
let closesKept: boolean;
let kept: KeptConnection;

beforeEach(async () => {
  connections = [];
  closesKept = false;
  const answered = new Set<Socket>();
  const server = createServer((req, res) => {
    if (closesKept && answered.has(req.socket)) return req.socket.destroy();
    answered.add(req.socket);
    return res.end(`${req.method} ${req.headers.cookie}`);
  });
  server.on('connection', (socket) => connections.push(socket));
  running = await listen(server, 0, '127.0.0.1');
  const origin = `http://portal.localhost:${running.port}`;
  kept = new KeptConnection({ origin, cookieHeader: 'session=1' });
});
afterEach(async () => {
  kept.close();
  await running.stop();
});

test('sends every call over one connection, with the cookies of the member', async () => {
  for (const method of ['GET', 'POST', 'GET'] as const) {
    expect(await kept.call(method, '/')).toEqual({ status: 200, text: `${method} session=1` });
  }
  expect(connections).toHaveLength(1);
});

test('a read on a connection that was closed meanwhile is sent again, a change is not', async () => {
  await kept.call('GET', '/');
  closesKept = true;
  expect((await kept.call('GET', '/')).status).toBe(200);
  expect(connections).toHaveLength(2);
  await expect(kept.call('POST', '/')).rejects.toThrow();
});
