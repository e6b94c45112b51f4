import { type IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { headOf } from '../http/responses';
import { AppError } from '../app-error';
import type { Call } from './call';
import type { Deadline } from './deadline';
import { relayFailure } from './relay-failure';
import { jsonIn } from './relay-json';
import { routeOf } from './route';

const largestStream = 64 * 1024 * 1024;
const largestFailure = 64 * 1024;

/** The headers of a byte answer that come back, beside the type that the catalogue declares. */
const broughtBack = ['content-length', 'content-disposition'] as const;

/**
 * Gives a byte answer to the browser as it comes. The deadline starts again with every chunk: it bounds
 * waiting, not the length of a download. A break halfway cuts the browser's answer off as well. Gives
 * the status that the service answered with.
 */
export async function relayStream(
  call: Call,
  answer: IncomingMessage,
  deadline: Deadline,
): Promise<number> {
  deadline.whenOver((reason) => answer.destroy(reason));
  try {
    return await relay(call, answer, deadline);
  } finally {
    // One that was not read to its end would keep its connection.
    answer.destroy();
  }
}

async function relay(
  { response, context, endpoint }: Call,
  answer: IncomingMessage,
  deadline: Deadline,
): Promise<number> {
  const { statusCode: status = 502, headers } = answer;
  if (status < 200 || status >= 300) {
    const pieces = await readUpTo(answer, largestFailure);
    relayFailure(response, context, { status, headers }, jsonIn({ headers, pieces }));
    return status;
  }
  const declared = routeOf(endpoint).accept;
  if (headers['content-type']?.split(';')[0]?.trim() !== declared) {
    throw new AppError('UPSTREAM_BAD_ANSWER');
  }
  const head = headOf(context);
  head.push('content-type', declared, 'cache-control', 'no-store');
  for (const name of broughtBack) {
    const value = headers[name];
    if (value !== undefined) head.push(name, value);
  }
  response.writeHead(status, head);
  await pipeline(answer, bounded(deadline), response);
  return status;
}

/** Passes on what comes, up to the limit, and lets the deadline know of each piece. */
function bounded(deadline: Deadline): Transform {
  let size = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length;
      deadline.extend();
      if (size > largestStream) done(new AppError('UPSTREAM_BAD_ANSWER'));
      else done(null, piece);
    },
  });
}

/** Reads at most `limit` bytes; more is a bad answer. */
async function readUpTo(answer: IncomingMessage, limit: number): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > limit) throw new AppError('UPSTREAM_BAD_ANSWER');
    pieces.push(piece);
  }
  return pieces;
}
