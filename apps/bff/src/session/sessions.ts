import type { BrowserFamily } from '@portal/domain/account';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type {
  Activity,
  Emulation,
  Identity,
  MemberName,
  Session,
  SessionMember,
  Tokens,
} from './session';
import { isSame, OpenedSessions } from './opened-sessions';
import { PendingTokens } from './pending-tokens';
import { type PseudonymKeys, Pseudonyms } from './pseudonyms';
import { SessionKey } from './session-key';
import { openParts, sealEmulation } from './session-parts';
import type { SessionStore, StoredSession } from './store/session-store';

export interface SessionLimits {
  /** Milliseconds without use after which a session ends. */
  idleMs: number;
  /** Milliseconds after which it ends however busy it is. */
  absoluteMs: number;
}

const touchEveryMs = 60_000;

/** How long a lock outlives a holder that dies; the store renews it while the holder works. */
const lockLeaseMs = 2000;

/** The life of a session: begin, read, use, renew tokens, end. Throws AppError when the store is unavailable. */
export class Sessions {
  private readonly opened = new OpenedSessions();
  readonly pseudonyms: Pseudonyms;
  /** Refreshed tokens that the store could not take yet; `read` and `peek` give them. */
  readonly pendingTokens = new PendingTokens(this);

  constructor(
    private readonly store: SessionStore,
    private readonly limits: SessionLimits,
    pseudonymKeys: PseudonymKeys,
    private readonly clock: Clock,
  ) {
    this.pseudonyms = new Pseudonyms(pseudonymKeys);
  }

  /** Begins a session under a new random id, also when the browser has a session. */
  async begin(
    identity: Identity,
    tokens: Tokens,
    browser: BrowserFamily = 'other',
  ): Promise<Session> {
    const key = this.reachableKey();
    const now = this.clock();
    const { issuer, sid } = identity;
    const signIn = sid === undefined ? undefined : this.pseudonyms.ofSignIn({ issuer, sid });
    const names = signIn === undefined ? [] : [signIn];
    const activity = { startedAt: now, seenAt: now, browser, ...(signIn ? { signIn } : {}) };
    const user = this.pseudonyms.of(identity);
    const created = await this.reach(
      this.store.create(
        key.id,
        user,
        {
          identity: key.seal('identity', identity),
          tokens: key.seal('tokens', tokens),
          activity: JSON.stringify(activity),
        },
        this.limits.absoluteMs,
        names,
      ),
    );
    if (!created) throw new AppError('SESSION_STORE_UNAVAILABLE');
    return { key, identity, tokens, activity, user };
  }

  /** One server of a cluster that is lost must not cost new sessions: they go to the others. */
  private reachableKey(): SessionKey {
    let key = SessionKey.create();
    for (let tries = 1; tries < 20 && this.store.reaches?.(key.id) === false; tries += 1) {
      key = SessionKey.create();
    }
    return key;
  }

  /** The session of a cookie; undefined when it is unknown, forged, idle for too long or too old. Never extends it. */
  async read(cookieValue: string | undefined): Promise<Session | undefined> {
    if (cookieValue === undefined) return undefined;
    const opened = this.opened.find(cookieValue);
    const key = opened?.session.key ?? SessionKey.parse(cookieValue);
    if (!key) return undefined;
    const stored = await this.reach(this.store.read(key.id));
    if (!stored) {
      this.opened.remove(cookieValue);
      return undefined;
    }
    if (opened && isSame(opened.stored, stored)) opened.stored = stored;
    const session = opened?.stored === stored ? opened.session : this.open(key, stored);
    if (session && this.clock() >= this.endsAt(session.activity)) {
      await this.end(session);
      return undefined;
    }
    return session && this.copyOf(session);
  }

  /** The same without waiting, when the session was decrypted recently and its cache entry is unchanged. */
  peek(cookieValue: string | undefined): Session | undefined {
    const opened = cookieValue === undefined ? undefined : this.opened.find(cookieValue);
    if (!opened) return undefined;
    const { session } = opened;
    if (this.store.peek?.(session.key.id) !== opened.stored) return undefined;
    return this.clock() < this.endsAt(session.activity) ? this.copyOf(session) : undefined;
  }

  /** Writes that a session was used, at most once a minute; undefined when there is nothing to wait for. */
  touch(session: Session): Promise<unknown> | undefined {
    if (this.clock() - session.activity.seenAt < touchEveryMs) return undefined;
    return this.extend(session);
  }

