import type { Endpoint, ProxiedUpstreamName } from '@portal/contracts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '../http/request-context';
import type { Session } from '../session/session';
import type { Outbound } from './attach-headers';

/** One proxied call on its way through the steps; each step adds its part. */
export class Call {
  private endpointFound: Endpoint | undefined;
  /** What the browser may ask for, checked; undefined for nothing. */
  query: URLSearchParams | undefined;
  session: Session | undefined;
  outbound: Outbound = { path: '', headers: [] };

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    readonly context: RequestContext,
  ) {}

  get endpoint(): Endpoint {
    if (!this.endpointFound) throw new Error('The step match-endpoint has not run.');
    return this.endpointFound;
  }

  set endpoint(endpoint: Endpoint) {
    this.endpointFound = endpoint;
    this.context.line.endpointId = endpoint.id;
    this.context.line.route = endpoint.path;
    this.context.line.upstream = endpoint.upstream;
  }

  get upstream(): ProxiedUpstreamName {
    if (this.endpoint.upstream === 'bff') throw new Error('The BFF is not its own upstream.');
    return this.endpoint.upstream;
  }
}
