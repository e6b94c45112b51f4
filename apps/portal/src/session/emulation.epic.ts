import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { session } from '@portal/contracts/session';
import {
  catchError,
  concat,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  interval,
  map,
  merge,
  mergeMap,
  Observable,
  of,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import { type Platform, tabMessages } from '../platform';
import type { Dependencies, Epic } from '../store';
import {
  actingChanged,
  callFailed,
  endedAccessSeen,
  selectSession,
  statusReceived,
} from './session.slice';
import { savesArrived } from './sign-out/sign-out.epic';

/** Where a caregiver chooses for whom to act. */
export const caregiverStart = '/member/caring';
/** Where a caregiver answers an invitation. */
const invitation = '/member/family-access/invitation';

/** The support person or the caregiver ended acting for the member (SS-9). */
export const emulationStopRequested = createAction('session/emulationStopRequested');

/**
 * Stop requested → emits actingChanged, which closes the screen; what was typed is saved, then the BFF ends the emulation
 * and the page reloads, so that nothing of the member stays on it. It reloads after a failure too, and then shows whether
 * the emulation goes on. A caregiver's page goes to where they choose for whom to act; an invitation stays open.
 */
export const stopEmulationEpic: Epic = (action$, state$, { api, platform }) =>
  action$.pipe(
    filter(emulationStopRequested.match),
    exhaustMap(() => {
      const { caregiver } = selectSession(state$.value);
      const stopped$ = savesArrived(state$).pipe(
        switchMap(() => api(session).stopEmulation()),
        catchError(() => of(null)),
        tap(() => {
          platform.postToTabs({ kind: 'acting' });
          if (caregiver) openAsCaregiver(platform);
          else platform.reload();
        }),
        ignoreElements(),
      );
      return concat(of(actingChanged()), stopped$);
    }),
  );

/** After a caregiver stops acting: opens their start page; an invitation stays open. */
function openAsCaregiver(platform: Platform) {
  if (platform.location.pathname === invitation) platform.reload();
  else platform.goTo(caregiverStart);
}

/** Acting for a member has begun: this page opens another, without anything of the user's own, and so do the other tabs. */
export function openAsMember(platform: Platform, path: string) {
  platform.postToTabs({ kind: 'acting' });
  platform.goTo(path);
  return actingChanged();
}

/**
 * Another tab began or ended acting for a member, or the BFF refused a call because of it → emits actingChanged, which
 * closes the screen; what was typed in a form is saved as a draft, and the page reloads.
 */
export const actingElsewhereEpic: Epic = (action$, state$, { platform }) =>
  merge(
    tabMessages(platform).pipe(filter(({ kind }) => kind === 'acting')),
    action$.pipe(
      filter(callFailed.match),
      filter(({ payload }) => payload.code === 'ACTING_CHANGED'),
    ),
  ).pipe(
    filter(() => ['starting', 'ready'].includes(selectSession(state$.value).phase)),
    take(1),
    mergeMap(() =>
      concat(
        of(actingChanged()),
        savesArrived(state$).pipe(
          tap(() => platform.reload()),
          ignoreElements(),
        ),
      ),
    ),
  );

/** A page that shows a member and makes no call learns within this time that it may not any more. */
const askEveryMs = 60_000;

/** The page of a caregiver asks for the status each minute, and when it is shown again → that they may not act any more. */
const accessOver = (
  action$: Observable<UnknownAction>,
  { api, platform }: Dependencies,
): Observable<unknown> =>
  action$.pipe(
    filter(statusReceived.match),
    switchMap(({ payload: { caregiver } }) =>
      caregiver
        ? merge(
            interval(askEveryMs),
            new Observable<void>((subscriber) => platform.on('shown', () => subscriber.next())),
          )
        : EMPTY,
    ),
    exhaustMap(() =>
      api(session)
        .getStatus()
        .pipe(catchError(() => EMPTY)),
    ),
    filter(({ signedIn, caregiver }) => signedIn && !caregiver),
  );

/**
 * The member no longer lets the caregiver act for them, says a failed call or the status → emits actingChanged, which
 * closes the screen, and a new page says so; an invitation stays open. A start that fails says why where it was requested.
 */
export const caregiverEndedEpic: Epic = (action$, _state$, dependencies) =>
  merge(
    accessOver(action$, dependencies),
    action$.pipe(
      filter(callFailed.match),
      filter(
        ({ payload: { code, endpointId } }) =>
          code === 'CAREGIVER_ACCESS_ENDED' && endpointId !== 'caregivers.start',
      ),
    ),
  ).pipe(
    take(1),
    map(() => {
      openAsCaregiver(dependencies.platform);
      return actingChanged();
    }),
  );

/** The caregiver has read that an access ended → the BFF no longer reports it → emits nothing. */
export const endedAccessSeenEpic: Epic = (action$, _state$, { api }) =>
  action$.pipe(
    filter(endedAccessSeen.match),
    mergeMap(() =>
      api(session)
        .stopEmulation()
        .pipe(catchError(() => EMPTY)),
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
