import {
  callLimitOf,
  requestPath,
  csrfHeader,
  type Endpoint,
  errorCodeOf,
  idempotencyHeader,
  type InputOf,
  type OutputOf,
  readResponse,
  refusedFieldsOf,
  type SentFile,
  standardTimeoutMs,
} from '@portal/contracts';
import { Observable } from 'rxjs';
import { ApiError } from './api-error';
import type { Transport, WireAnswer } from './transport';

export interface ClientOptions {
  transport: Transport;
  /** Headers of a call, e.g. for whom its page was loaded. */
  headers?: () => Record<string, string>;
  /** Called once for each field of an endpoint that was malformed, without its value. */
  onResponseIssue?: (issue: ResponseIssue) => void;
  /** Called for every failed call, and for a 2xx that names an error code (Spec §4, Logout). */
  onError?: (error: ApiError) => void;
}

export interface ResponseIssue {
  endpointId: string;
  /** The path of the field without list indices, e.g. `claimsHistory.claim.copayAmount`. */
  field: string;
}

/** What the network may take, in addition to the time that the BFF waits for the service. */
const networkMs = 20_000;

type InputArgs<E> = keyof InputOf<E> extends never ? [] : [input: InputOf<E>];

/** One area of the catalogue as functions: `client.getHistory({…})` is cold, calls when subscribed, and aborts when left. */
export type AreaClient<Area> = {
  readonly [Key in keyof Area]: (...input: InputArgs<Area[Key]>) => Observable<OutputOf<Area[Key]>>;
};

/** Makes typed calls out of the catalogue's entries; a route's chunk loads only the areas it imports. */
export function createApiClient(
  options: ClientOptions,
): <Area extends object>(area: Area) => AreaClient<Area> {
  const reported = new Set<string>();
  const reportOnce = (issue: ResponseIssue) => {
    const name = `${issue.endpointId} ${issue.field}`;
    if (reported.has(name)) return;
    reported.add(name);
    options.onResponseIssue?.(issue);
  };
  const clients = new WeakMap<object, unknown>();
  return <Area extends object>(area: Area) => {
    let client = clients.get(area);
    if (!client) {
      client = Object.fromEntries(
        Object.entries(area).map(([key, entry]) => [
          key,
          (input?: Record<string, unknown>) =>
            call(entry as Endpoint, input ?? {}, options, reportOnce),
        ]),
      );
      clients.set(area, client);
    }
    return client as AreaClient<Area>;
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;

function call(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: ClientOptions,
  reportOnce: (issue: ResponseIssue) => void,
): Observable<never> {
  return new Observable((subscriber) => {
    const abort = new AbortController();
    const fail = (error: ApiError) => {
      options.onError?.(error);
      subscriber.error(error);
    };
    const receive = ({ status, body, retryAfterSeconds }: WireAnswer) => {
      const code = errorCodeOf(status, body);
      if (code) {
        const fields = refusedFieldsOf(body);
        // A proxy in front of the BFF, or a service behind it, says how long to wait in a header only.
        const limit =
          callLimitOf(body) ??
          (status === 429 && retryAfterSeconds !== undefined ? { retryAfterSeconds } : undefined);
        return fail(new ApiError(endpoint.id, status, code, fields, limit));
      }
      const read = readResponse(endpoint.response, body);
      for (const field of read.issues) reportOnce({ endpointId: endpoint.id, field });
      if (!read.success) return fail(new ApiError(endpoint.id, status, 'BAD_RESPONSE'));
      subscriber.next(read.value as never);
      subscriber.complete();
    };
    const request = {
      endpointId: endpoint.id,
      method: endpoint.method,
      url: requestPath(endpoint, input),
      headers: headersOf(endpoint, input, options),
      signal: abort.signal,
      timeoutMs: (endpoint.timeoutMs ?? standardTimeoutMs) + networkMs,
      ...(endpoint.stepUp ? { stepUpPurpose: endpoint.stepUp.purpose } : {}),
      ...(endpoint.outlivesPage ? { keepalive: true } : {}),
      ...(streams(endpoint) ? { bytes: true } : {}),
      ...(endpoint.body ? { body: JSON.stringify(input['body']) } : {}),
      ...(endpoint.receivesFile ? { file: input['file'] as SentFile } : {}),
    };
    options.transport(request).then(receive, () => {
      if (!abort.signal.aborted) fail(new ApiError(endpoint.id, 0, 'CALL_FAILED'));
    });
    return () => abort.abort();
  });
}

/** Whether the answer is a document rather than JSON; it comes as a Blob. */
const streams = ({ responseType = 'json' }: Endpoint) => responseType !== 'json';

function headersOf(
  endpoint: Endpoint,
  { idempotencyKey }: Record<string, unknown>,
  options: ClientOptions,
): Record<string, string> {
  if (endpoint.onceByKey && typeof idempotencyKey !== 'string') {
    throw new Error(`Call "${endpoint.id}": the idempotencyKey is missing.`);
  }
  return {
    // The BFF knows the type of a document; a failure of it is JSON all the same.
    accept: streams(endpoint) ? '*/*' : 'application/json',
    ...(endpoint.method === 'GET' ? {} : { [csrfHeader]: '1' }),
    ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
    ...(endpoint.receivesFile ? { 'content-type': 'application/octet-stream' } : {}),
    ...(typeof idempotencyKey === 'string' ? { [idempotencyHeader]: idempotencyKey } : {}),
    ...options.headers?.(),
  };
}
