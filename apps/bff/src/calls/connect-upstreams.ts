import { type ProxiedUpstreamName, proxiedUpstreams } from '@portal/contracts';
import type { Logger } from '@portal/logger';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { CircuitBreaker, type CircuitState } from './circuit-breaker';
import { UpstreamConnection } from './upstream-connection';

export type Upstreams = Readonly<Record<ProxiedUpstreamName, UpstreamConnection>>;

interface ConnectParts {
  clock: Clock;
  log: Logger;
  metrics: {
    /** The state is read whenever the metrics are collected. */
    watchCircuit(upstream: ProxiedUpstreamName, stateOf: () => CircuitState): void;
  };
}

/** One connection pool for each service, with the limits of the settings and its circuit breaker. */
export function connectUpstreams(
  { settings, upstreams }: Config,
  { clock, log, metrics }: ConnectParts,
): Upstreams {
  const limits = {
    connections: settings.UPSTREAM_CONNECTIONS,
    waiting: settings.UPSTREAM_WAITING,
    files: settings.UPSTREAM_FILE_CONNECTIONS,
    keepAliveMs: settings.UPSTREAM_KEEP_ALIVE_SECONDS * 1000,
  };
  const breakerLimits = {
    failures: settings.BREAKER_FAILURES,
    share: settings.BREAKER_PERCENT / 100,
    windowMs: settings.BREAKER_WINDOW_SECONDS * 1000,
    openMs: settings.BREAKER_PAUSE_SECONDS * 1000,
  };
  const connect = (upstream: ProxiedUpstreamName) => {
    const breaker = new CircuitBreaker(breakerLimits, clock, (state) => {
      if (state === 'open') log.warn('upstream-circuit-opened', { upstream });
      else log.info('upstream-circuit-closed', { upstream });
    });
    metrics.watchCircuit(upstream, () => breaker.state);
    return new UpstreamConnection(upstreams[upstream], limits, breaker);
  };
  return Object.fromEntries(proxiedUpstreams.map((name) => [name, connect(name)])) as Record<
    ProxiedUpstreamName,
    UpstreamConnection
  >;
}
