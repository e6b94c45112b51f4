import type { RequestHandler } from 'express';
import { sendJson } from '../http/responses';
import type { Dependencies } from '../dependencies';
import { readinessOf } from '../observability/readiness';
import { contextOf } from '../http/request-context';

/**
 * /health/live: the process answers. /health/ready: it may be sent to, for it is not about to stop and has
 * reached every service once. What does not answer now is named, and makes it `degraded`: still to be
 * sent to, because pages and visitors' calls work, and every other replica misses the same.
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
    const accepting = !dependencies.lifecycle.stopping;
    const checks = { accepting, ...(await readiness.look()) };
    if (!accepting || !readiness.reachedAll) {
      return sendJson(response, 503, { status: 'not ready', checks });
    }
    const whole = Object.values(checks).every(Boolean);
    sendJson(response, 200, { status: whole ? 'ready' : 'degraded', checks });
  };
}
