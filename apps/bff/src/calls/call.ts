import type { Endpoint, ProxiedUpstreamName } from '@portal/contracts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';

/** A proxied call as the server received it. The types below are the same call after later steps. */
export interface ReceivedCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  /** The IP of the client behind the trusted proxies; undefined when it has left. */
  readonly clientIp: () => string | undefined;
}

export interface MatchedCall extends ReceivedCall {
  readonly endpoint: Endpoint;
  readonly upstream: ProxiedUpstreamName;
  /** The parameters of the path, decoded and checked. */
  readonly params: Readonly<Record<string, string>>;
  /** The checked query; undefined when the entry declares none. */
  readonly query: URLSearchParams | undefined;
}

export interface SessionCall extends MatchedCall {
  readonly session: Session | undefined;
}

export interface BodyCall extends SessionCall {
  /** The parsed and checked JSON body; undefined when the entry declares none, or streams. */
  readonly body: unknown;
}

export interface LimitedCall extends BodyCall {
  /** How often the caller may still be refused before they have to wait; undefined where nothing is counted. */
  readonly triesLeft?: number;
  /** The file that the call sends. */
  readonly file?: OpenFile;
}

/** A file whose first bytes were read. */
export interface OpenFile {
  /** Its media type, by its bytes. */
  type: string;
  /** Bytes. */
  size: number;
  /**
   * Starts to stream it, once. `onChunk` is called for each part that arrives; `failure` has the reason when the
   * body ends early.
   */
  send(onChunk: () => void): { body: Readable; failure: { readonly reason?: Error } };
}

export interface OutboundCall extends LimitedCall {
  readonly outbound: Outbound;
}

/** The upstream request: path with query, and headers, each name followed by its value. */
export interface Outbound {
  path: string;
  headers: string[];
}
