import { filter, map } from 'rxjs';
import type { Epic } from '../../store';
import { notificationCounts } from './notification-counts';
import { choosesMember, selectSession, started } from '../../session/session.slice';

/** Started, by a member with the notifications feature → emits a request for the counts of the badge. */
export const notificationsEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(started.match),
    filter(() => {
      const session = selectSession(state$.value);
      const { signedIn, flags } = session;
      return signedIn && flags.includes('notifications') && !choosesMember(session);
    }),
    map(() => notificationCounts.requested()),
  );
