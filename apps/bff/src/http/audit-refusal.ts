import type { Logger } from '@portal/logger';
import type { AppError, FailureCode } from '../app-error';
import type { RequestContext } from './request-context';

/** Failures that say somebody tried what they may not (security 35). */
const refusals: ReadonlySet<FailureCode> = new Set([
  'UNAUTHENTICATED',
  'CROSS_SITE',
  'TOO_MANY_REQUESTS',
]);

/** Writes the audit line of a refused request: who, as far as that is known, what, and on which request. */
export function auditRefusal(log: Logger, context: RequestContext, { code }: AppError): void {
  if (!refusals.has(code)) return;
  const { requestId, actor, line } = context;
  const { endpointId, route, session } = line;
  log.audit('refused', { requestId, actor, session, endpointId, route, code });
}
