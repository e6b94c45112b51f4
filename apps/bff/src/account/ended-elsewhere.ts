import type { RequestContext } from '../http/request-context';
import { cookies, ownCookie } from '../http/cookies';
import { SessionKey } from '../session/session-key';
import { reach } from '../store/reach';
import type { Store } from '../store/store';

/** A browser that comes back within this time is told why it is signed out. */
const bounds = { ttlMs: 30 * 86_400_000, most: 100_000 };
const group = 'ended';

/**
 * The sessions that their user ended from another browser, by the id of the store. The cookie of such a session is
 * revoked; the browser that has it is told so once, and no other one. Throws SESSION_STORE_UNAVAILABLE.
 */
export class EndedElsewhere {
  constructor(private readonly store: Pick<Store, 'add' | 'take'>) {}

  async remember(sessionIds: readonly string[]): Promise<void> {
    const added = sessionIds.map((id) => reach(this.store.add(group, id, 'ended', bounds)));
    await Promise.all(added);
  }

  /** Whether the session of a request's cookie was ended from another browser; true at the first call only. */
  async take(context: RequestContext): Promise<boolean> {
    const cookie = ownCookie(context, cookies.session);
    const key = cookie === undefined ? undefined : SessionKey.parse(cookie);
    return key !== undefined && (await reach(this.store.take(group, key.id))) !== undefined;
  }
}
