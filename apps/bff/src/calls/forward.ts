import { AppError } from '../app-error';
import { hasBody, readBody } from '../http/json-body';
import type { OutboundCall } from './call';
import type { Upstreams } from './connect-upstreams';
import { Deadline } from './deadline';
import { exchangeJson } from './json-exchange';
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
  parts: ObserverParts & { upstreams: Upstreams },
): Promise<void> {
  const { endpoint, request, response, context } = call;
  const { streams, timeoutMs } = routeOf(endpoint);
  if (streams && !endpoint.body && hasBody(request)) throw new AppError('BAD_INPUT');
  const body = endpoint.body && !streams ? await readBody(request, endpoint) : undefined;
  const connection = parts.upstreams[call.upstream];
  const ended = observeCall(parts, context, call.upstream);
  const deadline = new Deadline(timeoutMs, response);
  const attempt = { deadline, canRetry: endpoint.method === 'GET' };
  try {
    if (streams) {
      const send = () => connection.streams.send(call, deadline);
      ended(await relayStream(call, await connection.call(send, attempt), deadline));
    } else {
      const outgoing = outgoingOf(call, body);
      const send = () => exchangeJson(connection.pool, outgoing, deadline);
      ended(relayJson(call, await connection.call(send, attempt)));
    }
  } catch (thrown) {
    const failure = deadline.reason ?? asUpstreamFailure(thrown);
    ended(failure);
    throw failure;
  } finally {
    deadline.clear();
  }
}

function outgoingOf({ endpoint, outbound }: OutboundCall, body: Buffer | undefined) {
  const { path, headers } = outbound;
  if (body) headers.push('content-type', 'application/json');
  return { method: endpoint.method, path, headers, body: body ?? null };
}
