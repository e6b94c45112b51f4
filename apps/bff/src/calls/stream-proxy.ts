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
import type { Outbound, OutboundCall } from './call';
import type { Deadline } from './deadline';

interface PendingCall {
  resolve(response: IncomingMessage): void;
  reject(error: unknown): void;
  deadline: Deadline;
  /** The most bytes of the request's body. */
  maxBytes: number;
}

/**
 * http-proxy-middleware for byte responses. It sends the request only: headers are set on the request
 * before it (a header set in its `proxyReq` hook is skipped for `Expect`, and crashes the process at
 * maxSockets), and the response is returned to forward.ts, which has the one policy.
 */
export class StreamProxy {
  private readonly middleware: RequestHandler<IncomingMessage, ServerResponse>;
  private readonly pending = new WeakMap<IncomingMessage, PendingCall>();

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
          server.on('proxyRes', (received, request) =>
            this.pending.get(request)?.resolve(received),
          );
          server.on('error', (error, request) => this.pending.get(request)?.reject(error));
          server.on('econnreset', (error, request) => this.pending.get(request)?.reject(error));
        },
      ],
    });
  }

  /** Sends the call's request with its outbound headers only; returns the response. The deadline cancels it. */
  send(
    { request, response, outbound, endpoint }: OutboundCall,
    deadline: Deadline,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const maxBytes = endpoint.body ? bodyLimitOf(endpoint) : 0;
      this.pending.set(request, { resolve, reject, deadline, maxBytes });
      deadline.onEnd(reject);
      const framingHeaders = endpoint.body ? framing(request.headers) : {};
      request.url = outbound.path;
      request.headers = { ...headersIn(outbound), ...framingHeaders };
      this.middleware(request, response, reject).catch(reject);
    });
  }

  private follow(outgoing: ClientRequest, request: IncomingMessage): void {
    const pending = this.pending.get(request);
    if (!pending) return;
    const { deadline, reject, maxBytes } = pending;
    deadline.onEnd((reason) => {
      reject(reason);
      outgoing.destroy();
    });
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) deadline.end(new AppError('BODY_TOO_LARGE'));
    });
  }
}

function headersIn({ headers }: Outbound): Record<string, string> {
  const named: Record<string, string> = {};
  for (let i = 0; i < headers.length; i += 2)
    named[headers[i] as string] = headers[i + 1] as string;
  return named;
}

/** The received headers that describe the body. */
function framing(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-length': length, 'content-type': type, 'transfer-encoding': encoding } = headers;
  return {
    ...(length === undefined ? {} : { 'content-length': length }),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(encoding === undefined ? {} : { 'transfer-encoding': 'chunked' }),
  };
}
