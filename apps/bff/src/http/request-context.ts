import type { LogFields } from '@portal/logger';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Address } from './request-target';
import { cookieName, cookies, readCookie } from './cookies';
import type { Config, Site } from '../config';
import type { Session } from '../session/session';
import { TraceContext } from './trace-context';
import { loggedSession, type Sessions } from '../session/sessions';

/** What is known of one request beside its bytes; what its log line will say is gathered in `line`. */
export class RequestContext {
  readonly requestId = randomUUID();
  readonly site: Site;
  readonly secure: boolean;
  readonly line: LogFields;
  /** Where the request stands in a trace; `trace.traceparent` goes along with the call it makes. */
  readonly trace: TraceContext;
  /** Who is signed in, as audit lines name them; known once the session was read. */
  actor: string | undefined;
  address: Address = { path: '', query: '' };
  private hasLeft = false;
  private onLeft: (() => void) | undefined;
  private sessions: Sessions | undefined;
  private loaded: Promise<Session | undefined> | undefined;

  constructor(
    private readonly request: IncomingMessage,
    config: Config,
  ) {
    this.site = config.siteOf(request.headers.host);
    this.trace = new TraceContext(request.headers['traceparent'], this.requestId);
    this.line = {
      requestId: this.requestId,
      traceId: this.trace.traceId,
      method: request.method,
    };
    this.secure = this.site.origin.startsWith('https:');
  }

  /** The value of one of our cookies. */
  cookie(name: keyof typeof cookies): string | undefined {
    const full = cookieName(cookies[name], this.secure && name !== 'scenario' && name !== 'client');
    return readCookie(this.request.headers.cookie, full);
  }

  /** Told by server.ts: the browser has gone before its answer was whole. */
  left(): void {
    this.hasLeft = true;
    this.onLeft?.();
  }

  /** Says what to do when the browser leaves; at once when it has. Takes the place of what was said before. */
  whenLeft(leave: () => void): void {
    this.onLeft = leave;
    if (this.hasLeft) leave();
  }

  get headers(): IncomingHttpHeaders {
    return this.request.headers;
  }

  /** The Cookie header as it came. */
  get cookieHeader(): string | undefined {
    return this.request.headers.cookie;
  }

  /** Says where sessions are read from; the step load-session does, and nothing before it can ask. */
  loadSessionFrom(sessions: Sessions): void {
    this.sessions = sessions;
  }

  /**
   * The session of the request, read from the store when first asked for: a page, or a call that never
   * asks, does not wait for the store.
   */
  session(): Promise<Session | undefined> {
    const sessions = this.whereSessionsAre();
    this.loaded ??= sessions.read(this.cookie('session')).then((found) => this.admit(found));
    return this.loaded;
  }

  /** The same, where it needs no waiting. Undefined says nothing: ask `session`. */
  sessionAtHand(): Session | undefined {
    const session = this.admit(this.whereSessionsAre().peek(this.cookie('session')));
    if (session) this.loaded = Promise.resolve(session);
    return session;
  }

  private whereSessionsAre(): Sessions {
    if (!this.sessions) throw new Error('The step load-session has not run.');
    return this.sessions;
  }

  private admit(found: Session | undefined): Session | undefined {
    // Whoever signed in with the provider of one site is nobody at a site with another (SS-3).
    const session = found?.identity.issuer === this.site.issuer ? found : undefined;
    this.line.session = loggedSession(session);
    this.actor = session?.user;
    return session;
  }
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export function keepContext(request: IncomingMessage, context: RequestContext): void {
  contexts.set(request, context);
}

/** The context that server.ts gave the request. */
export function contextOf(request: IncomingMessage): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('The request did not come through server.ts.');
  return context;
}
