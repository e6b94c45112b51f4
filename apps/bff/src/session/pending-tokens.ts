import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../app-error';
import type { Session, Tokens } from './session';

const retryEveryMs = 100;
/** Longer than a failover of Redis takes. */
const maxOutageMs = 60_000;
const lockWaitMs = 10_000;

/** What the sessions do for it. */
interface SavingSessions {
  saveTokens(session: Session, tokens: Tokens): Promise<boolean>;
  exclusively<T>(
    session: Session,
    waitMs: number,
    work: (current: Session) => Promise<T>,
  ): Promise<T>;
}

/**
 * Saves refreshed tokens, and retries while the store is unavailable: the old refresh token is used up,
 * so a session that still had it would end with its next refresh.
 */
export class PendingTokens {
  private readonly pending = new Map<string, Tokens>();

  constructor(private readonly sessions: SavingSessions) {}

  /** Tokens that are refreshed and not saved yet; newer than those in the store. */
  find({ key }: Pick<Session, 'key'>): Tokens | undefined {
    return this.pending.get(key.id);
  }

  /** The store has tokens of this session that are at least as new. */
  drop({ key }: Pick<Session, 'key'>): void {
    this.pending.delete(key.id);
  }

  /**
   * Saves tokens under the caller's lock. When the session has ended meanwhile: false, or, if the store
   * was unavailable until then, a call of `onEnded` with the tokens.
   */
  async save(
    session: Session,
    tokens: Tokens,
    onEnded: (tokens: Tokens) => void,
  ): Promise<boolean> {
    try {
      return await this.sessions.saveTokens(session, tokens);
    } catch (error) {
      if (AppError.from(error).code !== 'SESSION_STORE_UNAVAILABLE') throw error;
      const isRetrying = this.pending.has(session.key.id);
      this.pending.set(session.key.id, tokens);
      if (!isRetrying) void this.retry(session, onEnded);
      return true;
    }
  }

  /** Another request may have replaced the tokens before this one gets the lock. */
  private async retry(session: Session, onEnded: (tokens: Tokens) => void): Promise<void> {
    const deadline = performance.now() + maxOutageMs;
    while (performance.now() < deadline) {
      await sleep(retryEveryMs, undefined, { ref: false });
      const tokens = this.find(session);
      if (!tokens) return;
      try {
        await this.sessions.exclusively(session, lockWaitMs, async (current) => {
          const latest = this.find(session);
          if (latest && !(await this.sessions.saveTokens(current, latest))) {
            throw new AppError('UNAUTHENTICATED');
          }
        });
        return;
      } catch (error) {
        if (AppError.from(error).code !== 'UNAUTHENTICATED') continue;
        this.drop(session);
        return onEnded(tokens);
      }
    }
    this.drop(session);
  }
}
