import type { RequestHandler } from 'express';
import { sendJson } from '../answers';
import type { Dependencies } from '../dependencies';
import { readinessOf } from '../observability/readiness';
import { contextOf } from '../request-context';

/**
 * /health/live: the process answers. /health/ready: it can sign people in and is not about to stop; what
 * is missing is named, and nothing more of it is told.
 */
export function answerHealth(dependencies: Dependencies): RequestHandler {
  const readiness = readinessOf(dependencies);
  return async (request, response, next) => {
    const { address, line } = contextOf(request);
    if (request.method !== 'GET') return next();
    if (address.path === '/health/live') {
      line.route = address.path;
      return sendJson(response, 200, { status: 'live' });
    }
    if (address.path !== '/health/ready') return next();
    line.route = address.path;
    const checks = { accepting: !dependencies.lifecycle.stopping, ...(await readiness.look()) };
    const ready = Object.values(checks).every(Boolean);
    sendJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', checks });
  };
}
