import type { Clock } from '../clock';

export type CircuitState = 'closed' | 'half-open' | 'open';

export interface BreakerLimits {
  /** Consecutive failures that open the circuit. */
  failures: number;
  /** Or the share of failed calls, 0 to 1, of at least twenty within the window. */
  share: number;
  windowMs: number;
  openMs: number;
}

/** Whether a call shows that the service works; `unknown` when the call was cancelled or not sent. */
export type CallResult = 'succeeded' | 'failed' | 'unknown';

/** How a call was admitted: with a closed circuit, or as the probe of a half-open one. */
export type Admission = 'call' | 'probe';

const minCallsInWindow = 20;

/**
 * Protects a service that does not answer, and the callers that would wait for it: failures open the
 * circuit for a while, then one probe decides. A response of any status counts as success.
 */
export class CircuitBreaker {
  private openUntil: number | undefined;
  private isProbing = false;
  private consecutiveFailures = 0;
  private window = { endsAt: 0, calls: 0, failed: 0 };

  constructor(
    private readonly limits: BreakerLimits,
    private readonly clock: Clock,
    private readonly onChange: (state: 'open' | 'closed') => void = () => undefined,
  ) {}

  get state(): CircuitState {
    if (this.openUntil === undefined) return 'closed';
    return this.isProbing || this.clock() >= this.openUntil ? 'half-open' : 'open';
  }

  /** Whole seconds until the next probe. */
  get retryAfterSeconds(): number {
    return Math.max(1, Math.ceil(((this.openUntil ?? 0) - this.clock()) / 1000));
  }

  /** Admits a call, whose end must be reported to `ended`; undefined while the circuit is open. */
  admit(): Admission | undefined {
    if (this.openUntil === undefined) return 'call';
    if (this.isProbing || this.clock() < this.openUntil) return undefined;
    this.isProbing = true;
    return 'probe';
  }

  ended(admission: Admission, result: CallResult): void {
    if (admission === 'probe') this.probeEnded(result);
    // A call that started before the circuit opened is not counted.
    else if (this.openUntil === undefined && result !== 'unknown') this.count(result === 'failed');
  }

  private probeEnded(result: CallResult): void {
    this.isProbing = false;
    if (result === 'failed') this.openUntil = this.clock() + this.limits.openMs;
    if (result !== 'succeeded') return;
    this.openUntil = undefined;
    this.onChange('closed');
  }

  private count(hasFailed: boolean): void {
    const now = this.clock();
    if (now >= this.window.endsAt) {
      this.window = { endsAt: now + this.limits.windowMs, calls: 0, failed: 0 };
    }
    const { window, limits } = this;
    window.calls += 1;
    if (!hasFailed) {
      this.consecutiveFailures = 0;
      return;
    }
    window.failed += 1;
    this.consecutiveFailures += 1;
    const tooMany =
      window.calls >= minCallsInWindow && window.failed >= window.calls * limits.share;
    if (this.consecutiveFailures < limits.failures && !tooMany) return;
    this.consecutiveFailures = 0;
    this.window.endsAt = 0;
    this.openUntil = now + limits.openMs;
    this.onChange('open');
  }
}
