import { AppError } from '../app-error';
import { auditRefusal, type RefusalParts } from '../http/audit-refusal';
import { sendFailure } from '../http/responses';
import type { ReceivedCall } from './call';
import { ClientDisconnected } from './deadline';

export type ErrorParts = RefusalParts;

/** Turns every failure of a call into a response. Only errors of the server get their own log line. */
export function handleError(call: ReceivedCall, parts: ErrorParts, thrown: unknown): void {
  const { response, context } = call;
  if (thrown instanceof ClientDisconnected) return;
  // A change goes on after its client has left.
  const error = response.destroyed ? AppError.from(thrown) : sendFailure(response, context, thrown);
  auditRefusal(parts, context, error);
  if (error.status >= 500 && !loggedByCircuit.has(error.code)) {
    const { requestId, line } = context;
    const { endpointId } = line;
    parts.log.error('call-failed', { requestId, endpointId, code: error.code, error });
  }
}

const loggedByCircuit: ReadonlySet<string> = new Set(['UPSTREAM_CIRCUIT_OPEN', 'UPSTREAM_BUSY']);
