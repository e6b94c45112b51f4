import type { Catalogue } from '@portal/contracts';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { authRouter } from './auth/auth-router';
import type { Dependencies } from './dependencies';
import { ownEndpoints } from './endpoints/own-endpoints';
import { refuseForeignReport, requireOwnOrigin } from './http/csrf';
import { handleAppError } from './http/handle-app-error';
import { contextOf } from './http/request-context';
import { answerHealth } from './pages/answer-health';
import { serveAssets } from './pages/serve-assets';
import { servePage } from './pages/serve-page';
import { setSecurityHeaders } from './pages/set-security-headers';

interface AppStep {
  name: string;
  handler: RequestHandler | ErrorRequestHandler;
}

/** The steps of every request that is not a proxied call, in this order; a test asserts it. */
export function appSteps(
  dependencies: Dependencies,
  serveModules?: RequestHandler,
): readonly AppStep[] {
  return [
    { name: 'answer-health', handler: answerHealth(dependencies) },
    { name: 'set-security-headers', handler: setSecurityHeaders(dependencies) },
    { name: 'serve-assets', handler: serveModules ?? serveAssets(dependencies) },
    { name: 'auth', handler: authRouter(dependencies) },
    { name: 'require-csrf', handler: requireCsrf(dependencies) },
    { name: 'own-endpoints', handler: ownEndpoints(dependencies) },
    { name: 'serve-page', handler: servePage(dependencies) },
    { name: 'handle-error', handler: handleAppError(dependencies) },
  ];
}

/** The Express app made of those steps. */
export function createApp(dependencies: Dependencies, serveModules?: RequestHandler): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // server.ts has checked path and query; no handler reads the query as an object.
  app.set('query parser', false);
  // For rate limits per client IP and audit lines only: host and scheme are never read from these headers.
  app.set('trust proxy', dependencies.config.settings.TRUSTED_PROXIES);
  for (const { handler } of appSteps(dependencies, serveModules)) app.use(handler);
  return app;
}

function requireCsrf({ catalogue }: { catalogue: Catalogue }): RequestHandler {
  return (request, _response, next) => {
    const { site, target } = contextOf(request);
    const { found } = catalogue.find(request.method, target.path);
    const check = found?.endpoint.sentByBrowser ? refuseForeignReport : requireOwnOrigin;
    check(request, site.origin);
    next();
  };
}
