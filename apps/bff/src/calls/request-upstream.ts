import {
  requestPath,
  type Endpoint,
  errorCodeOf,
  type OutputOf,
  type ProxiedUpstreamName,
  readResponse,
} from '@portal/contracts';
import type { Logger } from '@portal/logger';
import { AppError, type FailureCode } from '../app-error';
import type { Emulations } from '../emulation/emulations';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';
import { type HeaderParts, outboundOf } from './attach-headers';
import { Deadline } from './deadline';
import { exchangeJson, type WholeResponse } from './json-exchange';
import { type CallMetrics, outcomeOf } from './observe-call';
import { jsonIn } from './relay-json';
import { routeOf } from './route';
import type { UpstreamConnection } from './upstream-connection';

/** A response that is a failure, by its status. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';

  constructor(readonly status: number) {
    super(`The status is ${status}.`);
  }
}

export interface RequestParts extends HeaderParts {
  upstreams: Readonly<Record<ProxiedUpstreamName, UpstreamConnection>>;
  emulations: Pick<Emulations, 'guard'>;
  metrics: CallMetrics;
  log: Logger;
}

interface UpstreamRequest<E extends Endpoint> {
  endpoint: E;
  /** Parameters of the path, and query. */
  input?: Record<string, unknown>;
  body?: unknown;
  context: RequestContext;
  session: Session;
}

/**
 * A read by the BFF itself, with the headers and under the rules of a browser's call; returns the parsed
 * response, and logs the malformed fields of it. Throws UNAUTHENTICATED for a 401, ELIG_E0000001 where the
 * response names it (SS-5), else one of the UPSTREAM_… codes.
 */
export async function requestUpstream<E extends Endpoint>(
  parts: RequestParts,
  { endpoint, input = {}, body: sent, context, session }: UpstreamRequest<E>,
): Promise<OutputOf<E>> {
  await parts.emulations.guard(endpoint, context, session);
  const [path = '', query = ''] = requestPath(endpoint, input).split('?');
  const call = { endpoint, context, session, path, query: new URLSearchParams(query) };
  const { path: sentPath, headers } = outboundOf(call, parts);
  if (sent !== undefined) headers.push('content-type', 'application/json');
  const outgoing = {
    method: endpoint.method,
    path: sentPath,
    headers,
    body: sent === undefined ? null : JSON.stringify(sent),
  };
  const { status, body } = await exchange(parts, endpoint, outgoing);
  const code = errorCodeOf(status, body);
  if (code) throw new AppError(failureOf(code, status), { cause: new UpstreamError(status) });
  const parsed = readResponse(endpoint.response, body);
  for (const field of parsed.issues) {
    const { requestId } = context;
    parts.log.warn('response-issue', { requestId, endpointId: endpoint.id, field });
  }
  if (!parsed.success) throw new AppError('UPSTREAM_BAD_RESPONSE');
  return parsed.value as OutputOf<E>;
}

/** Sends a call that changes nothing, and gives its status and the JSON of its response. */
export async function exchange(
  { upstreams, metrics }: Pick<RequestParts, 'upstreams' | 'metrics'>,
  endpoint: Endpoint,
  outgoing: Parameters<typeof exchangeJson>[1],
): Promise<{ status: number; body: unknown }> {
  if (endpoint.upstream === 'bff') throw new Error('The BFF is not its own upstream.');
  const ended = metrics.upstreamCallStarted(endpoint.upstream);
  const response = await read(
    upstreams[endpoint.upstream],
    outgoing,
    routeOf(endpoint).timeoutMs,
  ).catch((error: unknown) => {
    ended(outcomeOf(error));
    throw error;
  });
  const { status } = response;
  ended(outcomeOf(status));
  return { status, body: jsonIn(response) };
}

async function read(
  connection: UpstreamConnection,
  outgoing: Parameters<typeof exchangeJson>[1],
  timeoutMs: number,
): Promise<WholeResponse> {
  const deadline = new Deadline(timeoutMs);
  const send = () => exchangeJson(connection.pool, outgoing, deadline);
  return connection.call(send, { deadline, canRetry: true }).finally(() => deadline.clear());
}

function failureOf(code: string, status: number): FailureCode {
  if (code === 'ELIG_E0000001' || code === 'UNAUTHENTICATED') return code;
  return status === 503 ? 'UPSTREAM_UNREACHABLE' : 'UPSTREAM_BAD_RESPONSE';
}
