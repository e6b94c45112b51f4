import { createServer } from 'node:http';
import { createAgent } from '@portal/testing/supertest';
import { isServed, isSignedIn, memberCall } from './member';
import { listen } from './test-server';

test.each([
  [200, true],
  [401, false],
])('a member whose call is answered %i: served is %s', async (status, served) => {
  const server = createServer((req, res) => {
    res.statusCode = req.url === memberCall ? status : 200;
    res.setHeader('content-type', 'application/json').end('{"signedIn":true}');
  });
  const { origin, stop } = await listen(server);
  const agent = createAgent(origin);
  // The session alone says nothing of the tokens.
  expect(await isSignedIn(agent)).toBe(true);
  expect(await isServed(agent)).toBe(served);
  await stop();
});
