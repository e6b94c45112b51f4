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
 * A failed call → sign-out (Spec §8): ELIG_E0000001 always; a 401 for whoever is signed in, except
 * users of the admin portal (SS-5). A visitor has no session that could end.
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
 * Sign-out asked for → the reason is kept for the login page, the BFF ends the session, the browser
 * goes to the address that the BFF names, or to the login page when the BFF does not answer. Other
 * tabs are told once the session is over: earlier, they would meet it alive and go back in.
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

/** User info → whether the admin portal opened this session is kept locally (Spec §9). */
export const adminPortalEpic: Epic = (action$, state$, { platform }) =>
  action$.pipe(
    filter(userInfoReceived.match),
    tap(() => {
      const { fromAdminPortal } = selectSession(state$.value);
      platform.write('adminPortal', fromAdminPortal ? 'true' : null);
    }),
    ignoreElements(),
  );

/** Another tab signed out → the reason is kept for the login page, and this tab goes there too. */
export const signedOutElsewhereEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(signedOutElsewhere.match),
    tap(({ payload: reason }) => {
      platform.write('signInMessage', reason);
      platform.goTo('/member/login');
    }),
    ignoreElements(),
  );
