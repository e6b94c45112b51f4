import { type Endpoint, type TokenKind, type Upstream, upstreams } from '@portal/contracts';
import { isForMailOrder } from '../session/mail-order-token';

const standardTimeoutMs = 10_000;

/** What the catalogue and the table of services say of a call, in the form that every call of it needs. */
export interface Route {
  /** The answer is bytes that are passed on as they come. */
  streams: boolean;
  accept: string;
  timeoutMs: number;
  /** The query parameter `ts` goes along (HC-3). */
  timestamp: boolean;
  /** The tokens that the service gets; none at all unless `complete` tokens are there, where it says so. */
  tokens: ReadonlySet<TokenKind>;
  onlyComplete: boolean;
  forMailOrder: boolean;
  /** Whoever acts for a member is named to the service. */
  namesEmulatedUser: boolean;
}

const routes = new WeakMap<Endpoint, Route>();

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
    accept: typeof responseType === 'object' ? responseType.stream : 'application/json',
    timeoutMs: endpoint.timeoutMs ?? standardTimeoutMs,
    timestamp: upstream.timestamp,
    tokens: new Set(upstream.tokens),
    onlyComplete: upstream.tokens.includes('access'),
    forMailOrder: isForMailOrder(endpoint),
    namesEmulatedUser: !upstream.outsiders,
  };
}
