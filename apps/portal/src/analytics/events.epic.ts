import type { UnknownAction } from '@reduxjs/toolkit';
import { ApiError } from '@portal/api-client';
import type { InputOf } from '@portal/contracts';
import { events } from '@portal/contracts/events';
import {
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  merge,
  mergeMap,
  Observable,
  retry,
  share,
  switchMap,
  take,
  tap,
  throwError,
  timer,
} from 'rxjs';
import type { Dependencies, Epic, RootState } from '../store';
import { selectLanguage } from '../language';
import { selectSession } from '../session';
import { controlChosen } from './control-chosen';
import { screenShown } from './screen-shown';

type PortalEvent = InputOf<typeof events.report>['body']['events'][number];

/** So many go at once, or what there is after so long. */
const enough = 20;
const waitMs = 5000;
/** 2, 4, 8, 16, 32, 60 seconds: an outage of two minutes loses nothing; later ones wait for the next event. */
const retries = 6;
const backOffMs = (attempt: number) => Math.min(2000 * 2 ** (attempt - 1), 60_000);

/** The ids of our own tables and components only (SH-13). */
const known = /^[A-Za-z][A-Za-z-]{0,59}$/;

/**
 * A screen was shown or a control chosen (SH-13) → collects events with language, client and line, and
 * sends them to the BFF in batches: again after a temporary failure; at once, with keepalive, when the page
 * is left → emits nothing.
 */
export const eventsEpic: Epic = (action$, state$, { api, platform, clock }) => {
  const waiting = new WaitingEvents<PortalEvent>();
  let screen = '';

  const send = () =>
    defer(() => {
      const batch = waiting.take();
      if (batch.length === 0) return EMPTY;
      return api(events)
        .report({ body: { events: batch } })
        .pipe(
          ignoreElements(),
          catchError((error: unknown) => {
            if (!mayPass(error)) return EMPTY;
            waiting.putBack(batch);
            return throwError(() => error);
          }),
        );
    });
  const sendAll = (): Observable<never> =>
    concat(
      send().pipe(retry({ count: retries, delay: (_, attempt) => timer(backOffMs(attempt)) })),
      defer(() => (waiting.count > 0 ? sendAll() : EMPTY)),
    );

  const noted$ = action$.pipe(
    tap((action) => {
      if (screenShown.match(action)) screen = action.payload;
      const event = eventOf(action, screen, state$.value, clock);
      if (event) waiting.add(event);
    }),
    filter((action) => screenShown.match(action) || controlChosen.match(action)),
    share(),
  );
  const full$ = noted$.pipe(filter(() => waiting.count >= enough));
  const sent$ = noted$.pipe(
    exhaustMap(() =>
      merge(timer(waitMs), full$).pipe(
        take(1),
        switchMap(() => sendAll().pipe(catchError(() => EMPTY))),
      ),
    ),
  );
  const leaving$ = new Observable<void>((left) => platform.on('leaving', () => left.next()));
  const flushed$ = leaving$.pipe(mergeMap(() => send().pipe(catchError(() => EMPTY))));
  return merge(sent$, flushed$);
};

/** A broken connection, a service that is down, or one that asks to slow down; anything else stays wrong. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

function eventOf(
  action: UnknownAction,
  screen: string,
  state: RootState,
  clock: Dependencies['clock'],
): PortalEvent | undefined {
  const { client, businessLine } = selectSession(state);
  if (!businessLine || !known.test(screen)) return undefined;
  const circumstances = {
    screen,
    language: selectLanguage(state),
    client,
    line: businessLine,
    at: clock.now().toISOString(),
  };
  if (screenShown.match(action)) return { kind: 'page-view', ...circumstances };
  if (controlChosen.match(action) && known.test(action.payload)) {
    return { kind: 'menu-click', entry: action.payload, ...circumstances };
  }
  return undefined;
}

/** A call carries at most so many; the catalogue allows no more. */
const largestBatch = 50;
/** What an outage may leave in memory; after that the oldest go. */
const maxWaiting = 200;

/** Events that wait to be sent, oldest first, bounded. */
class WaitingEvents<Event> {
  private waiting: Event[] = [];

  get count(): number {
    return this.waiting.length;
  }

  add(event: Event): void {
    this.store([...this.waiting, event]);
  }

  /** Removes the oldest; a caller that can't send them puts them back. */
  take(): Event[] {
    return this.waiting.splice(0, largestBatch);
  }

  putBack(batch: readonly Event[]): void {
    this.store([...batch, ...this.waiting]);
  }

  private store(events: Event[]): void {
    this.waiting = events.slice(-maxWaiting);
  }
}
