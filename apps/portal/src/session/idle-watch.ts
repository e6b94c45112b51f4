import type { UnknownAction } from '@reduxjs/toolkit';
import { session } from '@portal/contracts/session';
import { idleAt, msUntilIdleChanges } from '@portal/domain';
import {
  catchError,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  Observable,
  of,
  repeat,
  share,
  skip,
  startWith,
  switchMap,
  takeWhile,
  tap,
  throttleTime,
  timer,
} from 'rxjs';
import type { Platform, PlatformEvent, TabMessage } from '../platform';
import type { Epic } from '../store';
import { idleWarned, stayed, stayRequested } from './idle.slice';
import { signedOutElsewhere, signOutReasons, signOutRequested } from './session.slice';

/** Other tabs hear of activity at most so often. */
const tellEveryMs = 1000;
/** Somebody who reads and types makes no calls; the BFF hears of them at most so often. */
const extendEveryMs = 300_000;

/**
 * SS-8. Time since the last activity, in this tab or another → the seconds left, each second → a
 * sign-out at 0. "Stay signed in" here → the session extended and the other tabs told; there → the
 * warning goes here too. A sign-out in another tab → this one leaves as well. Time is read off the
 * clock at each step: timers stand still while a device sleeps.
 */
export const watchIdle: Epic = (action$, _state$, { api, platform, clock }) => {
  const now = () => clock.now().getTime();
  let lastActive = now();
  // Once the warning shows, only an answer to it counts; and waking a device is no activity.
  const counts = () => idleAt(now() - lastActive).phase === 'active';
  const activeAt = (at: number) => void (lastActive = Math.max(lastActive, at));

  const message$ = messages(platform).pipe(share());
  const activity$ = happenings(platform, 'activity').pipe(
    filter(counts),
    tap(() => activeAt(now())),
    share(),
  );
  const extend$ = defer(() => api(session).extend()).pipe(
    catchError(() => EMPTY),
    ignoreElements(),
  );

  const told$ = activity$.pipe(
    throttleTime(tellEveryMs, undefined, { leading: true, trailing: true }),
    tap(() => platform.postToTabs({ kind: 'active', at: lastActive })),
    ignoreElements(),
  );
  const kept$ = activity$.pipe(
    startWith(undefined),
    throttleTime(extendEveryMs),
    skip(1),
    mergeMap(() => extend$),
  );
  const stayHere$ = action$.pipe(filter(stayRequested.match), share());
  const stayThere$ = message$.pipe(filter((message) => message.kind === 'stayed'));
  const heard$ = message$.pipe(
    tap((message) => {
      if (message.kind === 'stayed' || (message.kind === 'active' && counts()))
        activeAt(message.at);
    }),
    mergeMap((message): Observable<UnknownAction> => {
      if (message.kind === 'stayed') return of(stayed());
      const reason =
        message.kind === 'signedOut' && signOutReasons.find((r) => r === message.reason);
      return reason ? of(signedOutElsewhere(reason)) : EMPTY;
    }),
  );
  const answered$ = stayHere$.pipe(
    tap(() => {
      activeAt(now());
      platform.postToTabs({ kind: 'stayed', at: lastActive });
    }),
    mergeMap(() => extend$),
  );

  const look$ = defer(() => timer(msUntilIdleChanges(now() - lastActive))).pipe(
    map(() => idleAt(now() - lastActive)),
    repeat(),
    takeWhile(({ phase }) => phase !== 'over', true),
    mergeMap((idle) => {
      if (idle.phase === 'over') return of(signOutRequested('idle'));
      return idle.phase === 'warned' ? of(idleWarned(idle.secondsLeft)) : EMPTY;
    }),
  );
  const countdown$ = merge(stayHere$, stayThere$, happenings(platform, 'shown')).pipe(
    startWith(undefined),
    switchMap(() => look$),
  );
  // What somebody answered is noted before the countdown begins anew.
  return merge(told$, kept$, heard$, answered$, countdown$);
};

const happenings = (platform: Platform, happening: PlatformEvent) =>
  new Observable<void>((subscriber) => platform.on(happening, () => subscriber.next()));

const messages = (platform: Platform) =>
  new Observable<TabMessage>((subscriber) =>
    platform.onTabMessage((message) => subscriber.next(message)),
  );
