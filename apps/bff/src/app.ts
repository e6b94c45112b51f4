import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { authRouter } from './auth/auth-router';
import { refuseForeignReport, requireOwnOrigin } from './http/csrf';
import type { Dependencies } from './dependencies';
import { ownEndpoints } from './endpoints/own-endpoints';
import { handleAppError } from './http/handle-app-error';
import { answerHealth } from './pages/answer-health';
import { serveAssets } from './pages/serve-assets';
import { servePage } from './pages/serve-page';
import { setSecurityHeaders } from './pages/set-security-headers';
import { contextOf } from './http/request-context';

export interface AppStep {
  name: string;
  handler: RequestHandler | ErrorRequestHandler;
}

/** What happens to every request that is not a proxied call, in this order; a test holds it. */
export function appSteps(
  dependencies: Dependencies,
  serveModules?: RequestHandler,
): readonly AppStep[] {
  return [
    { name: 'answer-health', handler: answerHealth(dependencies) },
    { name: 'set-security-headers', handler: setSecurityHeaders(dependencies) },
    { name: 'serve-assets', handler: serveModules ?? serveAssets(dependencies) },
    { name: 'load-session', handler: loadSession(dependencies) },
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
  // Addresses were taken apart and checked in server.ts; a query is read there, and never as an object.
  app.set('query parser', false);
  // For limits per address alone: host and scheme are never taken from these headers.
  app.set('trust proxy', dependencies.config.settings.TRUSTED_PROXIES);
  for (const { handler } of appSteps(dependencies, serveModules)) app.use(handler);
  return app;
}

/** Lets the steps after it ask for the session; the store is read when one of them does. */
function loadSession({ sessions }: Dependencies): RequestHandler {
  return (request, _response, next) => {
    contextOf(request).loadSessionFrom(sessions);
    next();
  };
}

function requireCsrf({ catalogue }: Dependencies): RequestHandler {
  return (request, _response, next) => {
    const { site, address } = contextOf(request);
    const { found } = catalogue.find(request.method, address.path);
    const check = found?.endpoint.sentByBrowser ? refuseForeignReport : requireOwnOrigin;
    check(request, site.origin);
    next();
  };
}
