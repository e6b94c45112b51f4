import {
  emulatedUserHeader,
  type Endpoint,
  idempotencyHeader,
  memberIdHeader,
  scenarioHeader,
  tokenHeaders,
} from '@portal/contracts';
import { maps } from '@portal/contracts/maps';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { RequestContext } from '../http/request-context';
import { mailOrderTokenOf, withoutMailOrder } from '../session/mail-order-token';
import { type Handover, isActingAt, type Session } from '../session/session';
import type { LimitedCall, Outbound, OutboundCall } from './call';
import { chooseScenario } from './choose-scenario';
import { type Route, routeOf } from './route';

export interface HeaderParts {
  config: Pick<Config, 'settings'>;
  clock: Clock;
}

/** The only request headers of the browser that are forwarded (HC-6). */
const forwarded = ['accept-language', idempotencyHeader] as const;

const handover = [
  'secondaryCardHolderId',
  'secondaryClientId',
  'secondaryPatientId',
  'splitPlatform',
  'bin',
] as const;

interface UpstreamCall {
  endpoint: Endpoint;
  context: RequestContext;
  session: Session | undefined;
  /** Still percent-encoded. */
  path: string;
  /** The checked query; undefined when the entry declares none. */
  query: URLSearchParams | undefined;
}

/** HC-1 to HC-6. */
export function attachHeaders(call: LimitedCall, parts: HeaderParts): OutboundCall {
  const { endpoint, context, session, query } = call;
  const { path } = context.target;
  return { ...call, outbound: outboundOf({ endpoint, context, session, path, query }, parts) };
}

/** The upstream request of a call; nothing of the received request is copied except the allow-list. */
export function outboundOf(call: UpstreamCall, { config, clock }: HeaderParts): Outbound {
  const { endpoint, context, session, path } = call;
  const route = routeOf(endpoint);
  const now = clock();
  const headers = session ? identityHeaders(endpoint, session, now) : [];
  headers.push('accept', route.accept, 'x-request-id', context.requestId);
  for (const name of forwarded) {
    const value = context.headers[name];
    if (typeof value === 'string') headers.push(name, value);
  }
  addTrace(headers, context);
  if (config.settings.SCENARIOS) {
    const scenario = chooseScenario(context, session);
    if (scenario) headers.push(scenarioHeader, scenario);
  }
  const { MAP_TILE_PATH: template } = config.settings;
  if (template && endpoint === maps.getTile) return { path: tilePath(template, path), headers };
  const query = queryOf(call, route, now);
  return { path: query ? `${path}?${query}` : path, headers };
}

/** The path of a tile at the service of the setting; the received one ends in zoom, column and row. */
function tilePath(template: string, path: string): string {
  const [zoom = '', column = '', row = ''] = path.split('/').slice(-3);
  return template.replace('{z}', zoom).replace('{x}', column).replace('{y}', row);
}

/** The query of the upstream request, without the question mark. */
function queryOf(
  { endpoint, context, session, query }: UpstreamCall,
  route: Route,
  now: number,
): string {
  if (endpoint.idTokenInQuery && session?.tokens.id) {
    (query ??= new URLSearchParams()).set('id_token', session.tokens.id);
  }
  if (endpoint.addsClientId && query) {
    if (session && isActingAt(session, now)) setPatient(query, session.emulation.handover);
    addClientId(query, context);
  }
  if (!route.timestamp) return query?.toString() ?? '';
  query?.delete('ts');
  const others = query?.toString();
  return others ? `${others}&ts=${now}` : `ts=${now}`;
}

/** SS-7: the patient for whom a provider acts; what the page's URL has of another one does not count. */
function setPatient(query: URLSearchParams, patient: Handover | undefined): void {
  for (const name of handover) {
    if (patient) query.set(name, patient[name]);
  }
}

/**
 * SS-7: a handover of these five parameters also has the portal's client id at the identity provider. What
 * the page's URL has in its place is dropped.
 */
function addClientId(query: URLSearchParams, { site }: RequestContext): void {
  query.delete('oauthClientId');
  if (handover.every((name) => query.has(name))) query.set('oauthClientId', site.clientId);
}

/** W3C Trace Context: traceparent and a valid tracestate. Baggage is not forwarded. */
function addTrace(headers: string[], { trace, headers: { tracestate } }: RequestContext): void {
  headers.push('traceparent', trace.traceparent);
  const isReceived = trace.parentId !== undefined && typeof tracestate === 'string';
  if (isReceived && tracestateForm.test(tracestate)) headers.push('tracestate', tracestate);
}

const tracestateForm = /^[\x20-\x7e]{1,512}$/;

/**
 * Specification §7.1. Member and drug service get their tokens only when both the access and the id
 * token exist; a path with `mailorder` gets the mail-order token and the member id, for every service.
 */
export function identityHeaders(
  endpoint: Endpoint,
  session: Pick<Session, 'tokens' | 'identity' | 'emulation'>,
  now: number,
): string[] {
  if (endpoint.auth === 'none') return [];
  const { identity, emulation } = session;
  const isActing = isActingAt(session, now);
  // The mail-order token of a member must not outlive the time of acting for them.
  const tokens = emulation && !isActing ? withoutMailOrder(session.tokens) : session.tokens;
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
    // During emulation the member id of the session is the support user's own.
    add(memberIdHeader, tokens.mailOrderMemberId ?? (emulation ? undefined : identity.memberId));
  }
  // A provider's patient is named in the user-info call instead (SS-7).
  if (isActing && route.namesEmulatedUser && !emulation?.handover) {
    add(emulatedUserHeader, emulation?.subject);
  }
  return headers;
}
