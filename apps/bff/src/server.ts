import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { proxiedUpstreams, upstreams } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { AppError } from './app-error';
import { createApp } from './app';
import { runCall } from './calls/call-steps';
import type { Dependencies } from './dependencies';
import { clientIpOf, type TrustsProxy } from './http/client-ip';
import { createRequestContext, type RequestContext, storeContext } from './http/request-context';
import { receiveLimits } from './http/receive-limits';
import { parseRequestTarget, type RequestTarget } from './http/request-target';
import { baseHeaders, sendFailure, setBaseHeaders } from './http/responses';
import { limitRest } from './http/unread-body';
import { wantsDocument } from './http/wants-document';
import { createDevServerProxy } from './pages/dev-server';
import { anyOtherPath } from './pages/serve-page';

const callPrefixes = proxiedUpstreams.map((name) => `${upstreams[name].prefix}/`);
const isHealthCheck = ({ line }: RequestContext) => line.route?.startsWith('/health/') ?? false;
const isCall = (path: string) => callPrefixes.some((prefix) => path.startsWith(prefix));

/**
 * Gives every request an id and writes one log line at its end; in between, a path under a service's
 * prefix runs through calls/call-steps.ts without Express, and everything else through app.ts.
 */
export function createServer(dependencies: Dependencies): Server {
  const { config } = dependencies;
  const devServer = config.settings.PORTAL_DEV_SERVER
    ? createDevServerProxy(config.settings.PORTAL_DEV_SERVER)
    : undefined;
  const app = createApp(dependencies, devServer?.serveModules);
  const trustsProxy = app.get('trust proxy fn') as TrustsProxy;
  const server = createHttpServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: receiveLimits.headersMs,
      requestTimeout: receiveLimits.requestMs,
      // The standard interval of 30 seconds would be the limit for slow headers.
      connectionsCheckingInterval: receiveLimits.headersMs / 15,
      keepAliveTimeout: config.settings.KEEP_ALIVE_SECONDS * 1000,
    },
    (request, response) => {
      const context = createRequestContext(request, config);
      const { trace } = context;
      if (dependencies.traces) trace.sampled = dependencies.traces.isSampled(trace);
      writeLineAtEnd(dependencies, context, response);
      response.on('finish', () => void limitRest(request));
      try {
        refuseUnclearFraming(request, response);
        context.target = targetOf(request, context);
      } catch (error) {
        sendFailure(response, context, error);
        return;
      }
      const { path } = context.target;
      if (!path.startsWith('/health/')) dependencies.lifecycle.noteCall();
      const handle = (): void => {
        if (isCall(path)) {
          const clientIp = () => clientIpOf(request, trustsProxy);
          void runCall({ request, response, context, clientIp }, dependencies);
        } else {
          storeContext(request, context);
          setBaseHeaders(response, context);
          app(request, response);
        }
      };
      if (dependencies.client) dependencies.client.run(request, trustsProxy, handle);
      else handle();
    },
  );
  server.on('clientError', refuseInvalidRequest);
  devServer?.attachTo(server);
  return server;
}

/** Paths whose clients expect JSON, also where the rest of the path can't be read. */
const jsonPrefixes = [...callPrefixes, '/member/api/', '/member/auth/', '/health/'];

/**
 * Parses the URL. Where a browser opens an invalid one, serves the not-found page: its 404 has the code of the refusal in the
 * log.
 */
function targetOf(request: IncomingMessage, { line }: RequestContext): RequestTarget {
  const { url = '' } = request;
  try {
    return parseRequestTarget(url);
  } catch (error) {
    if (!wantsDocument(request) || jsonPrefixes.some((prefix) => url.startsWith(prefix))) {
      throw error;
    }
    line.code = AppError.from(error).code;
    request.url = anyOtherPath;
    return { path: anyOtherPath, query: '' };
  }
}

/** HTTP/1.0 has no transfer encodings: where the body ends is unclear, and the connection must close (RFC 9112, 6.1). */
function refuseUnclearFraming(
  { httpVersionMinor, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (httpVersionMinor > 0 || headers['transfer-encoding'] === undefined) return;
  response.shouldKeepAlive = false;
  throw new AppError('BAD_INPUT', { expose: 'HTTP/1.0 has no transfer encoding.' });
}

function writeLineAtEnd(
  { log, metrics, traces, clock, lifecycle }: Dependencies,
  context: RequestContext,
  response: ServerResponse,
): void {
  const { requestId, line, trace } = context;
  const startedAt = performance.now();
  const spanStartedAt = traces ? clock() : 0;
  const slot = lifecycle.start(response);
  metrics.requestStarted();
  response.on('close', () => {
    lifecycle.end(slot);
    const durationMs = performance.now() - startedAt;
    const { statusCode: status, writableFinished } = response;
    const name = line.endpointId ?? line.route;
    const id = line.endpointId;
    const route = id !== undefined && catalogue.has(id) ? catalogue.get(id).path : line.route;
    metrics.requestEnded(name, line.method, status, durationMs / 1000);
    traces?.record(trace, {
      name: name ?? 'unknown',
      kind: 'server',
      startedAt: spanStartedAt,
      endedAt: spanStartedAt + durationMs,
      hasFailed: status >= 500 || !writableFinished,
      attributes: {
        'http.request.method': line.method ?? '_OTHER',
        ...(route !== undefined && { 'http.route': route }),
        'http.response.status_code': status,
        'portal.request': requestId,
        ...(status >= 500 && { 'error.type': String(status) }),
      },
    });
    line.status = status;
    line.durationMs = Math.round(durationMs);
    line.outcome = writableFinished ? 'answered' : 'aborted';
    // Health checks arrive every second or so; a successful one is not logged.
    if (status === 200 && isHealthCheck(context)) return;
    log.info('request', line);
  });
}

/** Answers bytes that are not an HTTP request, which never reach a handler, and closes the connection. */
function refuseInvalidRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = invalidRequests[error.code ?? ''] ?? '400 Bad Request';
  const headers = Object.entries(baseHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.join('')}connection: close\r\ncontent-length: 0\r\n\r\n`,
  );
}

const invalidRequests: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
