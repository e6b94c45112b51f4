import type { ProxiedUpstreamName } from '@portal/contracts';
import { AppError, type FailureCode } from '../app-error';
import { ClientGone } from './deadline';
import type { Dependencies } from '../dependencies';
import type { RequestContext } from '../http/request-context';
import type { UpstreamOutcome } from '../observability/metrics';

const outcomes: Partial<Record<FailureCode, UpstreamOutcome>> = {
  UPSTREAM_TIMEOUT: 'timeout',
  UPSTREAM_BAD_ANSWER: 'bad-answer',
  UPSTREAM_UNREACHABLE: 'unreachable',
};

/**
 * Counts, measures and traces a call to a service that begins. What comes back is to be told once how it
 * ended: by the status of the answer, or by what was thrown.
 */
export function observeCall(
  { metrics, traces, clock }: Pick<Dependencies, 'metrics' | 'traces' | 'clock'>,
  { trace, line }: RequestContext,
  upstream: ProxiedUpstreamName,
): (ending: unknown) => void {
  const counted = metrics.upstreamCallBegan(upstream);
  const beganAt = traces ? clock() : 0;
  return (ending) => {
    const outcome = outcomeOf(ending);
    counted(outcome);
    traces?.record(trace, {
      name: `call ${upstream}`,
      kind: 'client',
      beganAt,
      endedAt: clock(),
      failed: outcome === '5xx' || !outcome.endsWith('xx'),
      attributes: {
        'peer.service': upstream,
        'portal.endpoint': line.endpointId ?? '',
        'portal.outcome': outcome,
        ...(typeof ending === 'number' ? { 'http.response.status_code': ending } : {}),
      },
    });
  };
}

/** The word for a status, or for what was thrown in the place of an answer. */
export function outcomeOf(ending: unknown): UpstreamOutcome {
  if (typeof ending === 'number') {
    if (ending >= 500) return '5xx';
    if (ending >= 400) return '4xx';
    return ending >= 300 ? '3xx' : '2xx';
  }
  if (ending instanceof ClientGone) return 'client-left';
  return (ending instanceof AppError && outcomes[ending.code]) || 'refused';
}
