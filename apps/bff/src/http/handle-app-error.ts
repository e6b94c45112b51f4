import type { ErrorRequestHandler } from 'express';
import { auditRefusal, type RefusalParts } from './audit-refusal';
import { contextOf } from './request-context';
import { sendFailure } from './responses';

/** Turns every failure of the Express app into a response. Express recognises it by its four parameters. */
export function handleAppError(parts: RefusalParts): ErrorRequestHandler {
  return (thrown, request, response, _next) => {
    // The browser has closed the connection.
    if (response.destroyed) return;
    const context = contextOf(request);
    const error = sendFailure(response, context, thrown);
    auditRefusal(parts, context, error);
    if (error.status >= 500) {
      const { requestId, line } = context;
      parts.log.error('request-failed', { requestId, route: line.route, code: error.code, error });
    }
  };
}