  /** Restarts the idle time; false when the session has ended. */
  async extend(session: Session): Promise<boolean> {
    session.activity = { ...session.activity, seenAt: this.clock() };
    return this.reach(
      this.store.replace(session.key.id, 'activity', JSON.stringify(session.activity)),
    );
  }

  /** Saves renewed tokens; false, and nothing written, when the session has ended. */
  async saveTokens(session: Session, tokens: Tokens): Promise<boolean> {
    session.tokens = tokens;
    const isSaved = await this.reach(
      this.store.replace(session.key.id, 'tokens', session.key.seal('tokens', tokens)),
    );
    this.pendingTokens.drop(session);
    return isSaved;
  }

  /**
   * Saves or removes the emulated member, and saves the recent ones and an access that ended; false when the session has
   * ended.
   */
  async saveEmulation(
    session: Session,
    emulation: Emulation | undefined,
    recent = session.recent,
    endedAccess?: MemberName,
  ): Promise<boolean> {
    Object.assign(session, { emulation, recent, endedAccess });
    const sealed = sealEmulation(session);
    return this.reach(this.store.replace(session.key.id, 'emulation', sealed));
  }

  /** Saves what the user info says of the member; false when the session has ended. */
  async saveMember(session: Session, member: SessionMember): Promise<boolean> {
    session.member = member;
    const sealed = session.key.seal('member', member);
    return this.reach(this.store.replace(session.key.id, 'member', sealed));
  }

  /** Ends a session. */
  async end(session: Session): Promise<void> {
    this.opened.remove(session.key.cookieValue);
    await this.reach(this.store.end(session.key.id));
  }

  /** Ends every session of one user; returns how many there were. */
  async endAllOf(who: Pick<Identity, 'issuer' | 'subject'>): Promise<number> {
    return this.endAllUnder(this.pseudonyms.allOf(who));
  }

  /** Ends the sessions of one sign-in at an identity provider; returns how many there were. */
  async endSignIn({ issuer, sid }: { issuer: string; sid: string }): Promise<number> {
    return this.endAllUnder(this.pseudonyms.allOfSignIn({ issuer, sid }));
  }

  /**
   * Runs `work` with the session as it is now, while no other request, in any replica, runs work for it.
   * Throws UNAUTHENTICATED when the session has ended.
   */
  async exclusively<T>(
    session: Session,
    waitMs: number,
    work: (current: Session) => Promise<T>,
  ): Promise<T> {
    const waitsUntil = Date.now() + waitMs;
    for (;;) {
      const release = await this.reach(this.store.lock(session.key.id, lockLeaseMs));
      if (release) {
        return this.current(session)
          .then(work)
          .finally(() => this.reach(release()));
      }
      if (Date.now() > waitsUntil) throw new AppError('SESSION_STORE_UNAVAILABLE');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** When the session reaches its idle and its absolute limit; milliseconds since 1970. */
  limitsOf({ activity }: Pick<Session, 'activity'>): { idle: number; absolute: number } {
    return {
      idle: activity.seenAt + this.limits.idleMs,
      absolute: activity.startedAt + this.limits.absoluteMs,
    };
  }

  private async endAllUnder(names: readonly string[]): Promise<number> {
    let count = 0;
    for (const name of names) count += await this.reach(this.store.endAllOf(name));
    return count;
  }

  private open(key: SessionKey, stored: StoredSession): Session | undefined {
    const parts = openParts(key, stored);
    if (!parts) return undefined;
    const session = { ...parts, user: this.pseudonyms.of(parts.identity) };
    this.opened.add(stored, session);
    return session;
  }

  private async current({ key }: Session): Promise<Session> {
    const current = await this.read(key.cookieValue);
    if (!current) throw new AppError('UNAUTHENTICATED');
    return current;
  }

  private copyOf(session: Session): Session {
    return { ...session, tokens: this.pendingTokens.find(session) ?? session.tokens };
  }

  private endsAt(activity: Activity): number {
    const { idle, absolute } = this.limitsOf({ activity });
    return Math.min(idle, absolute);
  }

  private async reach<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (cause) {
      throw new AppError('SESSION_STORE_UNAVAILABLE', { cause });
    }
  }
}

/** What a log line may contain of a session: the beginning of the hash of its id. */
export function loggedSession(session: Session | undefined): string | undefined {
  return session?.key.id.slice(0, 12);
}
