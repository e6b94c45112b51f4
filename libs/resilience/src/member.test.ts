import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAgent } from '@portal/testing/supertest';
import { isServed, isSignedIn, memberCall } from './member';

test.each([
  [200, true],
  [401, false],
])('a member whose call is answered %i: served is %s', async (status, served) => {
  const server = createServer((req, res) => {
    res.statusCode = req.url === memberCall ? status : 200;
    res.setHeader('content-type', 'application/json').end('{"signedIn":true}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = createAgent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  // The session alone says nothing of the tokens.
  expect(await isSignedIn(agent)).toBe(true);
  expect(await isServed(agent)).toBe(served);
  server.close();
});
