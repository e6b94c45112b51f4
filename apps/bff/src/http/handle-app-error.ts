import type { ErrorRequestHandler } from 'express';
import { AppError } from '../app-error';
import { sendFailure } from './responses';
import type { Dependencies } from '../dependencies';
import { auditRefusal } from './audit-refusal';
import { contextOf } from './request-context';

/** The one place where a failure in the Express app becomes an answer. Four parameters make it one for Express. */
export function handleAppError({ log }: Dependencies): ErrorRequestHandler {
  return (thrown, request, response, _next) => {
    // The browser has gone before its answer came: nobody is left to tell.
    if (response.destroyed) return;
    const context = contextOf(request);
    const error = sendFailure(response, context, ofBodyParser(thrown));
    auditRefusal(log, context, error);
    if (error.status >= 500) {
      const { requestId, line } = context;
      log.error('request-failed', { requestId, route: line.route, code: error.code, error });
    }
  };
}

/** What the body parser throws carries the body in its message; only its type is of use. */
function ofBodyParser(thrown: unknown): unknown {
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
