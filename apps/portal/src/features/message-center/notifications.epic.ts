import { auditTime, filter, map, merge, Observable } from 'rxjs';
import { tabMessages } from '../../platform';
import type { Dependencies, Epic, RootState } from '../../store';
import { choosesMember } from '../../session/session-facts';
import { selectSession, started } from '../../session/session.slice';
import { notificationCounts } from './notification-counts';

/** Whether there is a badge: a member has the notifications feature, staff have chosen one, and a
 * caregiver may read messages. */
function hasBadge(state: RootState): boolean {
  const session = selectSession(state);
  const { signedIn, flags, caregiver } = session;
  if (caregiver && !caregiver.scopes.includes('messages')) return false;
  return signedIn && flags.includes('notifications') && !choosesMember(session);
}

/** The page is visible again, or another tab read or wrote messages. */
export const messagesChangedElsewhere = ({
  platform,
}: Pick<Dependencies, 'platform'>): Observable<unknown> =>
  merge(
    new Observable<void>((subscriber) => platform.on('shown', () => subscriber.next())),
    tabMessages(platform).pipe(filter(({ kind }) => kind === 'messages')),
  );

/** The device has a connection again. A page that is not visible looks when it is shown. */
const connected = ({ platform }: Pick<Dependencies, 'platform'>): Observable<unknown> =>
  new Observable<void>((subscriber) => platform.on('connection', () => subscriber.next())).pipe(
    filter(() => platform.online && platform.visible),
  );

/** An answer comes while the member works: so often at most the badge looks for one. */
const lookEveryMs = 120_000;

/** The member did something, up to two minutes ago. Never without that: a call makes the session last longer. */
const wasActive = ({ platform }: Pick<Dependencies, 'platform'>): Observable<unknown> =>
  new Observable<void>((subscriber) => platform.on('activity', () => subscriber.next())).pipe(
    auditTime(lookEveryMs),
  );

/**
 * Started, by a member with the notifications feature → emits a request for the counts of the badge; again
 * when they may have changed elsewhere, once the device is connected again, and every two minutes of work.
 */
export const notificationsEpic: Epic = (action$, state$, dependencies) =>
  merge(
    action$.pipe(filter(started.match)),
    merge(
      messagesChangedElsewhere(dependencies),
      connected(dependencies),
      wasActive(dependencies),
    ).pipe(filter(() => notificationCounts.select(state$.value).status !== 'idle')),
  ).pipe(
    filter(() => hasBadge(state$.value)),
    map(() => notificationCounts.requested()),
  );
