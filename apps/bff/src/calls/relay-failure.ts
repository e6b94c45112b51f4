import { errorCatalogue, type ErrorCode, errorCodeOf, refusedFieldsOf } from '@portal/contracts';
import type { ServerResponse } from 'node:http';
import { AppError } from '../app-error';
import type { RequestContext } from '../http/request-context';
import { sendProblem } from '../http/responses';
import type { ReadHeaders } from './json-exchange';

/** Statuses that are relayed unchanged; every other failure is a 502. */
const relayed = new Set([400, 401, 403, 404, 409, 410, 412, 413, 415, 422, 429, 503, 504]);

/**
 * Relays an upstream failure as problem JSON of the BFF: with the catalogue's code that its message names
 * (Spec §8), else one by its status. Nothing else of the received body is relayed, apart from the paths of
 * the fields that a service refuses.
 */
export function relayFailure(
  response: ServerResponse,
  context: RequestContext,
  { status, headers }: { status: number; headers: ReadHeaders },
  body: unknown,
): void {
  if (status < 400) throw new AppError('UPSTREAM_BAD_RESPONSE');
  const code = errorCodeOf(status, body) ?? 'CALL_FAILED';
  const fields = code === 'CALL_FAILED' ? [] : refusedFieldsOf(body);
  const retryAfter = headers['retry-after'];
  sendProblem(
    response,
    context,
    { code, title: titleOf(code), status: relayed.has(status) ? status : 502 },
    retryAfter && /^\d{1,5}$/.test(retryAfter) ? { 'retry-after': retryAfter } : {},
    code === 'FORM_FIELDS_REFUSED' || fields.length > 0 ? { fields } : {},
  );
}

/** A service that has judged the call and says no. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429;

/** The same answer for every refusal of a call, so that it does not tell which details exist. */
export function refuseNeutrally(
  response: ServerResponse,
  context: RequestContext,
  code: ErrorCode,
  triesLeft: number | undefined,
): void {
  const extra = triesLeft === undefined ? {} : { triesLeft };
  sendProblem(response, context, { code, title: titleOf(code), status: 404 }, {}, extra);
}

function titleOf(code: ErrorCode): string {
  return code === 'CALL_FAILED' ? 'The call did not succeed.' : errorCatalogue[code].title;
}
