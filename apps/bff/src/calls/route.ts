import {
  type Endpoint,
  standardTimeoutMs,
  type TokenKind,
  type Upstream,
  upstreams,
} from '@portal/contracts';
import { isForMailOrder } from '../session/mail-order-token';

/** The facts of an endpoint and its service that every call of it needs. */
export interface Route {
  /** The response is bytes that are streamed. */
  streams: boolean;
  accept: string;
  timeoutMs: number;
  /** Sends the query parameter `ts` (HC-3). */
  timestamp: boolean;
  /** The tokens that the service gets. */
  tokens: ReadonlySet<TokenKind>;
  /** Sends none of them unless both the access and the id token exist. */
  onlyComplete: boolean;
  forMailOrder: boolean;
  /** Sends the emulated user to the service. */
  namesEmulatedUser: boolean;
}

const routes = new WeakMap<Endpoint, Route>();

/** What the forwarding of an endpoint's calls depends on; read from its entry once. */
export function routeOf(endpoint: Endpoint): Route {
  let route = routes.get(endpoint);
  if (!route) routes.set(endpoint, (route = readRoute(endpoint)));
  return route;
}

function readRoute(endpoint: Endpoint): Route {
  const { responseType } = endpoint;
  const upstream: Upstream = upstreams[endpoint.upstream];
  return {
    streams: typeof responseType === 'object',
    accept:
      typeof responseType === 'object'
        ? [responseType.stream, ...(responseType.or ?? [])].join(', ')
        : 'application/json',
    timeoutMs: endpoint.timeoutMs ?? standardTimeoutMs,
    timestamp: upstream.timestamp,
    tokens: new Set(upstream.tokens),
    onlyComplete: upstream.tokens.includes('access'),
    forMailOrder: isForMailOrder(endpoint),
    namesEmulatedUser: !upstream.outsiders,
  };
}
