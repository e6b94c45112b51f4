import { type IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../app-error';
import { headOf } from '../http/responses';
import type { MatchedCall } from './call';
import type { Deadline } from './deadline';
import { relayFailure } from './relay-failure';
import { jsonIn } from './relay-json';
import { routeOf } from './route';

const maxStream = 64 * 1024 * 1024;
const maxFailure = 64 * 1024;

/** The headers of a byte response that are relayed, next to a type that the catalogue declares. */
const relayedHeaders = ['content-length', 'content-encoding', 'content-disposition'] as const;

/**
 * Streams a byte response to the browser. The deadline starts again with every chunk: it bounds waiting,
 * not the length of a download. A failure halfway closes the browser's connection as well. Returns the
 * status of the service.
 */
export async function relayStream(
  call: MatchedCall,
  received: IncomingMessage,
  deadline: Deadline,
): Promise<number> {
  deadline.onEnd((reason) => received.destroy(reason));
  try {
    return await relay(call, received, deadline);
  } finally {
    // An unread response would hold its connection.
    received.destroy();
  }
}

async function relay(
  { response, context, endpoint }: MatchedCall,
  received: IncomingMessage,
  deadline: Deadline,
): Promise<number> {
  const { statusCode: status = 502, headers } = received;
  if (status < 200 || status >= 300) {
    const chunks = await readUpTo(received, maxFailure);
    relayFailure(response, context, { status, headers }, jsonIn({ headers, chunks }));
    return status;
  }
  const type = headers['content-type']?.split(';')[0]?.trim();
  if (!type || !routeOf(endpoint).accept.split(', ').includes(type)) {
    throw new AppError('UPSTREAM_BAD_RESPONSE');
  }
  const head = headOf(context);
  const { cacheSeconds } = endpoint;
  const caching = cacheSeconds ? `public, max-age=${cacheSeconds}` : 'no-store';
  head.push('content-type', type, 'cache-control', caching);
  for (const name of relayedHeaders) {
    const value = headers[name];
    if (value !== undefined) head.push(name, value);
  }
  response.writeHead(status, head);
  await pipeline(received, bounded(deadline), response);
  return status;
}

/** Passes chunks up to the limit, and extends the deadline with each. */
function bounded(deadline: Deadline): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      deadline.extend();
      if (size > maxStream) done(new AppError('UPSTREAM_BAD_RESPONSE'));
      else done(null, chunk);
    },
  });
}

/** Reads at most `limit` bytes; more is a bad response. */
async function readUpTo(received: IncomingMessage, limit: number): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of received as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new AppError('UPSTREAM_BAD_RESPONSE');
    chunks.push(chunk);
  }
  return chunks;
}
