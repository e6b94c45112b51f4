import type { ServerResponse } from 'node:http';
import { AppError, type Problem } from '../app-error';
import type { RequestContext } from './request-context';
import { drain, hasLongRest } from './unread-body';

/** The headers of every response; pages add their own policy (pages/set-security-headers.ts). */
export const baseHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const;

const baseHead = Object.entries(baseHeaders).flat();

/** A new list of the headers of every response, each name followed by its value, for `writeHead`. */
export function headOf({ requestId }: RequestContext): string[] {
  return [...baseHead, 'x-request-id', requestId];
}

/** Sets the headers of every response on one that is sent later. */
export function setBaseHeaders(response: ServerResponse, { requestId }: RequestContext): void {
  for (const [name, value] of Object.entries(baseHeaders)) response.setHeader(name, value);
  response.setHeader('x-request-id', requestId);
}

/** Sends JSON that must not be cached. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendBytes(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

/** Sends a failure as problem JSON, in words that reveal neither the request nor the machine. */
export function sendProblem(
  response: ServerResponse,
  context: RequestContext,
  problem: Omit<Problem, 'requestId'>,
  headers: Record<string, string> = {},
  extra: Record<string, unknown> = {},
): void {
  context.line.code = problem.code;
  const { code, title, status } = problem;
  const body: Problem = { ...extra, code, title, status, requestId: context.requestId };
  // A page has them already, with its own policy.
  if (!response.hasHeader('x-request-id')) setBaseHeaders(response, context);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendBytes(response, status, 'application/problem+json', JSON.stringify(body));
}

/** Sends what was thrown. When the headers were sent already, closes the connection. */
export function sendFailure(
  response: ServerResponse,
  context: RequestContext,
  thrown: unknown,
): AppError {
  const error = AppError.from(thrown);
  context.line.code = error.code;
  if (response.headersSent) {
    response.destroy();
  } else {
    const { code, expose: title, status } = error;
    sendProblem(response, context, { code, title, status }, error.headers, error.extra);
  }
  return error;
}

function sendBytes(response: ServerResponse, status: number, type: string, text: string): void {
  const bytes = Buffer.from(text);
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', bytes.length);
  if (!hasLongRest(response.req)) {
    response.end(bytes);
    return;
  }
  response.setHeader('connection', 'close');
  response.write(bytes);
  // The end of the response closes the connection.
  void drain(response.req).then(() => response.end());
}
