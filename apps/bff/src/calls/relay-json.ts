import { AppError } from '../app-error';
import { headOf } from '../http/responses';
import type { OutboundCall } from './call';
import type { WholeResponse } from './json-exchange';
import { isRefusal, refuseNeutrally, relayFailure } from './relay-failure';

type RelayedCall = Pick<OutboundCall, 'response' | 'context' | 'endpoint' | 'triesLeft'>;

/**
 * Relays a JSON response to the browser. None of its headers is relayed: the BFF sets the content type,
 * and a cookie, a server name or a policy of a service must not reach the browser (HC-6). Returns the
 * status of the service.
 */
export function relayJson(
  { response, context, endpoint, triesLeft }: RelayedCall,
  received: WholeResponse,
): number {
  const { status, headers, chunks, size } = received;
  if (status < 200 || status >= 300) {
    const { neutral } = endpoint;
    if (neutral && isRefusal(status)) refuseNeutrally(response, context, neutral, triesLeft);
    else relayFailure(response, context, received, jsonIn(received));
    return status;
  }
  const head = headOf(context);
  head.push('cache-control', 'no-store');
  if (size === 0) {
    response.writeHead(204, head).end();
    return status;
  }
  if (
    !isJson(headers['content-type']) ||
    (headers['content-encoding'] ?? 'identity') !== 'identity'
  ) {
    throw new AppError('UPSTREAM_BAD_RESPONSE');
  }
  head.push('content-type', 'application/json; charset=utf-8', 'content-length', String(size));
  response.writeHead(status, head);
  // Writes of one turn of the event loop are sent in one system call, headers included.
  const last = chunks.length - 1;
  for (let i = 0; i < last; i += 1) response.write(chunks[i]);
  response.end(chunks[last]);
  return status;
}

const jsonForm = /^application\/(problem\+)?json\s*(;|$)/i;

function isJson(contentType: string | undefined): boolean {
  return contentType === 'application/json' || jsonForm.test(contentType ?? '');
}

/** The parsed body of a response; undefined when it is not JSON. */
export function jsonIn({ headers, chunks }: Pick<WholeResponse, 'headers' | 'chunks'>): unknown {
  if (!isJson(headers['content-type'])) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
