import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '@portal/resilience';
import { fetchOnce } from './fetch-once';

const options = { method: 'POST', headers: {}, body: 'code=1', redirect: 'manual' } as const;

test('a provider that closes each kept connection at its next request answers every one', async () => {
  let connections = 0;
  const server = createServer((req, res) => {
    req.resume().on('end', () => res.end('{}'));
  });
  server.on('connection', (socket) => {
    connections += 1;
    let requests = 0;
    socket.on('data', () => {
      requests += 1;
      // As if it had closed the connection just before: the second request on it gets no answer.
      if (requests > 1) socket.destroy();
    });
  });
  const { origin, stop } = await listen(server, 0, '127.0.0.1');
  const url = `${origin}/token`;
  try {
    // What this is about: the usual fetch keeps its connection.
    await (await fetch(url, { method: 'POST' })).text();
    await pause(50);
    await expect(fetch(url, { method: 'POST' })).rejects.toThrow();
    connections = 0;
    for (let turn = 0; turn < 3; turn += 1) {
      const response = await fetchOnce(url, { ...options, signal: AbortSignal.timeout(5000) });
      expect(response.status).toBe(200);
      await response.text();
    }
    expect(connections).toBe(3);
  } finally {
    await stop();
  }
});
