import type { ErrorRequestHandler } from 'express';
import { AppError } from '../app-error';
import { auditRefusal, type RefusalParts } from './audit-refusal';
import { contextOf } from './request-context';
import { sendFailure } from './responses';

/** Turns every failure of the Express app into a response. Express recognises it by its four parameters. */
export function handleAppError(parts: RefusalParts): ErrorRequestHandler {
  return (thrown, request, response, _next) => {
    // The browser has closed the connection.
    if (response.destroyed) return;
    const context = contextOf(request);
    const error = sendFailure(response, context, withoutBody(thrown));
    auditRefusal(parts, context, error);
    if (error.status >= 500) {
      const { requestId, line } = context;
      parts.log.error('request-failed', { requestId, route: line.route, code: error.code, error });
    }
  };
}

/** An error of the body parser contains the body in its message; only its type is used. */
function withoutBody(thrown: unknown): unknown {
  const type = thrown instanceof Error && 'type' in thrown ? thrown.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return new AppError('BODY_TOO_LARGE', { headers: { connection: 'close' } });
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new AppError('UNSUPPORTED_MEDIA_TYPE');
    case 'entity.parse.failed':
    case 'request.size.invalid':
    case 'request.aborted':
      return new AppError('BAD_INPUT', { expose: 'The body is not valid JSON.' });
    default:
      return thrown;
  }
}
