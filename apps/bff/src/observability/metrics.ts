import { Counter, Histogram, Registry } from 'prom-client';
import { watchedGauge } from './watched-gauge';

const circuitStates = ['closed', 'half-open', 'open'] as const;
const durationBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * The counters and durations of this process; the code calls a method where the event happens. Every
 * label is a word of the code: an id or a path template of the catalogue, a service, an outcome; never
 * a URL, an id of a person or a received value.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private requestsInFlight = 0;
  private readonly callsInFlight = new Map<string, number>();
  private readonly circuits = new Map<string, () => (typeof circuitStates)[number]>();
  private isStoreUp: (() => boolean) | undefined;
  private storeMemory: (() => Promise<number | undefined>) | undefined;

  private readonly requests = new Histogram({
    name: 'bff_http_request_duration_seconds',
    help: 'Requests by endpoint (the id of a call, or a path template), method and status class.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: durationBuckets,
    registers: this.registers,
  });
  private readonly upstreamCalls = new Histogram({
    name: 'bff_upstream_call_duration_seconds',
    help: 'Calls to the services behind the portal, by service and outcome.',
    labelNames: ['upstream', 'outcome'],
    buckets: durationBuckets,
    registers: this.registers,
  });
  private readonly storeCommands = new Histogram({
    name: 'bff_store_command_duration_seconds',
    help: 'Commands to the session store, by outcome.',
    labelNames: ['outcome'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1],
    registers: this.registers,
  });
  private readonly signIns = this.counter('bff_sign_ins_total', 'Sign-ins.', 'outcome');
  private readonly signOuts = this.counter('bff_sign_outs_total', 'Sign-outs.', 'reason');
  private readonly started = this.counter('bff_sessions_begun_total', 'Sessions started.');
  private readonly ended = this.counter('bff_sessions_ended_total', 'Sessions ended.', 'reason');
  private readonly refreshes = this.counter(
    'bff_token_refreshes_total',
    'Token refreshes.',
    'outcome',
  );
  private readonly auditLines = this.counter('bff_audit_lines_total', 'Audit lines.', 'event');
  private readonly auditLinesLost = this.counter(
    'bff_audit_lines_lost_total',
    'Audit lines that could not be written.',
  );
  private readonly refusals = this.counter('bff_refusals_total', 'Refused requests.', 'code');
  private readonly clientErrors = this.counter(
    'bff_client_errors_total',
    'Errors reported by browsers.',
    'kind',
  );
  private readonly cspReports = this.counter(
    'bff_csp_reports_total',
    'Violations of the content-security policy.',
    'directive',
  );
  private readonly drafts = this.counter('bff_drafts_saved_total', 'Saved drafts of forms.');
  private readonly events = this.counter(
    'bff_events_total',
    'Page views and menu clicks.',
    'kind',
    'language',
    'client',
    'line',
  );

  constructor(version = 'unknown') {
    const { registry } = this;
    watchedGauge(
      registry,
      'bff_build_info',
      'Always 1; the labels say the version of the portal and of Node.',
      ['version', 'node'],
      () => [[{ version, node: process.versions.node }, 1]],
    );
    watchedGauge(
      registry,
      'bff_http_requests_in_flight',
      'Requests that have started and not ended.',
      [],
      () => [[{}, this.requestsInFlight]],
    );
    watchedGauge(
      registry,
      'bff_upstream_calls_in_flight',
      'Calls to the services that have started and not ended.',
      ['upstream'],
      () => [...this.callsInFlight].map(([upstream, calls]) => [{ upstream }, calls]),
    );
    watchedGauge(
      registry,
      'bff_session_store_up',
      'Whether the session store answers: 1 or 0; absent when sessions are in the memory of this process.',
      [],
      () => (this.isStoreUp ? [[{}, Number(this.isStoreUp())]] : []),
    );
    watchedGauge(
      registry,
      'bff_session_store_memory_share',
      'The share of its memory limit that the session store uses: of the fullest server of a cluster; absent without a limit.',
      [],
      async () => {
        const share = await this.storeMemory?.();
        return share === undefined ? [] : [[{}, share]];
      },
    );
    watchedGauge(
      registry,
      'bff_upstream_breaker',
      'The state of the circuit breaker of each service: 1 for the current one.',
      ['upstream', 'state'],
      () =>
        [...this.circuits].flatMap(([upstream, stateOf]) => {
          const current = stateOf();
          return circuitStates.map((state) => [{ upstream, state }, Number(state === current)]);
        }),
    );
  }

  requestStarted(): void {
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
      status: `${Math.floor(status / 100)}xx`,
    };
    this.requests.observe(labels, seconds);
  }

  /** Counts an upstream call that starts; the returned function is called once with its outcome. */
  upstreamCallStarted(upstream: string): (outcome: string) => void {
    const startedAt = performance.now();
    this.callsInFlight.set(upstream, (this.callsInFlight.get(upstream) ?? 0) + 1);
    return (outcome) => {
      this.callsInFlight.set(upstream, (this.callsInFlight.get(upstream) ?? 1) - 1);
      this.upstreamCalls.observe({ upstream, outcome }, (performance.now() - startedAt) / 1000);
    };
  }

  /** The state is read whenever the metrics are collected. */
  watchCircuit(upstream: string, stateOf: () => (typeof circuitStates)[number]): void {
    this.circuits.set(upstream, stateOf);
  }

  /** Read whenever the metrics are collected. */
  watchStore(isUp: () => boolean, memoryShare: () => Promise<number | undefined>): void {
    this.isStoreUp = isUp;
    this.storeMemory = memoryShare;
  }

  storeAnswered(outcome: 'done' | 'failed', seconds: number): void {
    this.storeCommands.observe({ outcome }, seconds);
  }

  signInEnded(outcome: string): void {
    this.signIns.inc({ outcome });
  }

  sessionStarted(): void {
    this.started.inc();
  }

  sessionsEnded(reason: string, count: number): void {
    this.ended.inc({ reason }, count);
  }

  signedOut(): void {
    this.signOuts.inc({ reason: 'member' });
    this.sessionsEnded('signed-out', 1);
  }

  tokensRefreshed(outcome: 'renewed' | 'failed'): void {
    this.refreshes.inc({ outcome });
  }

  auditLineWritten(event: string): void {
    this.auditLines.inc({ event });
  }

  auditLineLost(): void {
    this.auditLinesLost.inc();
  }

  requestRefused(code: string): void {
    this.refusals.inc({ code });
  }

  clientErrorReported(kind: string): void {
    this.clientErrors.inc({ kind });
  }

  contentSecurityReported(directive: string): void {
    this.cspReports.inc({ directive });
  }

  draftSaved(): void {
    this.drafts.inc();
  }

  eventReported(labels: { kind: string; language: string; client: string; line: string }): void {
    this.events.inc(labels);
  }

  private counter(name: string, help: string, ...labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: this.registers });
  }
}
