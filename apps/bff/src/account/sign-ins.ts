import type { signInOutcomes } from '@portal/contracts/account-security';
import type { BrowserFamily } from '@portal/domain/account';
import type { Clock } from '../clock';
import type { Identity } from '../session/session';
import type { Pseudonyms } from '../session/pseudonyms';
import { reach } from '../store/reach';
import type { Store } from '../store/store';

type SignInOutcome = (typeof signInOutcomes)[number];
type User = Pick<Identity, 'issuer' | 'subject'>;

/** One line of an account's history: no network, no place, no device. `at`: milliseconds since 1970. */
interface SignIn {
  at: number;
  browser: BrowserFamily;
  outcome: SignInOutcome;
}

const most = 20;
const daysMs = 90 * 86_400_000;

/**
 * The last sign-ins of each account, and the sign-ins at the provider that their user has ended: without these, a
 * browser whose session was ended would come back by the provider's session, without a password. Throws
 * SESSION_STORE_UNAVAILABLE.
 */
export class SignIns {
  constructor(
    private readonly history: Pick<Store, 'push' | 'list'>,
    private readonly ended: Pick<Store, 'mark' | 'isMarked'>,
    private readonly pseudonyms: Pseudonyms,
    private readonly clock: Clock,
  ) {}

  async record(user: User, { browser, outcome }: Omit<SignIn, 'at'>): Promise<void> {
    const line = `${this.clock()} ${outcome} ${browser}`;
    await reach(this.history.push(this.pseudonyms.of(user), line, { ttlMs: daysMs, most }));
  }

  /** The last 20 within 90 days, the newest first. */
  async list(user: User): Promise<SignIn[]> {
    const names = this.pseudonyms.allOf(user);
    const lists = await Promise.all(names.map((name) => reach(this.history.list(name))));
    return lists
      .flat()
      .map(signInOf)
      .filter(({ at }) => this.clock() - at < daysMs)
      .sort((one, other) => other.at - one.at)
      .slice(0, most);
  }

  /** Remembers that sign-ins at the provider were ended, by their pseudonyms; but not the one of `own`. */
  async end(names: readonly string[], own: Identity): Promise<void> {
    const kept = this.namesOf(own);
    const ended = names.filter((name) => !kept.includes(name));
    await Promise.all(ended.map((name) => reach(this.ended.mark(name, daysMs))));
  }

  /** Whether the user has ended the provider's session that a sign-in comes from. */
  async isEnded(identity: Identity): Promise<boolean> {
    const marked = this.namesOf(identity).map((name) => reach(this.ended.isMarked(name)));
    return (await Promise.all(marked)).includes(true);
  }

  private namesOf({ issuer, sid }: Identity): string[] {
    return sid === undefined ? [] : this.pseudonyms.allOfSignIn({ issuer, sid });
  }
}

function signInOf(line: string): SignIn {
  const [at, outcome, browser] = line.split(' ') as [string, SignInOutcome, BrowserFamily];
  return { at: Number(at), browser, outcome };
}
