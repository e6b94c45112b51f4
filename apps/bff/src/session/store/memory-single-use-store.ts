import type { Clock } from '../../clock';
import type { SingleUseStore } from './single-use-store';

/** In this process: for one replica. */
export class MemorySingleUseStore implements SingleUseStore {
  /** In insertion order, which is the order of expiry where all live equally long. */
  private readonly stored = new Map<string, { value: string; expiresAt: number }>();

  constructor(
    private readonly max: number,
    private readonly clock: Clock,
  ) {}

  async add(key: string, value: string, ttlMs: number): Promise<boolean> {
    const now = this.clock();
    const existing = this.stored.get(key);
    if (existing && existing.expiresAt > now) return false;
    this.stored.delete(key);
    this.makeRoom(now);
    this.stored.set(key, { value, expiresAt: now + ttlMs });
    return true;
  }

  async take(key: string): Promise<string | undefined> {
    const found = this.stored.get(key);
    this.stored.delete(key);
    return found && found.expiresAt > this.clock() ? found.value : undefined;
  }

  private makeRoom(now: number): void {
    for (const [key, { expiresAt }] of this.stored) {
      if (expiresAt > now && this.stored.size < this.max) return;
      this.stored.delete(key);
    }
  }
}
