import type { ProxiedUpstreamName } from '@portal/contracts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DurationHistogram, type Tally } from './duration-histogram';

/** How a call to a service ended: by its status, or before it had one. */
export type UpstreamOutcome =
  | '2xx'
  | '3xx'
  | '4xx'
  | '5xx'
  | 'bad-answer'
  | 'timeout'
  | 'unreachable'
  | 'client-left'
  | 'refused';

/** What a circuit breaker does with calls: lets them through, lets one try, or refuses them. */
export const breakerStates = ['closed', 'half-open', 'open'] as const;
export type BreakerState = (typeof breakerStates)[number];

const durations = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * What this process counts and measures. Every label comes from a table of ours: an id or a template of
 * the catalogue, a service, a word of the code; never an address, an id of a person or what was sent.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private requestsInFlight = 0;
  private readonly callsInFlight = new Map<string, number>();
  private readonly breakers = new Map<string, () => BreakerState>();
  private storeIsUp: (() => boolean) | undefined;
  /** By what was asked for, then by method, then by kind of status. */
  private readonly requestTallies = new Map<string, Map<string, Tally[]>>();
  private readonly upstreamTallies = new Map<string, Map<string, Tally>>();

  private readonly requests = new DurationHistogram({
    name: 'bff_http_request_duration_seconds',
    help: 'Requests by what was asked for (the id of a call, or a template), method and kind of status.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: durations,
    registers: this.registers,
  });
  private readonly upstreamCalls = new DurationHistogram({
    name: 'bff_upstream_call_duration_seconds',
    help: 'Calls to the services behind the portal, by service and how they ended.',
    labelNames: ['upstream', 'outcome'],
    buckets: durations,
    registers: this.registers,
  });
  private readonly storeCommands = new Histogram({
    name: 'bff_store_command_duration_seconds',
    help: 'Commands to the store of sessions, by how they ended.',
    labelNames: ['outcome'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1],
    registers: this.registers,
  });
  /** One counter for each thing that happens now and then; `countHappenings` fills them. */
  readonly happenings = {
    signIns: this.counter('bff_sign_ins_total', 'Sign-ins by how they ended.', 'outcome'),
    signOuts: this.counter('bff_sign_outs_total', 'Sign-outs by what caused them.', 'reason'),
    sessionsBegun: this.counter('bff_sessions_begun_total', 'Sessions that began.'),
    sessionsEnded: this.counter('bff_sessions_ended_total', 'Sessions that ended.', 'reason'),
    refreshes: this.counter('bff_token_refreshes_total', 'Renewals of tokens.', 'outcome'),
    auditLines: this.counter('bff_audit_lines_total', 'Audit lines by what they tell.', 'event'),
    refusals: this.counter('bff_refusals_total', 'Requests that the BFF refused.', 'code'),
    clientErrors: this.counter('bff_client_errors_total', 'Faults in browsers.', 'kind'),
    cspReports: this.counter('bff_csp_reports_total', 'What pages were kept from.', 'directive'),
    draftsSaved: this.counter('bff_drafts_saved_total', 'Drafts of forms that were kept.'),
  } as const;
  private readonly events = new Counter({
    name: 'bff_events_total',
    help: 'Page views and menu clicks.',
    labelNames: ['kind', 'language', 'client', 'line'],
    registers: this.registers,
  });

  constructor() {
    const registers = this.registers;
    const { callsInFlight, breakers } = this;
    const inFlight = () => this.requestsInFlight;
    new Gauge({
      name: 'bff_http_requests_in_flight',
      help: 'Requests that have begun and not ended.',
      registers,
      collect() {
        this.set(inFlight());
      },
    });
    new Gauge({
      name: 'bff_upstream_calls_in_flight',
      help: 'Calls to the services that have begun and not ended.',
      labelNames: ['upstream'],
      registers,
      collect() {
        for (const [upstream, calls] of callsInFlight) this.set({ upstream }, calls);
      },
    });
    const storeUp = () => this.storeIsUp?.();
    new Gauge({
      name: 'bff_session_store_up',
      help: 'Whether the store of sessions answers: 1 or 0; not there where sessions live in this process.',
      registers,
      collect() {
        const up = storeUp();
        if (up === undefined) this.reset();
        else this.set(up ? 1 : 0);
      },
    });
    new Gauge({
      name: 'bff_upstream_breaker',
      help: 'The state of the circuit breaker of each service: 1 for the one it is in.',
      labelNames: ['upstream', 'state'],
      registers,
      collect() {
        for (const [upstream, stateOf] of breakers) {
          const now = stateOf();
          for (const state of breakerStates) this.set({ upstream, state }, state === now ? 1 : 0);
        }
      },
    });
  }

  requestBegan(): void {
    this.requestsInFlight += 1;
  }

  requestEnded(
    endpoint: string | undefined,
    method: string | undefined,
    status: number,
    seconds: number,
  ): void {
    this.requestsInFlight -= 1;
    const labels = {
      endpoint: endpoint ?? 'none',
      method: method !== undefined && methods.has(method) ? method : 'other',
    };
    const kind = (status / 100) | 0;
    const ofEndpoint = at(this.requestTallies, labels.endpoint, () => new Map<string, Tally[]>());
    const ofMethod = at(ofEndpoint, labels.method, () => []);
    ofMethod[kind] ??= this.requests.tally({ ...labels, status: `${kind}xx` });
    ofMethod[kind].observe(seconds);
  }

  /** Counts a call to a service that begins; what comes back is to be told once how it ended. */
  upstreamCallBegan(upstream: ProxiedUpstreamName): (outcome: UpstreamOutcome) => void {
    const began = performance.now();
    this.callsInFlight.set(upstream, (this.callsInFlight.get(upstream) ?? 0) + 1);
    return (outcome) => {
      this.callsInFlight.set(upstream, (this.callsInFlight.get(upstream) ?? 1) - 1);
      const ofUpstream = at(this.upstreamTallies, upstream, () => new Map<string, Tally>());
      const tally = at(ofUpstream, outcome, () => this.upstreamCalls.tally({ upstream, outcome }));
      tally.observe((performance.now() - began) / 1000);
    };
  }

  /** Shows the state of a service's breaker, asked for whenever the metrics are read. */
  watchBreaker(upstream: ProxiedUpstreamName, stateOf: () => BreakerState): void {
    this.breakers.set(upstream, stateOf);
  }

  /** Shows whether the store answers, asked for whenever the metrics are read. */
  watchStore(isUp: () => boolean): void {
    this.storeIsUp = isUp;
  }

  storeAnswered(outcome: 'done' | 'failed', seconds: number): void {
    this.storeCommands.observe({ outcome }, seconds);
  }

  eventHappened(labels: { kind: string; language: string; client: string; line: string }): void {
    this.events.inc(labels);
  }

  private counter(name: string, help: string, ...labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: this.registers });
  }
}

/** What a map has under a key; what was missing is made. */
function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
