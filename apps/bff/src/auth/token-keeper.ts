import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../app-error';
import type { Session, Tokens } from '../session/session';
import type { Sessions } from '../session/sessions';

const tryEveryMs = 100;
/** Longer than it takes until another Redis has taken over. */
const longestOutageMs = 60_000;

/**
 * Writes renewed tokens down, later when the store is away just then: the refresh token that they were
 * had for is spent, and a session that still held it would end with its next renewal.
 */
export class TokenKeeper {
  private readonly waiting = new Map<string, Tokens>();

  constructor(private readonly sessions: Sessions) {}

  /** What was renewed and is not written down yet; newer than what the store has. */
  notYetKept({ key }: Session): Tokens | undefined {
    return this.waiting.get(key.id);
  }

  /** False when the session has ended meanwhile. */
  async keep(session: Session, renewed: Tokens): Promise<boolean> {
    const { id } = session.key;
    try {
      const kept = await this.sessions.saveTokens(session, renewed);
      this.waiting.delete(id);
      return kept;
    } catch (error) {
      if (AppError.from(error).code !== 'SESSION_STORE_UNAVAILABLE') throw error;
      const alreadyTrying = this.waiting.has(id);
      this.waiting.set(id, renewed);
      if (!alreadyTrying) void this.keepTrying(session);
      return true;
    }
  }

  private async keepTrying(session: Session): Promise<void> {
    const { id } = session.key;
    const giveUpAt = performance.now() + longestOutageMs;
    while (performance.now() < giveUpAt) {
      await pause(tryEveryMs, undefined, { ref: false });
      const tokens = this.waiting.get(id);
      if (!tokens) return;
      const written = await this.sessions.saveTokens(session, tokens).then(
        () => true,
        () => false,
      );
      if (written && this.waiting.get(id) === tokens) break;
    }
    this.waiting.delete(id);
  }
}
