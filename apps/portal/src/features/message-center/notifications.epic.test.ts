import type { UnknownAction } from '@reduxjs/toolkit';
import { StateObservable } from 'redux-observable';
import { NEVER } from 'rxjs';
import { type Dependencies, rootReducer, type RootState } from '../../store';
import { memoryPlatform } from '../../testing';
import { notificationCounts } from './notification-counts';
import { started } from '../../session/session.slice';
import { notificationsEpic } from './notifications.epic';
import { flagged, inTime, state$With, stateWith } from '../../session/testing/epics';

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

  test('are requested again two minutes after the member did something, and not without that', () => {
    inTime(({ hot, expectObservable, cold }) => {
      const platform = memoryPlatform();
      const requested = notificationCounts.requested();
      const state = rootReducer(stateWith(flagged('notifications')), requested);
      const epic = notificationsEpic(
        hot<UnknownAction>('-'),
        new StateObservable<RootState>(NEVER, state),
        { platform } as unknown as Dependencies,
      );
      expectObservable(epic).toBe('120001ms n 600002ms n', { n: requested });
      cold('-a-a 10m a').subscribe(() => platform.emit('activity'));
    });
  });

  test('are requested again once the device is connected again', () => {
    inTime(({ hot, expectObservable, cold }) => {
      const platform = memoryPlatform();
      const requested = notificationCounts.requested();
      const state = rootReducer(stateWith(flagged('notifications')), requested);
      const epic = notificationsEpic(
        hot<UnknownAction>('-'),
        new StateObservable<RootState>(NEVER, state),
        { platform } as unknown as Dependencies,
      );
      expectObservable(epic).toBe('--n', { n: requested });
      cold<boolean>('-ab', { a: false, b: true }).subscribe((online) => {
        platform.online = online;
        platform.emit('connection');
      });
    });
  });
});
