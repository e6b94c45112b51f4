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
import { defineAction, type Epic } from '../requests';
import { statusArrived } from './session.slice';

/** A support person no longer wants to act for the member (SS-9). */
export const emulationStopAsked = defineAction('session/emulationStopAsked');

/**
 * Stop asked for → the BFF ends it → the page begins anew: nothing of the member stays on it. When the BFF
 * does not answer the page begins anew too, and says whether one still acts for somebody.
 */
export const stopEmulationEpic: Epic = (action$, _state$, { api, browser }) =>
  action$.pipe(
    filter(emulationStopAsked.match),
    exhaustMap(() =>
      api(session)
        .stopEmulation()
        .pipe(
          catchError(() => of(null)),
          tap(() => browser.reload()),
        ),
    ),
    ignoreElements(),
  );

/** Acting for a member ends by itself → the page begins anew, as the person's own. */
export const emulationOverEpic: Epic = (action$, _state$, { browser, clock }) =>
  action$.pipe(
    filter(statusArrived.match),
    switchMap(({ payload: { emulation } }) =>
      emulation
        ? timer(Math.max(0, Date.parse(emulation.expiresAt) - clock.now().getTime()))
        : EMPTY,
    ),
    tap(() => browser.reload()),
    ignoreElements(),
  );
