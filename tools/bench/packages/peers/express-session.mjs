import { Agent } from 'node:http';
import { RedisStore } from 'connect-redis';
import express from 'express';
import session from 'express-session';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { createClient } from 'redis';
import { sampleSecret, sampleTokens } from './sample-session.mjs';

// Express, express-session on Redis, http-proxy-middleware: the stack most such services are built of.
// Arguments: port, upstream address, Redis address, sign-in path.

const [port, upstream, redisUrl = '', signInPath] = process.argv.slice(2);
const client = await createClient({ url: redisUrl }).connect();

const app = express().disable('x-powered-by').disable('etag');
app.use(
  session({
    store: new RedisStore({ client, prefix: 'express-session:' }),
    secret: sampleSecret,
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', maxAge: 30 * 60_000 },
  }),
);
app.get(signInPath, (req, res) => {
  req.session.tokens = sampleTokens;
  res.sendStatus(204);
});
// The headers are set before the proxy: its own `proxyReq` hook is skipped or fails on some calls.
app.use((req, res, next) => {
  if (!req.session.tokens) {
    res.sendStatus(401);
    return;
  }
  delete req.headers.cookie;
  req.headers.authorization = `Bearer ${req.session.tokens.access_token}`;
  next();
});
app.use(createProxyMiddleware({ target: upstream, agent: new Agent({ keepAlive: true }) }));
app.listen(Number(port), '127.0.0.1');
