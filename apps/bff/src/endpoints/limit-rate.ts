import type { Endpoint } from '@portal/contracts';
import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { AppError } from '../app-error';
import type { Settings } from '../config';

/** The calls that anybody can make and that write to the log: how many of each an address may make in a minute. */
const limits: Partial<Record<string, (settings: Settings) => number>> = {
  'session.reportClientError': ({ REPORTS_PER_MINUTE }) => REPORTS_PER_MINUTE,
  'reports.reportContentSecurity': ({ REPORTS_PER_MINUTE }) => REPORTS_PER_MINUTE,
  'events.report': ({ EVENTS_PER_MINUTE }) => EVENTS_PER_MINUTE,
};

/**
 * The limit of a call for each address, if it has one; a network of IPv6 counts as one address. Every
 * replica counts for itself: the limit shields the log, it is no promise.
 */
export function limitRate(endpoint: Endpoint, settings: Settings): RequestHandler | undefined {
  const limit = limits[endpoint.id]?.(settings);
  if (limit === undefined) return undefined;
  return rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // A header from a hop that is not trusted is ignored (security 25), which is no mistake to warn of.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (_request, _response, next) => next(new AppError('TOO_MANY_REQUESTS')),
  });
}
