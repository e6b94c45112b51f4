import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { proxiedUpstreams, upstreams } from '@portal/contracts';
import { readAddress } from './http/request-target';
import { baseHeaders, sendFailure, setBaseHeaders } from './http/responses';
import { createApp } from './app';
import { Call } from './calls/call';
import { runCall } from './calls/call-steps';
import type { Dependencies } from './dependencies';
import { createDevServerProxy } from './pages/dev-server';
import { keepContext, RequestContext } from './http/request-context';

const callPrefixes = proxiedUpstreams.map((name) => `${upstreams[name].prefix}/`);
const isProbe = ({ line }: RequestContext) => line.route?.startsWith('/health/') ?? false;
const isCall = (path: string) => callPrefixes.some((prefix) => path.startsWith(prefix));

/**
 * Names every request and writes one line when it is over; in between, a path under a service's prefix
 * goes down the list of calls/call-steps.ts without touching Express, and everything else down app.ts.
 */
export function createServer(dependencies: Dependencies): Server {
  const { config } = dependencies;
  const devServer = config.settings.PORTAL_DEV_SERVER
    ? createDevServerProxy(config.settings.PORTAL_DEV_SERVER)
    : undefined;
  const app = createApp(dependencies, devServer?.serveModules);
  const server = createHttpServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      keepAliveTimeout: config.settings.KEEP_ALIVE_SECONDS * 1000,
    },
    (request, response) => {
      const context = new RequestContext(request, config);
      if (dependencies.traces) context.trace.sampled = dependencies.traces.samples(context.trace);
      writeLineAtEnd(dependencies, context, response);
      try {
        context.address = readAddress(request.url);
      } catch (error) {
        sendFailure(response, context, error);
        return;
      }
      const { path } = context.address;
      if (!path.startsWith('/health/')) dependencies.lifecycle.called();
      if (isCall(path)) {
        void runCall(new Call(request, response, context), dependencies);
      } else {
        keepContext(request, context);
        setBaseHeaders(response, context);
        app(request, response);
      }
    },
  );
  server.on('clientError', refuseUnreadable);
  devServer?.attachTo(server);
  return server;
}

function writeLineAtEnd(
  { log, metrics, traces, clock, lifecycle }: Dependencies,
  context: RequestContext,
  response: ServerResponse,
): void {
  const { requestId, line, trace } = context;
  const startedAt = performance.now();
  const beganAt = traces ? clock() : 0;
  const place = lifecycle.begin(response);
  metrics.requestBegan();
  response.on('close', () => {
    lifecycle.end(place);
    if (!response.writableFinished) context.left();
    const durationMs = performance.now() - startedAt;
    const { statusCode: status, writableFinished } = response;
    const name = line.endpointId ?? line.route;
    metrics.requestEnded(name, line.method, status, durationMs / 1000);
    traces?.record(trace, {
      name: name ?? 'unknown',
      kind: 'server',
      beganAt,
      endedAt: beganAt + durationMs,
      failed: status >= 500 || !writableFinished,
      attributes: { 'http.response.status_code': status, 'portal.request': requestId },
    });
    line.status = status;
    line.durationMs = Math.round(durationMs);
    line.outcome = writableFinished ? 'answered' : 'cut off';
    // Probes come every second or so; one that finds nothing to tell is not told either.
    if (status === 200 && isProbe(context)) return;
    log.info('request', line);
  });
}

/** Bytes that are no HTTP request never reach a handler: they are answered here, in one line, and cut off. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = unreadable[error.code ?? ''] ?? '400 Bad Request';
  const headers = Object.entries(baseHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.join('')}connection: close\r\ncontent-length: 0\r\n\r\n`,
  );
}

const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
