import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../app-error';
import type { Session, Tokens } from '../session/session';
import type { Sessions } from '../session/sessions';

const retryEveryMs = 100;
/** Longer than a failover of Redis takes. */
const maxOutageMs = 60_000;

/**
 * Saves refreshed tokens, and retries while the store is unavailable: the old refresh token is used up,
 * so a session that still had it would end with its next refresh.
 */
export class PendingTokens {
  private readonly pending = new Map<string, Tokens>();

  constructor(private readonly sessions: Sessions) {}

  /** Tokens that are refreshed and not saved yet; newer than those in the store. */
  find({ key }: Session): Tokens | undefined {
    return this.pending.get(key.id);
  }

  /** False when the session has ended meanwhile. */
  async save(session: Session, tokens: Tokens): Promise<boolean> {
    const { id } = session.key;
    try {
      const saved = await this.sessions.saveTokens(session, tokens);
      this.pending.delete(id);
      return saved;
    } catch (error) {
      if (AppError.from(error).code !== 'SESSION_STORE_UNAVAILABLE') throw error;
      const isRetrying = this.pending.has(id);
      this.pending.set(id, tokens);
      if (!isRetrying) void this.retry(session);
      return true;
    }
  }

  private async retry(session: Session): Promise<void> {
    const { id } = session.key;
    const deadline = performance.now() + maxOutageMs;
    while (performance.now() < deadline) {
      await sleep(retryEveryMs, undefined, { ref: false });
      const tokens = this.pending.get(id);
      if (!tokens) return;
      const isSaved = await this.sessions.saveTokens(session, tokens).then(
        () => true,
        () => false,
      );
      if (isSaved && this.pending.get(id) === tokens) break;
    }
    this.pending.delete(id);
  }
}
