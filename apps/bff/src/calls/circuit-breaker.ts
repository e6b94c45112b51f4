import type { Clock } from '../clock';
import type { BreakerState } from '../observability/metrics';

export interface BreakerLimits {
  /** Calls in a row that fail before the service is given a pause. */
  failures: number;
  /** Or the share of calls that fail, 0 to 1, of at least twenty within the window. */
  share: number;
  windowMs: number;
  pauseMs: number;
}

/** How a call ended, as far as it tells whether the service is there; `unknown` when nobody waited for it. */
export type Ending = 'answered' | 'failed' | 'unknown';

/** How a call was let through: like any other, or to find out whether the service is back. */
export type Passage = 'call' | 'probe';

const fewestInWindow = 20;

/**
 * Spares a service that does not answer, and everybody who would wait for it: after failures it takes no
 * calls for a while, then lets one through; how that ends decides. An answer of whatever status is one.
 */
export class CircuitBreaker {
  private pausedUntil: number | undefined;
  private probing = false;
  private inARow = 0;
  private window = { endsAt: 0, calls: 0, failed: 0 };

  constructor(
    private readonly limits: BreakerLimits,
    private readonly clock: Clock,
    private readonly changed: (state: 'open' | 'closed') => void = () => undefined,
  ) {}

  get state(): BreakerState {
    if (this.pausedUntil === undefined) return 'closed';
    return this.probing || this.clock() >= this.pausedUntil ? 'half-open' : 'open';
  }

  /** Whole seconds until it is worth asking again. */
  get retryAfterSeconds(): number {
    return Math.max(1, Math.ceil(((this.pausedUntil ?? 0) - this.clock()) / 1000));
  }

  /** Lets a call through, which is to be told to `ended`; undefined while the service has its pause. */
  admit(): Passage | undefined {
    if (this.pausedUntil === undefined) return 'call';
    if (this.probing || this.clock() < this.pausedUntil) return undefined;
    this.probing = true;
    return 'probe';
  }

  ended(passage: Passage, ending: Ending): void {
    if (passage === 'probe') this.probeEnded(ending);
    // A call that began before the pause says nothing new.
    else if (this.pausedUntil === undefined && ending !== 'unknown')
      this.count(ending === 'failed');
  }

  private probeEnded(ending: Ending): void {
    this.probing = false;
    if (ending === 'failed') this.pausedUntil = this.clock() + this.limits.pauseMs;
    if (ending !== 'answered') return;
    this.pausedUntil = undefined;
    this.changed('closed');
  }

  private count(failed: boolean): void {
    const now = this.clock();
    if (now >= this.window.endsAt) {
      this.window = { endsAt: now + this.limits.windowMs, calls: 0, failed: 0 };
    }
    const { window, limits } = this;
    window.calls += 1;
    if (!failed) {
      this.inARow = 0;
      return;
    }
    window.failed += 1;
    this.inARow += 1;
    const tooMany = window.calls >= fewestInWindow && window.failed >= window.calls * limits.share;
    if (this.inARow < limits.failures && !tooMany) return;
    this.inARow = 0;
    this.window.endsAt = 0;
    this.pausedUntil = now + limits.pauseMs;
    this.changed('open');
  }
}
