import { headOf } from '../http/responses';
import { AppError } from '../app-error';
import type { Call } from './call';
import type { WholeAnswer } from './json-exchange';
import { relayFailure } from './relay-failure';

/**
 * Gives a JSON answer to the browser. Of its headers none comes back: the type is ours to state, and a
 * cookie, a server name or a policy of a service is no business of the browser (HC-6). Gives the status
 * that the service answered with.
 */
export function relayJson({ response, context }: Call, answer: WholeAnswer): number {
  const { status, headers, pieces, size } = answer;
  if (status < 200 || status >= 300) {
    relayFailure(response, context, answer, jsonIn(answer));
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
    throw new AppError('UPSTREAM_BAD_ANSWER');
  }
  head.push('content-type', 'application/json; charset=utf-8', 'content-length', String(size));
  response.writeHead(status, head);
  // What is written in one turn leaves in one system call, head and all.
  const last = pieces.length - 1;
  for (let i = 0; i < last; i += 1) response.write(pieces[i]);
  response.end(pieces[last]);
  return status;
}

const jsonForm = /^application\/(problem\+)?json\s*(;|$)/i;

export function isJson(contentType: string | undefined): boolean {
  return contentType === 'application/json' || jsonForm.test(contentType ?? '');
}

/** The value that an answer holds; undefined when it is no JSON. */
export function jsonIn({ headers, pieces }: Pick<WholeAnswer, 'headers' | 'pieces'>): unknown {
  if (!isJson(headers['content-type'])) return undefined;
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    return undefined;
  }
}
