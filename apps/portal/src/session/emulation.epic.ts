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

/** A support person no longer wants to act for the member (SS-9). */
export const emulationStopRequested = createAction('session/emulationStopRequested');

/**
 * Stop asked for → the BFF ends it → the page begins anew: nothing of the member stays on it. When the BFF
 * does not answer the page begins anew too, and says whether one still acts for somebody.
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

/** Acting for a member ends by itself → the page begins anew, as the person's own. */
export const emulationOverEpic: Epic = (action$, _state$, { platform, clock }) =>
  action$.pipe(
    filter(statusReceived.match),
    switchMap(({ payload: { emulation } }) =>
      emulation
        ? timer(Math.max(0, Date.parse(emulation.expiresAt) - clock.now().getTime()))
        : EMPTY,
    ),
    tap(() => platform.reload()),
    ignoreElements(),
  );
