import { type ProxiedUpstreamName, proxiedUpstreams } from '@portal/contracts';
import type { Logger } from '@portal/logger';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Metrics } from '../observability/metrics';
import { CircuitBreaker } from './circuit-breaker';
import { UpstreamConnection } from './upstream-connection';

export type Upstreams = Readonly<Record<ProxiedUpstreamName, UpstreamConnection>>;

interface Tools {
  clock: Clock;
  log: Logger;
  metrics: Metrics;
}

/** A connection of its own to each service, as the settings limit it; its breaker is logged and measured. */
export function connectUpstreams({ settings, upstreams }: Config, tools: Tools): Upstreams {
  const { clock, log, metrics } = tools;
  const limits = {
    connections: settings.UPSTREAM_CONNECTIONS,
    waiting: settings.UPSTREAM_WAITING,
    keepAliveMs: settings.UPSTREAM_KEEP_ALIVE_SECONDS * 1000,
  };
  const breakerLimits = {
    failures: settings.BREAKER_FAILURES,
    share: settings.BREAKER_PERCENT / 100,
    windowMs: settings.BREAKER_WINDOW_SECONDS * 1000,
    pauseMs: settings.BREAKER_PAUSE_SECONDS * 1000,
  };
  const connect = (upstream: ProxiedUpstreamName) => {
    const breaker = new CircuitBreaker(breakerLimits, clock, (state) => {
      if (state === 'open') log.warn('upstream-paused', { upstream });
      else log.info('upstream-back', { upstream });
    });
    metrics.watchBreaker(upstream, () => breaker.state);
    return new UpstreamConnection(upstreams[upstream], limits, breaker);
  };
  return Object.fromEntries(proxiedUpstreams.map((name) => [name, connect(name)])) as Record<
    ProxiedUpstreamName,
    UpstreamConnection
  >;
}
