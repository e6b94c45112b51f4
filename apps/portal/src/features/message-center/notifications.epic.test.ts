import type { UnknownAction } from '@reduxjs/toolkit';
import type { Dependencies } from '../../store';
import { memoryPlatform } from '../../testing';
import { notificationCounts } from './notification-counts';
import { started } from '../../session/session.slice';
import { notificationsEpic } from './notifications.epic';
import { flagged, inTime, state$With } from '../../session/testing/epics';

describe('notification counts', () => {
  test.each([
    ['are requested when a member has the feature', flagged('notifications'), 'n'],
    ['are not requested without the feature', flagged(), '-'],
    ['are not requested by a visitor', { ...flagged('notifications'), signedIn: false }, '-'],
  ])('%s', (_title, session, requested) => {
    inTime(({ hot, expectObservable }) => {
      const action$ = hot<UnknownAction>('s', { s: started() });
      const epic = notificationsEpic(action$, state$With(session), {
        platform: memoryPlatform(),
      } as unknown as Dependencies);
      expectObservable(epic).toBe(requested, { n: notificationCounts.requested() });
    });
  });
});
