import { session } from '@portal/contracts/session';
import {
  catchError,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  mergeMap,
  of,
  tap,
} from 'rxjs';
import type { Epic } from '../store';
import {
  callFailed,
  selectSession,
  signedOutElsewhere,
  signOutRequested,
  userInfoReceived,
} from './session.slice';

/**
 * A call failed in a member's session (Spec §8) → emits signOutRequested: for ELIG_E0000001 always, for a
 * 401 unless the session came from the admin portal (SS-5).
 */
export const forcedSignOutEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(callFailed.match),
    mergeMap(({ payload: { code } }) => {
      const { phase, signedIn, fromAdminPortal } = selectSession(state$.value);
      if (!signedIn || phase === 'signingOut') return EMPTY;
      if (code === 'ELIG_E0000001') return of(signOutRequested('notEligible'));
      return code === 'UNAUTHENTICATED' && !fromAdminPortal
        ? of(signOutRequested('expired'))
        : EMPTY;
    }),
  );

/**
 * Sign-out requested → stores the reason for the login page, the BFF ends the session, the page goes to the
 * URL that the BFF names, or to the login page when the BFF fails → emits nothing. The other tabs are
 * notified after the session is over: before, they would find it alive and go back in.
 */
export const signOutEpic: Epic = (action$, _state$, { api, platform }) =>
  action$.pipe(
    filter(signOutRequested.match),
    tap(({ payload: reason }) => platform.write('signInMessage', reason)),
    exhaustMap(({ payload: reason }) =>
      api(session)
        .signOut()
        .pipe(
          map(({ location }) => location),
          catchError(() => of('/member/login')),
          tap((location) => {
            platform.postToTabs({ kind: 'signedOut', reason });
            platform.goTo(location);
          }),
          ignoreElements(),
        ),
    ),
  );

/** User info received → stores whether the session came from the admin portal (Spec §9) → emits nothing. */
export const adminPortalEpic: Epic = (action$, state$, { platform }) =>
  action$.pipe(
    filter(userInfoReceived.match),
    tap(() => {
      const { fromAdminPortal } = selectSession(state$.value);
      platform.write('adminPortal', fromAdminPortal ? 'true' : null);
    }),
    ignoreElements(),
  );

/** Another tab signed out → stores the reason for the login page and goes there → emits nothing. */
export const signedOutElsewhereEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(signedOutElsewhere.match),
    tap(({ payload: reason }) => {
      platform.write('signInMessage', reason);
      platform.goTo('/member/login');
    }),
    ignoreElements(),
  );
