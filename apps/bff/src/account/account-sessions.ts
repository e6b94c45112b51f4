import type { BrowserFamily } from '@portal/domain/account';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { Activity, Identity, Session } from '../session/session';
import type { Sessions } from '../session/sessions';
import type { SessionStore } from '../session/store/session-store';
import type { EndedElsewhere } from './ended-elsewhere';
import { reach } from '../store/reach';
import type { SignIns } from './sign-ins';

type User = Pick<Identity, 'issuer' | 'subject'>;

/** A session as its account may know it: nothing in it opens the session. Times are milliseconds since 1970. */
interface AccountSession {
  /** A keyed hash of the store's id, so that a response has nothing of the store. */
  id: string;
  browser: BrowserFamily;
  startedAt: number;
  seenAt: number;
  isThis: boolean;
}

interface Found extends AccountSession {
  storeId: string;
  signIn: string | undefined;
}

/** Whose account a session shows: the member's, while staff act for one. */
export const accountOf = ({ identity, emulation }: Session): User => ({
  issuer: identity.issuer,
  subject: emulation?.subject ?? identity.subject,
});

/**
 * The sessions of one account, in every browser and on every replica. Ending one needs its id alone, so that the
 * key in its cookie is not needed. Throws SESSION_STORE_UNAVAILABLE.
 */
export class AccountSessions {
  constructor(
    private readonly store: Pick<SessionStore, 'list' | 'end'>,
    private readonly sessions: Pick<Sessions, 'limitsOf' | 'pseudonyms'>,
    private readonly signIns: Pick<SignIns, 'end'>,
    private readonly endedElsewhere: Pick<EndedElsewhere, 'remember'>,
    private readonly clock: Clock,
  ) {}

  /** That of the browser that asks comes first, then those that were used last. */
  async list(own: Session): Promise<AccountSession[]> {
    return (await this.find(own)).map(({ storeId: _storeId, signIn: _signIn, ...shown }) => shown);
  }

  /** Ends one of the others; returns how many that were. The own session is not ended here: it has a sign-out. */
  async end(own: Session, id: string): Promise<number> {
    const found = (await this.find(own)).find((session) => session.id === id);
    if (found?.isThis) throw new AppError('BAD_INPUT', { expose: 'Sign out of this session.' });
    return found ? this.endEach(own, [found]) : 0;
  }

  /** Ends all others; returns how many there were. */
  async endOthers(own: Session): Promise<number> {
    return this.endEach(
      own,
      (await this.find(own)).filter(({ isThis }) => !isThis),
    );
  }

  /** First what would bring them back, so that a failure in between leaves nothing that only seems to have ended. */
  private async endEach(own: Session, found: readonly Found[]): Promise<number> {
    const names = found.map(({ signIn }) => signIn).filter((name) => name !== undefined);
    await this.signIns.end(names, own.identity);
    const hasEnded = await Promise.all(found.map(({ storeId }) => reach(this.store.end(storeId))));
    const ended = found.flatMap(({ storeId }, index) => (hasEnded[index] ? [storeId] : []));
    // They have ended; if this fails, their browsers do not say why.
    await this.endedElsewhere.remember(ended).catch(() => undefined);
    return ended.length;
  }

  private async find(own: Session): Promise<Found[]> {
    const names = this.sessions.pseudonyms.allOf(accountOf(own));
    const lists = await Promise.all(names.map((name) => reach(this.store.list(name))));
    return lists
      .flat()
      .map(({ id, activity }) => this.found(id, JSON.parse(activity) as Activity, own))
      .filter((session) => session !== undefined)
      .sort((one, other) => Number(other.isThis) - Number(one.isThis) || other.seenAt - one.seenAt);
  }

  /** Undefined for one past its limits: it ends when its cookie comes next. */
  private found(storeId: string, activity: Activity, own: Session): Found | undefined {
    const { idle, absolute } = this.sessions.limitsOf({ activity });
    if (this.clock() >= Math.min(idle, absolute)) return undefined;
    const { browser = 'other', startedAt, seenAt, signIn } = activity;
    const id = this.sessions.pseudonyms.ofText(`session\n${storeId}`);
    return { id, storeId, signIn, browser, startedAt, seenAt, isThis: storeId === own.key.id };
  }
}
