import { sendFailure } from '../http/responses';
import type { Dependencies } from '../dependencies';
import { auditRefusal } from '../http/audit-refusal';
import { ClientGone } from './deadline';
import type { Call } from './call';

/** The one place where a failed call becomes an answer. Only what is a fault of ours gets a line of its own. */
export function handleError(call: Call, { log }: Dependencies, thrown: unknown): void {
  const { response, context } = call;
  if (thrown instanceof ClientGone || response.destroyed) return;
  const error = sendFailure(response, context, thrown);
  auditRefusal(log, context, error);
  if (error.status >= 500 && !expected.has(error.code)) {
    const { requestId, line } = context;
    log.error('call-failed', { requestId, endpointId: line.endpointId, code: error.code, error });
  }
}

/** The breaker has told of it once already. */
const expected: ReadonlySet<string> = new Set(['UPSTREAM_PAUSED', 'UPSTREAM_BUSY']);
