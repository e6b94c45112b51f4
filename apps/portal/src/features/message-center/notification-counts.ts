import type { WithSlice } from '@reduxjs/toolkit';
import { from, switchMap } from 'rxjs';
import { createRequest, type RootState } from '../../store';

/** Unread counts; requested once user info is there, and by the message center after reading. */
export const notificationCounts = createRequest(
  'session/notificationCounts',
  (api) => () =>
    from(import('@portal/contracts/notifications')).pipe(
      switchMap(({ notifications }) => api(notifications).getCounts()),
    ),
  'latest',
);

/** The badge of the message center (SH-6): the sum of all unread counts, 0 while unknown. */
export function selectUnread(state: RootState): number {
  const { data } = notificationCounts.select(state);
  return data
    ? (data.notifications.unread ?? 0) + (data.eob.unread ?? 0) + (data.other.unread ?? 0)
    : 0;
}

/** The counts are on their way for the first time. */
export const selectUnreadUnknown = (state: RootState): boolean => {
  const { status, data } = notificationCounts.select(state);
  return status === 'loading' && !data;
};

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof notificationCounts> {}
}
