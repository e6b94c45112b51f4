import type { Clock } from '../clock';
import type { Count, Counts } from './counts';

/** The most keys: when there are more, the oldest are dropped. */
const most = 100_000;

/** Counts in this process: for one replica. */
export class MemoryCounts implements Counts {
  /** In insertion order, which is the order of expiry where all windows are equally long. */
  private readonly windows = new Map<string, { total: number; endsAt: number }>();

  constructor(private readonly clock: Clock) {}

  async add(key: string, windowMs: number): Promise<Count> {
    const now = this.clock();
    const running = this.runningAt(now, key);
    if (running) {
      running.total += 1;
      return { total: running.total, leftMs: running.endsAt - now };
    }
    this.windows.delete(key);
    this.makeRoom(now);
    this.windows.set(key, { total: 1, endsAt: now + windowMs });
    return { total: 1, leftMs: windowMs };
  }

  async takeBack(key: string): Promise<void> {
    const running = this.runningAt(this.clock(), key);
    if (running && running.total > 0) running.total -= 1;
  }

  private runningAt(now: number, key: string) {
    const found = this.windows.get(key);
    return found && found.endsAt > now ? found : undefined;
  }

  private makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size < most) return;
      this.windows.delete(key);
    }
  }
}
