import type { Logger } from '@portal/logger';
import type { AppError, FailureCode } from '../app-error';
import type { RequestContext } from './request-context';

export interface RefusalParts {
  log: Logger;
  metrics: { requestRefused(code: string): void };
}

/** Failures of a caller that tried something it may not do (security 35). */
const refusals: ReadonlySet<FailureCode> = new Set([
  'UNAUTHENTICATED',
  'CROSS_SITE',
  'STAFF_ONLY',
  'MEMBERS_ONLY',
  'AGE_RESTRICTED',
  'BIRTH_DATE_UNKNOWN',
  'OTHER_MEMBER',
  'STEP_UP_NEEDED',
  'PATIENT_NOT_AUTHORIZED',
  'TOO_MANY_REQUESTS',
]);

/** Writes the audit line of a refused request: who, as far as that is known, what, and on which request. */
export function auditRefusal(
  { log, metrics }: RefusalParts,
  { requestId, actor, line }: RequestContext,
  { code }: AppError,
): void {
  if (!refusals.has(code)) return;
  const { endpointId, route, session, role } = line;
  metrics.requestRefused(code);
  log.audit('refused', { requestId, actor, session, endpointId, route, role, code });
}
