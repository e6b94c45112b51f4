import { createAction } from '@reduxjs/toolkit';
import { session } from '@portal/contracts/session';
import {
  catchError,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  of,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { Epic } from '../store';
import { callFailed, selectSession, statusReceived } from './session.slice';

/** Where a caregiver chooses for whom to act. */
const caregiverStart = '/member/caring';

/** The support person or the caregiver ended acting for the member (SS-9). */
export const emulationStopRequested = createAction('session/emulationStopRequested');

/**
 * Stop requested → the BFF ends the emulation, then the page reloads, so that nothing of the member stays on
 * it. It reloads after a failure too, and then shows whether the emulation goes on → emits nothing. A caregiver's page
 * goes to where they choose for whom to act.
 */
export const stopEmulationEpic: Epic = (action$, state$, { api, platform }) =>
  action$.pipe(
    filter(emulationStopRequested.match),
    exhaustMap(() =>
      api(session)
        .stopEmulation()
        .pipe(
          catchError(() => of(null)),
          tap(() => {
            if (selectSession(state$.value).caregiver) platform.goTo(caregiverStart);
            else platform.reload();
          }),
        ),
    ),
    ignoreElements(),
  );

/**
 * A call failed because the member no longer lets the caregiver act for them → a new page, which has nothing of the
 * member → emits nothing.
 */
export const caregiverEndedEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(callFailed.match),
    filter(({ payload }) => payload.code === 'CAREGIVER_ACCESS_ENDED'),
    take(1),
    tap(() => platform.goTo(caregiverStart)),
    ignoreElements(),
  );

/**
 * Status received with an emulation → the page reloads when its remaining time is over → emits nothing. A clock
 * of the device that is fast would reload the page at once, again and again.
 */
export const emulationOverEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(statusReceived.match),
    switchMap(({ payload: { emulation } }) => (emulation ? timer(emulation.remainingMs) : EMPTY)),
    tap(() => platform.reload()),
    ignoreElements(),
  );
