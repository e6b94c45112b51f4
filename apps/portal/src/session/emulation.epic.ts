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
  tap,
  timer,
} from 'rxjs';
import type { Epic } from '../store';
import { statusReceived } from './session.slice';

/** The support person ended acting for the member (SS-9). */
export const emulationStopRequested = createAction('session/emulationStopRequested');

/**
 * Stop requested → the BFF ends the emulation, then the page reloads, so that nothing of the member stays on
 * it. It reloads after a failure too, and then shows whether the emulation goes on → emits nothing.
 */
export const stopEmulationEpic: Epic = (action$, _state$, { api, platform }) =>
  action$.pipe(
    filter(emulationStopRequested.match),
    exhaustMap(() =>
      api(session)
        .stopEmulation()
        .pipe(
          catchError(() => of(null)),
          tap(() => platform.reload()),
        ),
    ),
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
