import { filter, map } from 'rxjs';
import type { Epic } from '../../store';
import { notificationCounts } from './notification-counts';
import { selectSession, started } from '../../session/session.slice';

/** Started, by a member with the notifications feature → emits a request for the counts of the badge. */
export const notificationsEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(started.match),
    filter(() => {
      const { signedIn, flags } = selectSession(state$.value);
      return signedIn && flags.includes('notifications');
    }),
    map(() => notificationCounts.requested()),
  );
