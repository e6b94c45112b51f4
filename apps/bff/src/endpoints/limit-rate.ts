import type { Endpoint } from '@portal/contracts';
import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { AppError } from '../app-error';
import type { Settings } from '../config';

/** Public calls that write to the log: how many of each a client IP may make in a minute. */
const limits: Partial<Record<string, (settings: Settings) => number>> = {
  'session.reportClientError': ({ REPORTS_PER_MINUTE }) => REPORTS_PER_MINUTE,
  'reports.reportContentSecurity': ({ REPORTS_PER_MINUTE }) => REPORTS_PER_MINUTE,
  'events.report': ({ EVENTS_PER_MINUTE }) => EVENTS_PER_MINUTE,
};

/**
 * The limit of a call for each client IP, if it has one; an IPv6 network counts as one. Each replica
 * counts for itself: the limit protects the log, it is not exact.
 */
export function limitRate(endpoint: Endpoint, settings: Settings): RequestHandler | undefined {
  const limit = limits[endpoint.id]?.(settings);
  if (limit === undefined) return undefined;
  return rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Headers from proxies that are not trusted are ignored (security 25), which needs no warning.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (_request, _response, next) => next(new AppError('TOO_MANY_REQUESTS')),
  });
}
