import type { OutboundCall } from './call';
import type { Upstreams } from './connect-upstreams';
import { Deadline } from './deadline';
import { exchangeJson } from './json-exchange';
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
  parts: ObserverParts & HandoverParts & { upstreams: Upstreams },
): Promise<void> {
  const { endpoint, response, context } = call;
  const { streams, timeoutMs } = routeOf(endpoint);
  const connection = parts.upstreams[call.upstream];
  const ended = observeCall(parts, context, call.upstream);
  const deadline = new Deadline(timeoutMs, response);
  const attempt = { deadline, canRetry: endpoint.method === 'GET' };
  try {
    if (streams) {
      const send = () => connection.streams.send(call, deadline);
      ended(await relayStream(call, await connection.call(send, attempt), deadline));
    } else {
      const outgoing = outgoingOf(call);
      const send = () => exchangeJson(connection.pool, outgoing, deadline);
      const received = await connection.call(send, attempt);
      await noteHandover(call, received, parts);
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

function outgoingOf({ endpoint, outbound, body }: OutboundCall) {
  const { path, headers } = outbound;
  const text = body === undefined ? null : JSON.stringify(body);
  if (text !== null) headers.push('content-type', 'application/json');
  return { method: endpoint.method, path, headers, body: text };
}
