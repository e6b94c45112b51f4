import type { Clock } from '../clock';

/**
 * Whether a service answers: it does not when the check throws or takes longer than a second. With `partly` a part of it
 * does, which proves the settings.
 */
type Check = () => Promise<unknown>;

const deadlineMs = 1_000;
/** Results are reused for so long, however often /health/ready is requested. */
const reuseMs = 1_000;

/** Whether each service that the process needs answers. Never throws. */
export class Readiness {
  private last: { at: number; results: Promise<Record<string, boolean>> } | undefined;
  private readonly reached = new Set<string>();

  constructor(
    private readonly checks: Readonly<Record<string, Check>>,
    private readonly clock: Clock,
  ) {}

  check(): Promise<Record<string, boolean>> {
    const now = this.clock();
    // A clock that was set back must not keep a result.
    if (!this.last || Math.abs(now - this.last.at) > reuseMs) {
      this.last = { at: now, results: this.runChecks() };
    }
    return this.last.results;
  }

  /**
   * Whether each service has answered once, so that the settings are right. A service that fails later
   * fails for every replica alike, and the rest of the portal still works without it.
   */
  get hasReachedAll(): boolean {
    return Object.keys(this.checks).every((name) => this.reached.has(name));
  }

  private async runChecks(): Promise<Record<string, boolean>> {
    const results = await Promise.all(
      Object.entries(this.checks).map(async ([name, check]) => {
        const outcome = await outcomeOf(check);
        if (outcome !== 'failed') this.reached.add(name);
        return [name, outcome === 'answered'] as const;
      }),
    );
    return Object.fromEntries(results);
  }
}

async function outcomeOf(check: Check): Promise<'answered' | 'partly' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'failed'>((resolve) => {
    timer = setTimeout(() => resolve('failed'), deadlineMs);
  });
  const result = check().then(
    (outcome) => (outcome === 'partly' ? 'partly' : 'answered'),
    () => 'failed' as const,
  );
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}
