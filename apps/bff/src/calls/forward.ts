import { isRead } from '@portal/contracts';
import { type NeutralParts, waitForTurn } from './answer-neutrally';
import type { Dispatcher } from 'undici';
import type { OpenFile, OutboundCall } from './call';
import type { Upstreams } from './connect-upstreams';
import { Deadline } from './deadline';
import { exchangeJson, type WholeResponse } from './json-exchange';
import { type HandoverParts, noteHandover } from './note-handover';
import { observeCall, type ObserverParts } from './observe-call';
import { relayJson } from './relay-json';
import { relayStream } from './relay-stream';
import { routeOf } from './route';
import { asUpstreamFailure } from './upstream-connection';

/**
 * Forwards the call and relays the response. One policy (deadline, disconnect, circuit breaker, retry,
 * response headers, failures) over two transports: http-proxy-middleware where the response is bytes, a
 * pooled undici dispatcher for JSON.
 */
export async function forward(
  call: OutboundCall,
  parts: ObserverParts & HandoverParts & NeutralParts & { upstreams: Upstreams },
): Promise<void> {
  const { endpoint, response, context } = call;
  const { streams, timeoutMs } = routeOf(endpoint);
  const connection = parts.upstreams[call.upstream];
  const ended = observeCall(parts, context, call.upstream);
  const deadline = new Deadline(timeoutMs, endsWithClient(call) ? response : undefined);
  const startedAt = performance.now();
  const attempt = { deadline, canRetry: endpoint.method === 'GET' };
  try {
    if (streams) {
      const send = () => connection.streams.send(call, deadline);
      ended(await relayStream(call, await connection.call(send, attempt), deadline));
    } else {
      const send = call.file
        ? () => sendFile(call, connection.files, deadline)
        : () => exchangeJson(connection.pool, outgoingOf(call), deadline);
      const lane = call.file ? 'files' : 'calls';
      const received = await connection.call(send, { ...attempt, lane });
      await noteHandover(call, received, parts);
      if (endpoint.neutral) await waitForTurn(call, startedAt, parts);
      ended(relayJson(call, received));
    }
  } catch (thrown) {
    const failure = deadline.reason ?? asUpstreamFailure(thrown);
    ended(failure);
    throw failure;
  } finally {
    deadline.clear();
  }
}

/**
 * Whether a call ends when its client leaves. A change that was begun goes on to its end: a member who loads the page
 * again asks the service what it has, and half a change cannot be taken back. A file comes from the client, and bytes go
 * to it, so that they end with it.
 */
function endsWithClient({ endpoint, file, response }: OutboundCall): boolean {
  return response.destroyed || isRead(endpoint) || !!file || routeOf(endpoint).streams;
}

function outgoingOf({ endpoint, outbound, body }: OutboundCall) {
  const { path, headers } = outbound;
  const text = body === undefined ? null : JSON.stringify(body);
  if (text !== null) headers.push('content-type', 'application/json');
  return { method: endpoint.method, path, headers, body: text };
}

/** Streams the file of a call to the service. Why it ended early counts more than that the service got half of it. */
async function sendFile(
  { endpoint, outbound, file }: OutboundCall,
  pool: Dispatcher,
  deadline: Deadline,
): Promise<WholeResponse> {
  const { type, size, send } = file as OpenFile;
  const headers = [...outbound.headers, 'content-type', type, 'content-length', String(size)];
  const { body, failure } = send(() => deadline.extend());
  const { path } = outbound;
  try {
    return await exchangeJson(pool, { method: endpoint.method, path, headers, body }, deadline);
  } catch (thrown) {
    throw failure.reason ?? thrown;
  } finally {
    body.destroy();
  }
}
