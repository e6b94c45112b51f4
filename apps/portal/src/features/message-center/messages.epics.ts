import type { OutputOf } from '@portal/contracts';
import { mostMarked, notifications } from '@portal/contracts/notifications';
import { unreadCounts } from '@portal/domain/messages';
import { isAnyOf } from '@reduxjs/toolkit';
import { catchError, EMPTY, filter, forkJoin, map, merge, mergeMap, of, tap } from 'rxjs';
import type { Dependencies, Epic, RootState } from '../../store';
import { messageList, messageReply, openedMessages } from './messages.requests';
import { selectMessages } from './messages.selectors';
import { markFailed, markRequested, markSucceeded, type MarksToSet } from './messages.slice';
import { notificationCounts } from './notification-counts';
import { messagesChangedElsewhere } from './notifications.epic';

type NotificationCounts = OutputOf<typeof notifications.getCounts>;

const callsOf = ({ mpmIds, read, whole }: MarksToSet, api: Dependencies['api']) => {
  const calls = api(notifications);
  if (whole === 'eob') return [calls.markEobRead()];
  if (whole === 'other') return [calls.markOtherRead()];
  return Array.from({ length: Math.ceil(mpmIds.length / mostMarked) }, (_, index) =>
    calls.mark({
      body: { mpmIds: mpmIds.slice(index * mostMarked, (index + 1) * mostMarked), read },
    }),
  );
};

/** Messages are marked → tells the service, then the other tabs → emits markSucceeded or markFailed. */
const markEpic: Epic = (action$, _state$, { api, platform }) =>
  action$.pipe(
    filter(markRequested.match),
    mergeMap(({ payload }) =>
      forkJoin<unknown[]>(callsOf(payload, api)).pipe(
        tap(() => platform.postToTabs({ kind: 'messages' })),
        map(() => markSucceeded(payload)),
        catchError(() => of(markFailed(payload))),
      ),
    ),
  );

/**
 * The list is here, or a mark changed it → emits the counts of the badge, so that they agree with the tabs at once.
 * Without a list, a mark that the service has → emits a request for them.
 */
const countsEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(isAnyOf(messageList.succeeded, markRequested, markSucceeded, markFailed)),
    mergeMap((action) => {
      if (messageList.select(state$.value).data) {
        const counts = unreadCounts(selectMessages(state$.value));
        return of(notificationCounts.succeeded(undefined, counts));
      }
      return markSucceeded.match(action) ? of(notificationCounts.requested()) : EMPTY;
    }),
  );

/** Whether the list is here and has other counts than these: a message came since. */
function isListOlder(state: RootState, counts: NotificationCounts): boolean {
  if (messageList.select(state).status !== 'success') return false;
  const listed = unreadCounts(selectMessages(state));
  return (['notifications', 'eob', 'other'] as const).some(
    (count) => (counts[count].unread ?? 0) !== listed[count].unread,
  );
}

/**
 * The messages may have changed elsewhere, or the badge counts others than the list has → emits a request for the list,
 * where it was shown.
 */
const listElsewhereEpic: Epic = (action$, state$, dependencies) =>
  merge(
    messagesChangedElsewhere(dependencies),
    action$.pipe(
      filter(notificationCounts.succeeded.match),
      filter(({ payload }) => isListOlder(state$.value, payload)),
    ),
  ).pipe(
    map(() => messageList.select(state$.value).input),
    filter((input) => input !== undefined),
    map((input) => messageList.requested(input)),
  );

/** A reply was received → tells the other tabs → emits requests for the message and the list, which have it. */
const repliedEpic: Epic = (action$, state$, { platform }) =>
  action$.pipe(
    filter(messageReply.succeeded.match),
    tap(() => platform.postToTabs({ kind: 'messages' })),
    mergeMap(({ meta: { input } }) => {
      const list = messageList.select(state$.value).input ?? { language: input.body.language };
      const { mpmId } = input;
      return [openedMessages.requested({ mpmId, ...list }), messageList.requested(list)];
    }),
  );

export const epics: readonly Epic[] = [markEpic, countsEpic, listElsewhereEpic, repliedEpic];
