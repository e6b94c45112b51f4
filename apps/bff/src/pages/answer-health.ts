import type { RequestHandler } from 'express';
import { contextOf } from '../http/request-context';
import { sendJson } from '../http/responses';

export interface HealthParts {
  readiness: { check(): Promise<Record<string, boolean>>; readonly hasReachedAll: boolean };
  lifecycle: { readonly isStopping: boolean };
}

/**
 * /health/live: the process answers. /health/ready: the process is not stopping and has reached every
 * service once. A service that does not answer now is reported as `degraded` with status 200, because
 * pages and visitors' calls work, and every other replica has the same outage.
 */
export function answerHealth({ readiness, lifecycle }: HealthParts): RequestHandler {
  return async (request, response, next) => {
    const { target, line } = contextOf(request);
    if (request.method !== 'GET') return next();
    if (target.path === '/health/live') {
      line.route = target.path;
      return sendJson(response, 200, { status: 'live' });
    }
    if (target.path !== '/health/ready') return next();
    line.route = target.path;
    const accepting = !lifecycle.isStopping;
    const checks = { accepting, ...(await readiness.check()) };
    if (!accepting || !readiness.hasReachedAll) {
      return sendJson(response, 503, { status: 'not ready', checks });
    }
    const allSucceeded = Object.values(checks).every(Boolean);
    sendJson(response, 200, { status: allSucceeded ? 'ready' : 'degraded', checks });
  };
}
