import type { EmulationRefusal } from '@portal/contracts/session';
import type { LogFields } from '@portal/logger';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Config, Site } from '../config';
import type { RequestTarget } from './request-target';
import { TraceContext } from './trace-context';

/** The facts of one request that its steps and handlers share. */
export interface RequestContext {
  readonly requestId: string;
  readonly site: Site;
  /** The site is served over https. */
  readonly isSecure: boolean;
  readonly headers: IncomingHttpHeaders;
  /** Path and query; empty until server.ts has checked them. */
  target: RequestTarget;
  /** The place of the request in a trace; `trace.traceparent` is sent with the call that it makes. */
  readonly trace: TraceContext;
  /** The fields of the log line that is written at the end. */
  readonly line: LogFields;
  /** The pseudonym of the signed-in user, for audit lines; set when the session is read. */
  actor: string | undefined;
  /** Why the member whom this request names can't be acted for; for the page that asks. */
  emulationRefused?: EmulationRefusal;
}

/** What the steps of a request share: its new id, its site by the Host header, and its place in a trace. */
export function createRequestContext(request: IncomingMessage, config: Config): RequestContext {
  const { headers, method } = request;
  const requestId = randomUUID();
  const site = config.siteOf(headers.host);
  const trace = new TraceContext(headers['traceparent'], requestId);
  return {
    requestId,
    site,
    isSecure: site.origin.startsWith('https:'),
    headers,
    target: { path: '', query: '' },
    trace,
    line: { requestId, traceId: trace.traceId, method },
    actor: undefined,
  };
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

/** Associates a request with its context for Express, whose handlers receive the request alone. */
export function storeContext(request: IncomingMessage, context: RequestContext): void {
  contexts.set(request, context);
}

/** The context that server.ts stored for the request. */
export function contextOf(request: IncomingMessage): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('The request did not come through server.ts.');
  return context;
}
