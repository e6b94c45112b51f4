import {
  emulatedUserHeader,
  type Endpoint,
  idempotencyHeader,
  memberIdHeader,
  scenarioHeader,
  tokenHeaders,
} from '@portal/contracts';
import { mailOrderTokenOf } from '../session/mail-order-token';
import type { Dependencies } from '../dependencies';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';
import type { Call } from './call';
import { chooseScenario } from './choose-scenario';
import { type Route, routeOf } from './route';

/** The only request headers of the browser that travel on. Everything else is ours or stays here (HC-6). */
const passedOn = ['accept-language', idempotencyHeader] as const;

const handedOn = [
  'secondaryCardHolderId',
  'secondaryClientId',
  'secondaryPatientId',
  'splitPlatform',
  'bin',
] as const;

/** What goes upstream, built from nothing: path with query, and headers, each name followed by its value. */
export interface Outbound {
  path: string;
  headers: string[];
}

interface Asked {
  endpoint: Endpoint;
  context: RequestContext;
  session: Session | undefined;
  /** As it was matched, still percent-encoded. */
  path: string;
  /** What the caller may ask for, checked; undefined for nothing. */
  query: URLSearchParams | undefined;
}

/** HC-1 to HC-6. */
export function attachHeaders(call: Call, dependencies: Dependencies): void {
  const { endpoint, context, session, query } = call;
  const { path } = context.address;
  call.outbound = outboundOf({ endpoint, context, session, path, query }, dependencies);
}

/** The same for whoever asks a service, on behalf of the request of a context. */
export function outboundOf(asked: Asked, { config, clock }: Dependencies): Outbound {
  const { endpoint, context, session, path } = asked;
  const route = routeOf(endpoint);
  const now = clock();
  const headers = session ? identityHeaders(endpoint, session, now) : [];
  headers.push('accept', route.accept, 'x-request-id', context.requestId);
  for (const name of passedOn) {
    const value = context.headers[name];
    if (typeof value === 'string') headers.push(name, value);
  }
  addTrace(headers, context);
  if (config.settings.SCENARIOS) {
    const scenario = chooseScenario(context.headers, context, session);
    if (scenario) headers.push(scenarioHeader, scenario);
  }
  const query = queryOf(asked, route, now);
  return { path: query ? `${path}?${query}` : path, headers };
}

/** The query that goes upstream, without the question mark. */
function queryOf({ endpoint, context, session, query }: Asked, route: Route, now: number): string {
  if (endpoint.idTokenInQuery && session) {
    (query ??= new URLSearchParams()).set('id_token', session.tokens.id);
  }
  if (endpoint.addsClientId && query) addClientId(query, context);
  if (!route.timestamp) return query?.toString() ?? '';
  query?.delete('ts');
  const others = query?.toString();
  return others ? `${others}&ts=${now}` : `ts=${now}`;
}

/** SS-7: whoever hands on these five also says which client of the identity provider the portal is. */
function addClientId(query: URLSearchParams, { site }: RequestContext): void {
  const complete = handedOn.every((name) => query.has(name));
  if (complete && !query.has('oauthClientId')) query.set('oauthClientId', site.clientId);
}

/** W3C Trace Context: our place in the trace, and what others keep beside it. Baggage stays here. */
function addTrace(headers: string[], { trace, headers: { tracestate } }: RequestContext): void {
  headers.push('traceparent', trace.traceparent);
  const comesAlong = trace.parentId !== undefined && typeof tracestate === 'string';
  if (comesAlong && tracestateForm.test(tracestate)) headers.push('tracestate', tracestate);
}

const tracestateForm = /^[\x20-\x7e]{1,512}$/;

/**
 * Specification §7.1. Member and drug service get their tokens only when both the access and the id
 * token exist; an address with `mailorder` gets the mail-order token and the member id, whichever
 * service it is for.
 */
export function identityHeaders(
  endpoint: Endpoint,
  { tokens, identity, emulation }: Pick<Session, 'tokens' | 'identity' | 'emulation'>,
  now = 0,
): string[] {
  if (endpoint.auth === 'none') return [];
  const route = routeOf(endpoint);
  const headers: string[] = [];
  const add = (name: string, value: string | undefined) => value && headers.push(name, value);
  if (!route.onlyComplete || (tokens.access !== '' && tokens.id !== '')) {
    if (route.tokens.has('access')) add(tokenHeaders.access, `Bearer ${tokens.access}`);
    if (route.tokens.has('id')) add(tokenHeaders.id, tokens.id);
    if (route.tokens.has('mailOrder')) add(tokenHeaders.mailOrder, mailOrderTokenOf(tokens, now));
  }
  if (route.forMailOrder) {
    if (!headers.includes(tokenHeaders.mailOrder)) {
      add(tokenHeaders.mailOrder, mailOrderTokenOf(tokens, now));
    }
    // Whoever acts for a member has an id of their own, which is not the one that is meant.
    add(memberIdHeader, tokens.mailOrderMemberId ?? (emulation ? undefined : identity.memberId));
  }
  if (emulation && now < emulation.expiresAt && route.namesEmulatedUser) {
    add(emulatedUserHeader, emulation.subject);
  }
  return headers;
}
