import type { UnknownAction } from '@reduxjs/toolkit';
import { session } from '@portal/contracts/session';
import {
  asapScheduler,
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  mergeMap,
  type Observable,
  of,
  switchMap,
  take,
  tap,
  timeout,
  timer,
} from 'rxjs';
import type { StateObservable } from 'redux-observable';
import type { Dependencies, Epic, RootState } from '../../store';
import { leaveForSignIn, pathToReturnTo } from './leave-for-sign-in';
import { signedOutTarget } from '../start/redirect-target';
import { unconfirmed, waitsForProvider } from './signed-out';
import {
  callFailed,
  selectSession,
  type SessionState,
  signedOutElsewhere,
  signInAgainNeeded,
  signOutFailed,
  type SignOutReason,
  signOutRequested,
  userInfoReceived,
} from '../session.slice';

/**
 * Whether a 401 leaves the page open, although the session is over: it holds what the member typed, which leaving would
 * lose (FM-2). The part that sends or saves it says so, and leads to the sign-in page.
 */
const holdsTypedText = ({ typedHolders = 0 }: SessionState, endpointId: string): boolean =>
  typedHolders > 0 || endpointId === 'drafts.save';

const isOnTheWayOut: ReadonlySet<SessionState['phase']> = new Set([
  'signingOut',
  'signOutFailed',
  'signInAgain',
]);

/**
 * A call failed in a member's session (Spec §8) → emits signOutRequested: for ELIG_E0000001 always, for a
 * 401 unless the session came from the admin portal (SS-5) or what was typed would be lost.
 */
export const forcedSignOutEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(callFailed.match),
    mergeMap(({ payload: { code, endpointId } }) => {
      const state = selectSession(state$.value);
      const { phase, signedIn, fromAdminPortal } = state;
      if (!signedIn || isOnTheWayOut.has(phase)) return EMPTY;
      if (code === 'ELIG_E0000001') return of(signOutRequested('notEligible'));
      return code === 'UNAUTHENTICATED' && !fromAdminPortal && !holdsTypedText(state, endpointId)
        ? of(signOutRequested('expired'))
        : EMPTY;
    }),
  );

/** A sign-out waits this long for what was typed to be saved. */
const savedWithinMs = 3_000;

/**
 * Emits once, when no save is on its way any more or the time for it is over. A screen that closes because of
 * the sign-out saves then, hence the scheduler.
 */
export const savesArrived = (
  state$: StateObservable<RootState>,
  withinMs = savedWithinMs,
): Observable<unknown> =>
  timer(0, asapScheduler).pipe(
    switchMap(() => state$),
    filter((state) => !selectSession(state).pendingSaves),
    timeout({ first: withinMs, with: () => of(undefined) }),
    take(1),
  );

/** A sign-out without an answer for so long has failed. */
const answerWithinMs = 20_000;

/** Whether a save was refused because the session is over: leaving would lose what was typed (FM-2). */
const isTextRefused = (state: RootState): boolean =>
  Object.values(selectSession(state).unsavedForms ?? {}).includes('signedOut');

/** Whether only this page has what was typed, in a session that is over: no save can arrive in it any more. */
function isTextLeft(state: RootState): boolean {
  const { pendingSaves = 0, unsavedForms = {} } = selectSession(state);
  return pendingSaves > 0 || Object.keys(unsavedForms).length > 0;
}

/**
 * Sign-out requested → what was typed is saved; if the session was over too early for that, the page stays
 * until the member has signed in again → emits signInAgainNeeded. Otherwise the BFF ends the session, the reason is stored for the login
 * page, and the page goes to the URL that the BFF names, then to the one of user info → emits nothing;
 * signOutFailed when the session could not be ended. The other tabs are notified after the session is over:
 * before, they would find it alive and go back in.
 */
export const signOutEpic: Epic = (action$, state$, dependencies) =>
  action$.pipe(
    filter(signOutRequested.match),
    exhaustMap(({ payload: reason }) =>
      savesArrived(state$, reason === 'expired' ? answerWithinMs : savedWithinMs).pipe(
        switchMap(() => {
          // An idle session goes on until it is ended here: only a refused save shows that it is over.
          const isHeld = reason === 'expired' ? isTextLeft : isTextRefused;
          return !endsByRule(reason) && isHeld(state$.value)
            ? of(signInAgainNeeded())
            : endSession(reason, state$, dependencies);
        }),
      ),
    ),
  );

/** The member chose to leave, or may not come back: nothing waits for another sign-in. */
const endsByRule = (reason: SignOutReason) => reason === 'requested' || reason === 'notEligible';

const endSession = (
  reason: SignOutReason,
  state$: StateObservable<RootState>,
  { api, platform }: Dependencies,
): Observable<UnknownAction> =>
  defer(() => api(session).signOut()).pipe(
    timeout(answerWithinMs),
    tap(({ location, signedInAtProvider }) => {
      const isOver = !signedInAtProvider || !isByMember(reason);
      platform.write(
        'signInMessage',
        isOver ? messageAfter(reason, location) : 'signedInAtProvider',
      );
      platform.write('returnTo', pathToReturnTo(reason, platform));
      platform.write('afterSignOut', isOver ? nextSite(state$.value, reason) : null);
      // Their page is not the one that the provider sends back: it has nothing to confirm.
      platform.postToTabs({
        kind: 'signedOut',
        reason,
        message: isOver ? reason : 'signedInAtProvider',
      });
      platform.goTo(location);
    }),
    ignoreElements(),
    catchError(() => of(signOutFailed())),
  );

/** The member left, or was away; otherwise the message says why the session could not go on. */
const isByMember = (reason: SignOutReason) => reason === 'requested' || reason === 'idle';

/** The message for the login page. It says that the provider has to come back first, where it will. */
const messageAfter = (reason: SignOutReason, location: string) =>
  isByMember(reason) && waitsForProvider(location) ? `${reason}${unconfirmed}` : reason;

/** The logout URL of user info (SS-5), to which `startEpic` goes on. A forced sign-out stays at its message. */
function nextSite(state: RootState, reason: SignOutReason): string | null {
  const { userInfo, emulation, redirectHosts = [] } = selectSession(state);
  if (!userInfo || emulation || !isByMember(reason)) return null;
  return signedOutTarget(userInfo.logoutUri, redirectHosts) ?? null;
}

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

/**
 * Another tab signed out → if the session ended by itself, what was typed here is saved first, and when it could
 * not be: emits signInAgainNeeded. Otherwise stores the message for the login page and goes there → emits nothing.
 */
export const signedOutElsewhereEpic: Epic = (action$, state$, { platform }) =>
  action$.pipe(
    filter(signedOutElsewhere.match),
    switchMap(({ payload: { message, reason } }) => {
      const leave = () => {
        leaveForSignIn(platform, reason, message);
        return EMPTY;
      };
      if (endsByRule(reason)) return leave();
      return savesArrived(state$, answerWithinMs).pipe(
        switchMap(() => (isTextLeft(state$.value) ? of(signInAgainNeeded()) : leave())),
      );
    }),
  );
