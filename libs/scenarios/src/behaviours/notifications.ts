import { unreadCounts, type UnreadCount, countOfTab } from '@portal/domain/messages';
import type { PlayRequest } from '../memory/check-request';
import { caregiverOf } from '../family-access/invitations';
import type { WrittenBy } from '../memory/received';
import { type InboxMessage, markMessages, messagesIn } from '../messages/inbox';
import { InboxFile, statementOf } from '../messages/inbox-file';
import { sendNotices, withLanguage } from '../messages/notices';
import type { Json } from '../files/scenario-file';
import {
  type Behaviour,
  type Behaviours,
  type Context,
  type Memory,
  answer,
  refuse,
} from '../memory/behaviour';
import type { MessageLanguage } from '../memory/sent-message';

const languageOf = ({ query }: PlayRequest) => (query['language'] === 'es' ? 'es' : 'en');

/** One inbox is the source of all calls: its list, each message, the counts, and what is marked. */
const fromInbox = {
  derived: true,
  derivedFrom: 'notifications.getList',
  recordedAsIs: true,
} as const;

const shownAuthor = (writtenBy: WrittenBy | undefined) =>
  writtenBy ? { name: writtenBy.name } : null;

const rowOf = ({ mpmId, subject, sender, category, tab, ...message }: InboxMessage) => ({
  mpmId,
  subject,
  sender,
  category,
  tab,
  sentOn: message.sentOn,
  read: message.read,
  status: message.status,
  writtenBy: shownAuthor(message.writtenBy),
});

/** The inbox as the caller reads it, once the member is notified of what is new in theirs. */
function readInbox(
  before: Memory,
  request: PlayRequest,
  context: Context,
  language: MessageLanguage,
) {
  const ofMember = messagesIn(before, context, language);
  const { memory, sent } = sendNotices(before, context, ofMember);
  const reader = caregiverOf(before, request, context);
  const messages = reader ? messagesIn(before, context, language, reader) : ofMember;
  return { memory, sent, messages };
}

function wholeOf(message: InboxMessage, context: Context): Json {
  const { body, action, statement, thread } = message;
  return {
    ...rowOf(message),
    body,
    action,
    statement: statement && statementOf(statement, context),
    thread: thread && {
      topic: thread.topic,
      expected: thread.answerBy === null ? null : { answerBy: thread.answerBy },
      related: thread.related,
      entries: thread.entries.map(({ from, sender, writtenBy, sentOn, body: said, files }) => ({
        from,
        sender,
        sentOn,
        body: said,
        files,
        writtenBy: shownAuthor(writtenBy),
      })),
      quickAnswers: (thread.entries.at(-1)?.quickAnswers ?? []).map((text) => ({ text })),
    },
  } as unknown as Json;
}

/** Marks everything of one count as read. */
const markRead = (count: UnreadCount): Behaviour => ({
  ...fromInbox,
  play: (memory, request, context) => {
    const which = ({ tab }: InboxMessage) => countOfTab[tab] === count;
    const reader = caregiverOf(memory, request, context);
    const after = markMessages(memory, context, { read: true, which, reader });
    return answer(after.memory, { markedRead: after.marked });
  },
});

export const behaviours: Behaviours = {
  'notifications.getList': {
    fixture: InboxFile,
    recordedAsIs: true,
    play: (before, request, context) => {
      const language = languageOf(request);
      const reader = caregiverOf(before, request, context);
      const written = withLanguage(before, language, reader);
      const { memory, sent, messages } = readInbox(written, request, context, language);
      const notifications = messages.map((message) => ({
        ...rowOf(message),
        hasAction: message.isToDo,
        period: message.statement && { from: message.statement.from, to: message.statement.to },
      }));
      return { ...answer(memory, { notifications }), sent };
    },
  },
  'notifications.getCounts': {
    ...fromInbox,
    play: (before, request, context) => {
      const { memory, sent, messages } = readInbox(before, request, context, 'en');
      return { ...answer(memory, unreadCounts(messages)), sent };
    },
  },
  /** One message, which stays as unread as it was; 404 when there is none with this id. */
  'notifications.getMessage': {
    ...fromInbox,
    play: (memory, request, context) => {
      const { mpmId } = request.params;
      const reader = caregiverOf(memory, request, context);
      const message = messagesIn(memory, context, languageOf(request), reader).find(
        (each) => each.mpmId === mpmId,
      );
      return message
        ? answer(memory, wholeOf(message, context))
        : refuse(memory, 404, 'MESSAGE_NOT_FOUND', 'There is no message with this id.');
    },
  },
  'notifications.mark': {
    ...fromInbox,
    play: (memory, request, context) => {
      const { mpmIds, read } = request.body as { mpmIds: string[]; read: boolean };
      const wanted = new Set(mpmIds);
      const which = ({ mpmId }: InboxMessage) => wanted.has(mpmId);
      const reader = caregiverOf(memory, request, context);
      const after = markMessages(memory, context, { read, which, reader });
      return answer(after.memory, { marked: after.marked });
    },
  },
  'notifications.markEobRead': markRead('eob'),
  'notifications.markOtherRead': markRead('other'),
};
