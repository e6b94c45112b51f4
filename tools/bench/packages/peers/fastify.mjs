import proxy from '@fastify/http-proxy';
import session from '@fastify/secure-session';
import Fastify from 'fastify';
import { sampleSecret, sampleTokens } from './sample-session.mjs';

// Fastify, its proxy on undici, its sealed session cookie.
// Arguments: port, upstream address, Redis address, sign-in path.

const [port, upstream = '', , signInPath = ''] = process.argv.slice(2);

const app = Fastify({ logger: false });
await app.register(session, {
  key: Buffer.from(sampleSecret),
  expiry: 12 * 3600,
  cookie: { path: '/', httpOnly: true, sameSite: 'lax' },
});
app.get(signInPath, async (request, reply) => {
  request.session.set('tokens', sampleTokens);
  return reply.code(204).send();
});
await app.register(proxy, {
  upstream,
  undici: { connections: 64, pipelining: 1 },
  disableRequestLogging: true,
  preHandler: (request, reply, done) => {
    if (request.session.get('tokens')) done();
    else void reply.code(401).send();
  },
  replyOptions: {
    rewriteRequestHeaders: ({ session }, { cookie: _cookie, ...headers }) => ({
      ...headers,
      authorization: `Bearer ${session.get('tokens')?.access_token}`,
    }),
  },
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
