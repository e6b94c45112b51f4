import type {
  Agent,
  ClientRequest,
  IncomingHttpHeaders,
  IncomingMessage,
  ServerResponse,
} from 'node:http';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { AppError } from '../app-error';
import { bodyLimitOf } from '../http/json-body';
import type { Outbound } from './attach-headers';
import type { Call } from './call';
import type { Deadline } from './deadline';

interface Waiting {
  resolve(answer: IncomingMessage): void;
  reject(error: unknown): void;
  deadline: Deadline;
  /** Bytes that the request's body may have. */
  most: number;
}

/**
 * http-proxy-middleware for answers that are bytes. It carries the request and nothing else: headers are
 * laid on the request before it (a header set in its `proxyReq` hook is skipped for `Expect`, and kills
 * the process at maxSockets), and the answer is handed back to the one policy of forward.ts.
 */
export class StreamProxy {
  private readonly middleware: RequestHandler<IncomingMessage, ServerResponse>;
  private readonly waiting = new WeakMap<IncomingMessage, Waiting>();

  constructor(target: string, agent: Agent) {
    this.middleware = createProxyMiddleware<IncomingMessage, ServerResponse>({
      target,
      agent,
      changeOrigin: true,
      selfHandleResponse: true,
      ejectPlugins: true,
      plugins: [
        (server) => {
          server.on('proxyReq', (outgoing, request) => this.follow(outgoing, request));
          server.on('proxyRes', (answer, request) => this.waiting.get(request)?.resolve(answer));
          server.on('error', (error, request) => this.waiting.get(request)?.reject(error));
          server.on('econnreset', (error, request) => this.waiting.get(request)?.reject(error));
        },
      ],
    });
  }

  /** Sends the call's request on with its outbound headers only; gives the head of the answer. The deadline closes the upstream call. */
  send(
    { request, response, outbound, endpoint }: Call,
    deadline: Deadline,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const most = endpoint.body ? bodyLimitOf(endpoint) : 0;
      this.waiting.set(request, { resolve, reject, deadline, most });
      deadline.whenOver(reject);
      const kept = endpoint.body ? framing(request.headers) : {};
      request.url = outbound.path;
      request.headers = { ...headersIn(outbound), ...kept };
      this.middleware(request, response, reject).catch(reject);
    });
  }

  private follow(outgoing: ClientRequest, request: IncomingMessage): void {
    const waiting = this.waiting.get(request);
    if (!waiting) return;
    const { deadline, reject, most } = waiting;
    deadline.whenOver((reason) => {
      reject(reason);
      outgoing.destroy();
    });
    let size = 0;
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size > most) deadline.end(new AppError('BODY_TOO_LARGE', { headers: closing }));
    });
  }
}

/** The rest of the body is not read: the connection can't be used again. */
const closing = { connection: 'close' };

function headersIn({ headers }: Outbound): Record<string, string> {
  const named: Record<string, string> = {};
  for (let i = 0; i < headers.length; i += 2)
    named[headers[i] as string] = headers[i + 1] as string;
  return named;
}

/** What tells a body's end and kind, of the headers that came with it. */
function framing(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-length': length, 'content-type': type, 'transfer-encoding': encoding } = headers;
  return {
    ...(length === undefined ? {} : { 'content-length': length }),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(encoding === undefined ? {} : { 'transfer-encoding': 'chunked' }),
  };
}
