import type { Action, Dependencies } from '../../requests';
import { notificationCounts } from './notification-counts';
import { started } from '../../session/session.slice';
import { notificationsEpic } from './notifications.epic';
import { flagged, inTime, state } from '../../session/testing/epics';

describe('notification counts', () => {
  test.each([
    ['are asked for when a member has the feature', flagged('notifications'), 'n'],
    ['are not asked for without the feature', flagged(), '-'],
    ['are not asked for by a visitor', { ...flagged('notifications'), signedIn: false }, '-'],
  ])('%s', (_title, session, asked) => {
    inTime(({ hot, expectObservable }) => {
      const action$ = hot<Action>('s', { s: started() });
      const epic = notificationsEpic(action$, state(session), {} as Dependencies);
      expectObservable(epic).toBe(asked, { n: notificationCounts.requested() });
    });
  });
});
