import type { Session } from './session';
import type { StoredSession } from './store/session-store';

interface Opened {
  stored: StoredSession;
  session: Session;
}

const keptUnusedMs = 1000;
const most = 10_000;

/**
 * Sessions that were decrypted a moment ago, by the cookie that did it, so that the calls of one page do
 * not decrypt the same texts again. It says nothing of whether a session is still there: what it holds is
 * good for the very texts that the store gives, and for no others. What is not asked for during a second
 * or two is forgotten.
 */
export class OpenedSessions {
  private recent = new Map<string, Opened>();
  private older = new Map<string, Opened>();
  private timer: NodeJS.Timeout | undefined;

  find(cookieValue: string): Opened | undefined {
    const opened = this.recent.get(cookieValue);
    if (opened) return opened;
    const old = this.older.get(cookieValue);
    if (old) this.recent.set(cookieValue, old);
    return old;
  }

  keep(stored: StoredSession, session: Session): void {
    if (this.recent.size >= most) return;
    this.recent.set(session.key.cookieValue, { stored, session });
    this.timer ??= this.turnLater();
  }

  forget(cookieValue: string): void {
    this.recent.delete(cookieValue);
    this.older.delete(cookieValue);
  }

  private turnLater(): NodeJS.Timeout {
    return setTimeout(() => {
      this.older = this.recent;
      this.recent = new Map();
      this.timer = this.older.size > 0 ? this.turnLater() : undefined;
    }, keptUnusedMs).unref();
  }
}

/** Whether two readings of a session gave the same texts. */
export function isSame(one: StoredSession, other: StoredSession): boolean {
  return (
    one === other ||
    (one.tokens === other.tokens &&
      one.activity === other.activity &&
      one.identity === other.identity &&
      one.emulation === other.emulation)
  );
}
