import { AppError } from '../app-error';
import type { Dependencies } from '../dependencies';
import { hasBody, readBody } from '../http/json-body';
import { observeCall } from './observe-call';
import type { Call } from './call';
import { Deadline } from './deadline';
import { exchangeJson } from './json-exchange';
import { relayJson } from './relay-json';
import { relayStream } from './relay-stream';
import { routeOf } from './route';
import { asUpstreamFailure } from './upstream-connection';

/**
 * Sends the call on and brings the answer back. One policy (deadline, the client's leaving, pauses, a second
 * attempt, what may come back, how a failure is told) over two transports: http-proxy-middleware where
 * the answer is bytes, a pooled undici dispatcher for JSON.
 */
export async function forward(call: Call, dependencies: Dependencies): Promise<void> {
  const { endpoint, request, context } = call;
  const { streams, timeoutMs } = routeOf(endpoint);
  if (streams && !endpoint.body && hasBody(request)) throw new AppError('BAD_INPUT');
  const body = endpoint.body && !streams ? await readBody(request, endpoint) : undefined;
  const connection = dependencies.upstreams[call.upstream];
  const ended = observeCall(dependencies, context, call.upstream);
  const deadline = new Deadline(timeoutMs, context);
  const attempt = { deadline, mayRepeat: endpoint.method === 'GET' };
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

function outgoingOf({ endpoint, outbound }: Call, body: Buffer | undefined) {
  const { path, headers } = outbound;
  if (body) headers.push('content-type', 'application/json');
  return { method: endpoint.method, path, headers, body: body ?? null };
}
