import type { Clock } from '../../clock';
import type { SingleUseStore } from './single-use-store';

/** In this process: for one replica. */
export class MemorySingleUseStore implements SingleUseStore {
  /** In the order in which they came, which is that in which they run out where all live equally long. */
  private readonly kept = new Map<string, { value: string; until: number }>();

  constructor(
    private readonly most: number,
    private readonly clock: Clock,
  ) {}

  async add(key: string, value: string, ttlMs: number): Promise<boolean> {
    const now = this.clock();
    const there = this.kept.get(key);
    if (there && there.until > now) return false;
    this.kept.delete(key);
    this.makeRoom(now);
    this.kept.set(key, { value, until: now + ttlMs });
    return true;
  }

  async take(key: string): Promise<string | undefined> {
    const found = this.kept.get(key);
    this.kept.delete(key);
    return found && found.until > this.clock() ? found.value : undefined;
  }

  private makeRoom(now: number): void {
    for (const [key, { until }] of this.kept) {
      if (until > now && this.kept.size < this.most) return;
      this.kept.delete(key);
    }
  }
}
