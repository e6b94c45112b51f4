import { ipKeyGenerator, MemoryStore, type Options } from 'express-rate-limit';
import { AppError } from '../app-error';

/** How often something may be done by each client or user in a window of time. Each replica counts for itself. */
export class RateLimit {
  private readonly counts = new MemoryStore();

  constructor(
    private readonly most: number,
    private readonly windowMs: number,
  ) {
    this.counts.init({ windowMs } as Options);
  }

  /** Throws TOO_MANY_REQUESTS, with the time until the window ends. */
  async count(key: string): Promise<void> {
    const { totalHits, resetTime } = await this.counts.increment(key);
    if (totalHits <= this.most) return;
    const leftMs = (resetTime?.getTime() ?? Date.now() + this.windowMs) - Date.now();
    const seconds = Math.max(1, Math.ceil(leftMs / 1000));
    throw new AppError('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(seconds) } });
  }

  /** Takes one back. */
  async uncount(key: string): Promise<void> {
    await this.counts.decrement(key);
  }
}

/** The key of a client IP; an IPv6 network counts as one. */
export const clientKey = (ip: string | undefined): string => ipKeyGenerator(ip ?? '');
