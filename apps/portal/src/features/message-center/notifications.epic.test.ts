import type { UnknownAction } from '@reduxjs/toolkit';
import { StateObservable } from 'redux-observable';
import { NEVER, type Observable } from 'rxjs';
import { type Dependencies, rootReducer, type RootState } from '../../store';
import { memoryPlatform } from '../../testing';
import { notificationCounts } from './notification-counts';
import { started } from '../../session/session.slice';
import { notificationsEpic } from './notifications.epic';
import { flagged, inTime, state$With, stateWith } from '../../session/testing/epics';

const requested = notificationCounts.requested();

/** The epic of a member whose counts were requested before. */
const startedEpic = (
  action$: Observable<UnknownAction>,
  platform: ReturnType<typeof memoryPlatform>,
) =>
  notificationsEpic(
    action$,
    new StateObservable<RootState>(
      NEVER,
      rootReducer(stateWith(flagged('notifications')), requested),
    ),
    { platform } as unknown as Dependencies,
  );

describe('notification counts', () => {
  test.each([
    ['are requested when a member has the feature', flagged('notifications'), 'n'],
    ['are not requested without the feature', flagged(), '-'],
    ['are not requested by a visitor', { ...flagged('notifications'), signedIn: false }, '-'],
  ])('%s', (_title, session, emitted) => {
    inTime(({ hot, expectObservable }) => {
      const action$ = hot<UnknownAction>('s', { s: started() });
      const epic = notificationsEpic(action$, state$With(session), {
        platform: memoryPlatform(),
      } as unknown as Dependencies);
      expectObservable(epic).toBe(emitted, { n: requested });
    });
  });

  test('are requested again two minutes after the member did something, and not without that', () => {
    inTime(({ hot, expectObservable, cold }) => {
      const platform = memoryPlatform();
      const epic = startedEpic(hot('-'), platform);
      expectObservable(epic).toBe('120001ms n 600002ms n', { n: requested });
      cold('-a-a 10m a').subscribe(() => platform.emit('activity'));
    });
  });

  test('are requested again once the device is connected again', () => {
    inTime(({ hot, expectObservable, cold }) => {
      const platform = memoryPlatform();
      const epic = startedEpic(hot('-'), platform);
      expectObservable(epic).toBe('--n', { n: requested });
      cold<boolean>('-ab', { a: false, b: true }).subscribe((online) => {
        platform.online = online;
        platform.emit('connection');
      });
    });
  });
});
