import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../store';
import { messageList, type MessageRow } from './messages.requests';
import { selectMarks } from './messages.slice';

const none: readonly MessageRow[] = [];

/** All messages with what the member has just marked; empty until they are here. */
export const selectMessages = createSelector(
  [(state: RootState) => messageList.select(state).data, selectMarks],
  (data, marks): readonly MessageRow[] =>
    data?.notifications.map((message) => {
      const mark = marks[message.mpmId];
      return mark && mark.read !== message.read ? { ...message, read: mark.read } : message;
    }) ?? none,
);
