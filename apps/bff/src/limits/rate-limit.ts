import { ipKeyGenerator } from 'express-rate-limit';
import { AppError } from '../app-error';
import type { Count, Store } from '../store/store';

/** Keys say nothing about a person. */
type Counts = Pick<Store, 'count' | 'uncount'>;

interface Rule {
  /** Distinguishes the keys of this limit from those of others. */
  name: string;
  most: number;
  windowMs: number;
  /**
   * While the shared counts can't be reached: `refuse` throws LIMITS_UNAVAILABLE; counts that are given take
   * their place, so that each replica counts for itself.
   */
  whenAway: 'refuse' | Counts;
}

/** How often something may be done by each client, user or subject in a window of time. */
export class RateLimit {
  constructor(
    private readonly counts: Counts,
    /** The keyed hash that replaces a key before it is stored. */
    private readonly hide: (text: string) => string,
    private readonly rule: Rule,
  ) {}

  /**
   * Returns how many more are allowed in this window. Throws TOO_MANY_REQUESTS, with the time until the window
   * ends, and LIMITS_UNAVAILABLE.
   */
  async count(key: string): Promise<number> {
    const { most, windowMs } = this.rule;
    const name = this.nameOf(key);
    const { total, leftMs } = await this.onCounts((counts) => counts.count(name, windowMs));
    if (total <= most) return most - total;
    throw tooMany({ total, leftMs });
  }

  /** Takes one back; best effort. */
  async uncount(key: string): Promise<void> {
    const name = this.nameOf(key);
    await this.onCounts((counts) => counts.uncount(name)).catch(() => undefined);
  }

  private nameOf(key: string): string {
    return `${this.rule.name}:${this.hide(`${this.rule.name}\n${key}`)}`;
  }

  private async onCounts<T>(work: (counts: Counts) => Promise<T>): Promise<T> {
    const { whenAway } = this.rule;
    try {
      return await work(this.counts);
    } catch (cause) {
      if (whenAway === 'refuse') throw new AppError('LIMITS_UNAVAILABLE', { cause });
      return work(whenAway);
    }
  }
}

function tooMany({ leftMs }: Count): AppError {
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  return new AppError('TOO_MANY_REQUESTS', {
    headers: { 'retry-after': String(seconds) },
    extra: { retryAfterSeconds: seconds },
  });
}

/** The key of a client IP; an IPv6 network counts as one. */
export const clientKey = (ip: string | undefined): string => ipKeyGenerator(ip ?? '');
