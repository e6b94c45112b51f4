import type { Session } from './session';
import type { StoredSession } from './store/session-store';

interface Opened {
  stored: StoredSession;
  session: Session;
}

const unusedMs = 1000;
const max = 10_000;

/**
 * Sessions that were decrypted in the last seconds, by cookie, so that the calls of one page do not decrypt
 * the same texts again. It does not know whether a session still exists: an entry is valid only for the
 * same texts from the store. An entry that is unused for one or two seconds is removed.
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

  add(stored: StoredSession, session: Session): void {
    if (this.recent.size >= max) return;
    this.recent.set(session.key.cookieValue, { stored, session });
    this.timer ??= this.rotateLater();
  }

  remove(cookieValue: string): void {
    this.recent.delete(cookieValue);
    this.older.delete(cookieValue);
  }

  private rotateLater(): NodeJS.Timeout {
    return setTimeout(() => {
      this.older = this.recent;
      this.recent = new Map();
      this.timer = this.older.size > 0 ? this.rotateLater() : undefined;
    }, unusedMs).unref();
  }
}

/** Whether two reads of a session returned the same texts. */
export function isSame(one: StoredSession, other: StoredSession): boolean {
  return (
    one === other ||
    (one.tokens === other.tokens &&
      one.activity === other.activity &&
      one.identity === other.identity &&
      one.emulation === other.emulation &&
      one.member === other.member)
  );
}
