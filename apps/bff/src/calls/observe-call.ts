import type { ProxiedUpstreamName } from '@portal/contracts';
import { AppError, type FailureCode } from '../app-error';
import type { Clock } from '../clock';
import type { RequestContext } from '../http/request-context';
import type { SpanRecorder } from '../http/trace-context';
import { ClientDisconnected } from './deadline';

/** How an upstream call ended: by its status, or without one. */
export type UpstreamOutcome =
  | '2xx'
  | '3xx'
  | '4xx'
  | '5xx'
  | 'bad-response'
  | 'timeout'
  | 'unreachable'
  | 'client-disconnected'
  | 'refused';

export interface CallMetrics {
  /** Counts an upstream call that starts; the returned function is called once with its outcome. */
  upstreamCallStarted(upstream: ProxiedUpstreamName): (outcome: UpstreamOutcome) => void;
}

export interface ObserverParts {
  metrics: CallMetrics;
  traces: SpanRecorder | undefined;
  clock: Clock;
}

const outcomes: Partial<Record<FailureCode, UpstreamOutcome>> = {
  UPSTREAM_TIMEOUT: 'timeout',
  UPSTREAM_BAD_RESPONSE: 'bad-response',
  UPSTREAM_UNREACHABLE: 'unreachable',
};

/**
 * Counts, measures and traces an upstream call that starts. The returned function is called once with
 * the status of the response or with the thrown error.
 */
export function observeCall(
  { metrics, traces, clock }: ObserverParts,
  { trace, line }: RequestContext,
  upstream: ProxiedUpstreamName,
): (result: unknown) => void {
  const ended = metrics.upstreamCallStarted(upstream);
  const startedAt = traces ? clock() : 0;
  return (result) => {
    const outcome = outcomeOf(result);
    ended(outcome);
    traces?.record(trace, {
      name: `call ${upstream}`,
      kind: 'client',
      startedAt,
      endedAt: clock(),
      hasFailed: outcome === '5xx' || !outcome.endsWith('xx'),
      attributes: {
        'http.request.method': line.method ?? '_OTHER',
        'peer.service': upstream,
        'portal.endpoint': line.endpointId ?? '',
        'portal.outcome': outcome,
        ...(typeof result === 'number' ? { 'http.response.status_code': result } : {}),
        // By the conventions: the status of an answer, or a word for what came in its place.
        ...(outcome === '5xx' || outcome === '4xx' ? { 'error.type': String(result) } : {}),
        ...(outcome.endsWith('xx') ? {} : { 'error.type': outcome }),
      },
    });
  };
}

/** The outcome of a call, from the status of its response or the thrown error. */
export function outcomeOf(result: unknown): UpstreamOutcome {
  if (typeof result === 'number') {
    if (result >= 500) return '5xx';
    if (result >= 400) return '4xx';
    return result >= 300 ? '3xx' : '2xx';
  }
  if (result instanceof ClientDisconnected) return 'client-disconnected';
  return (result instanceof AppError && outcomes[result.code]) || 'refused';
}
