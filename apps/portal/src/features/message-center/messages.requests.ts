import type { OutputOf } from '@portal/contracts';
import { messages } from '@portal/contracts/messages';
import { notifications } from '@portal/contracts/notifications';
import type { WithSlice } from '@reduxjs/toolkit';
import { createRequest, savedAs } from '../../store';

export type MessageList = OutputOf<typeof notifications.getList>;
export type MessageRow = MessageList['notifications'][number];
export type OpenedMessage = OutputOf<typeof notifications.getMessage>;
export type Statement = NonNullable<OpenedMessage['statement']>;
export type Thread = NonNullable<OpenedMessage['thread']>;

/** The messages of all tabs, in the member's language. */
export const messageList = createRequest(
  'messages/list',
  (api) => api(notifications).getList,
  'latest',
  { keepsAnswer: true },
);

/** Each message that was opened, by its id. */
export const openedMessages = createRequest(
  'messages/opened',
  (api) => api(notifications).getMessage,
  'all',
  { key: ({ mpmId }) => mpmId, keepsAnswer: true },
);

/** A reply to a secure message; a second click while it is on its way does nothing. */
export const messageReply = createRequest('messages/reply', (api) => api(messages).reply, 'first', {
  check: ({ receipt }) => (receipt.referenceNumber ? undefined : 'BAD_RESPONSE'),
});

type WantedFile = { mpmId: string; uploadId: string; fileName: string };

/** Files of secure messages, each by its message and id: the bytes go to the member's disk, and not into the state. */
export const messageFiles = createRequest(
  'messages/files',
  (api) =>
    ({ fileName, ...wanted }: WantedFile) =>
      api(messages).getFile(wanted).pipe(savedAs(fileName)),
  'all',
  { key: ({ mpmId, uploadId }) => `${mpmId}/${uploadId}` },
);

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof messageList>,
      WithSlice<typeof openedMessages>,
      WithSlice<typeof messageReply>,
      WithSlice<typeof messageFiles> {}
}
