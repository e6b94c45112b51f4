import type { Clock } from '../clock';
import type { SignInStore, StoredSignIn } from './sign-in-store';

const sweepEveryMs = 3_600_000;

/** Sign-ins in this process: the embedded default, for one replica. They are lost when it stops. */
export class MemorySignInStore implements SignInStore {
  private readonly users = new Map<string, { signIns: StoredSignIn[]; endsAt: number }>();
  private readonly marks = new Map<string, { endsAt: number }>();
  private sweptAt: number;

  constructor(private readonly clock: Clock) {
    this.sweptAt = clock();
  }

  async add(user: string, signIn: StoredSignIn, most: number, ttlMs: number): Promise<void> {
    this.sweep();
    const signIns = [signIn, ...(await this.list(user))].slice(0, most);
    this.users.set(user, { signIns, endsAt: this.clock() + ttlMs });
  }

  async list(user: string): Promise<StoredSignIn[]> {
    const found = this.users.get(user);
    return found && found.endsAt > this.clock() ? found.signIns : [];
  }

  async mark(name: string, ttlMs: number): Promise<void> {
    this.sweep();
    this.marks.set(name, { endsAt: this.clock() + ttlMs });
  }

  async isMarked(name: string): Promise<boolean> {
    return (this.marks.get(name)?.endsAt ?? 0) > this.clock();
  }

  /** The number of keys of any kind. */
  get size(): number {
    return this.users.size + this.marks.size;
  }

  private sweep(): void {
    const now = this.clock();
    if (now - this.sweptAt < sweepEveryMs) return;
    this.sweptAt = now;
    for (const map of [this.users, this.marks]) {
      for (const [key, { endsAt }] of map) if (endsAt <= now) map.delete(key);
    }
  }
}
