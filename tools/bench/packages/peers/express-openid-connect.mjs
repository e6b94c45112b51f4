import { Agent } from 'node:http';
import express from 'express';
import { auth } from 'express-openid-connect';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { sampleSecret, sampleTokens } from './sample-session.mjs';

// Express, express-openid-connect with its sealed session cookie, http-proxy-middleware.
// The identity provider is called at sign-in and refresh only, so none is needed here.
// Arguments: port, upstream address, Redis address, sign-in path.

const [port, upstream, , signInPath] = process.argv.slice(2);

const app = express().disable('x-powered-by').disable('etag');
app.use(
  auth({
    baseURL: `http://localhost:${port}`,
    issuerBaseURL: 'http://localhost/provider',
    clientID: 'member-portal',
    clientSecret: sampleSecret,
    secret: sampleSecret,
    authRequired: false,
    authorizationParams: { response_type: 'code', scope: 'openid profile email offline_access' },
    session: { rollingDuration: 30 * 60, absoluteDuration: 12 * 3600 },
  }),
);
app.get(signInPath, (req, res) => {
  if (req.appSession) Object.assign(req.appSession, sampleTokens);
  res.sendStatus(204);
});
app.use((req, res, next) => {
  const token = req.oidc.isAuthenticated() ? req.oidc.accessToken : undefined;
  if (!token || token.isExpired()) {
    res.sendStatus(401);
    return;
  }
  delete req.headers.cookie;
  req.headers.authorization = `Bearer ${token.access_token}`;
  next();
});
app.use(createProxyMiddleware({ target: upstream, agent: new Agent({ keepAlive: true }) }));
app.listen(Number(port), '127.0.0.1');
