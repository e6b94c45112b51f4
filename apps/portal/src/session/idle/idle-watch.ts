import type { UnknownAction } from '@reduxjs/toolkit';
import { session } from '@portal/contracts/session';
import { countdownSeconds, idleAfterMs, idleAt, msUntilIdleChanges } from '@portal/domain';
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
  retry,
  share,
  skip,
  startWith,
  Subject,
  switchMap,
  takeWhile,
  tap,
  throttleTime,
  timer,
} from 'rxjs';
import { type Platform, type PlatformEvent, tabMessages } from '../../platform';
import type { Epic } from '../../store';
import { idleWarned, stayed, stayRequested } from './idle.slice';
import { signedOutElsewhere, signOutReasons, signOutRequested } from '../session.slice';

/** Other tabs are notified of activity at most this often. */
const postEveryMs = 1000;
/** Reading and typing make no calls; the BFF is notified of them at most this often. */
const extendEveryMs = 300_000;
/** "Stay signed in" that fails is sent again 2 and 10 seconds after the first failure. */
const retryAfterMs = [2_000, 8_000];

/**
 * SS-8. Time since the last activity, in this tab or another → emits idleWarned each second, and
 * signOutRequested at 0. "Stay signed in" in this tab → extends the session and notifies the other tabs, and
 * warns again when that fails; in another → emits stayed. A sign-out in another tab → emits signedOutElsewhere. Each step reads the clock,
 * because timers stop while a device sleeps.
 */
export const watchIdle: Epic = (action$, _state$, { api, platform, clock }) => {
  const now = () => clock.now().getTime();
  let lastActive = now();
  // Once the warning shows, only its buttons count; waking a device is no activity.
  const counts = () => idleAt(now() - lastActive).phase === 'active';
  const activeAt = (at: number) => void (lastActive = Math.max(lastActive, at));

  const message$ = tabMessages(platform).pipe(share());
  const activity$ = eventsOf(platform, 'activity').pipe(
    filter(counts),
    tap(() => activeAt(now())),
    share(),
  );
  const extend$ = defer(() => api(session).extend()).pipe(ignoreElements());
  const warnAgain$ = new Subject<void>();

  const posted$ = activity$.pipe(
    throttleTime(postEveryMs, undefined, { leading: true, trailing: true }),
    tap(() => platform.postToTabs({ kind: 'active', at: lastActive })),
    ignoreElements(),
  );
  const extended$ = activity$.pipe(
    startWith(undefined),
    throttleTime(extendEveryMs),
    skip(1),
    mergeMap(() => extend$.pipe(catchError(() => EMPTY))),
  );
  const stayHere$ = action$.pipe(filter(stayRequested.match), share());
  const stayThere$ = message$.pipe(filter((message) => message.kind === 'stayed'));
  const received$ = message$.pipe(
    tap((message) => {
      if (message.kind === 'stayed' || (message.kind === 'active' && counts()))
        activeAt(message.at);
    }),
    mergeMap((message): Observable<UnknownAction> => {
      if (message.kind === 'stayed') return of(stayed());
      if (message.kind !== 'signedOut') return EMPTY;
      const reason = signOutReasons.find((r) => r === message.reason);
      if (!reason) return EMPTY;
      const stays = message.message === 'signedInAtProvider';
      return of(signedOutElsewhere({ reason, message: stays ? 'signedInAtProvider' : reason }));
    }),
  );
  const answered$ = stayHere$.pipe(
    tap(() => {
      activeAt(now());
      platform.postToTabs({ kind: 'stayed', at: lastActive });
    }),
    switchMap(() =>
      extend$.pipe(
        retry({ count: retryAfterMs.length, delay: (_e, n) => timer(retryAfterMs[n - 1] ?? 0) }),
        catchError(() => {
          lastActive = now() - idleAfterMs;
          warnAgain$.next();
          return of(idleWarned(countdownSeconds));
        }),
      ),
    ),
  );

  const idle$ = defer(() => timer(msUntilIdleChanges(now() - lastActive))).pipe(
    map(() => idleAt(now() - lastActive)),
    repeat(),
    takeWhile(({ phase }) => phase !== 'over', true),
    mergeMap((idle) => {
      if (idle.phase === 'over') return of(signOutRequested('idle'));
      return idle.phase === 'warned' ? of(idleWarned(idle.secondsLeft)) : EMPTY;
    }),
  );
  const countdown$ = merge(stayHere$, stayThere$, warnAgain$, eventsOf(platform, 'shown')).pipe(
    startWith(undefined),
    switchMap(() => idle$),
  );
  // An answer is noted before the countdown starts again.
  return merge(posted$, extended$, received$, answered$, countdown$);
};

const eventsOf = (platform: Platform, event: PlatformEvent) =>
  new Observable<void>((subscriber) => platform.on(event, () => subscriber.next()));
