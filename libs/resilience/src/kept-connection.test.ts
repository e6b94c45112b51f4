import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { KeptConnection } from './kept-connection';

let server: Server;
let connections: Socket[];
/** Whether a request on a connection that had one before gets no answer. */
let closesKept: boolean;
let kept: KeptConnection;

beforeEach(async () => {
  connections = [];
  closesKept = false;
  const answered = new Set<Socket>();
  server = createServer((req, res) => {
    if (closesKept && answered.has(req.socket)) return req.socket.destroy();
    answered.add(req.socket);
    return res.end(`${req.method} ${req.headers.cookie}`);
  });
  server.on('connection', (socket) => connections.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://portal.localhost:${(server.address() as AddressInfo).port}`;
  kept = new KeptConnection({ origin, cookieHeader: 'session=1' });
});
afterEach(() => {
  kept.close();
  server.close();
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
