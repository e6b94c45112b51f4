import { NotificationMessage } from '@portal/contracts/notifications';
import * as z from 'zod/mini';
import type { Json } from '../scenario-file';
import {
  type Behaviour,
  type Behaviours,
  type Context,
  type Memory,
  remember,
  serviceError,
} from '../behaviour';

type Kind = 'notifications' | 'eob' | 'other';
type Counts = Record<Kind, { unread: number }>;

/** The counts of the response file; a kind that was marked as read in this run counts 0. */
const getCounts: Behaviour = {
  play: (memory, _request, context) => ({
    memory,
    response: { status: 200, body: countsNow(memory, context.fixture) as Json },
  }),
};

/** Marks every letter of one kind as read, and answers how many there were. */
const markRead = (kind: 'eob' | 'other'): Behaviour => ({
  derived: true,
  play: (memory, _request, context: Context) => {
    const markedRead = countsNow(memory, context.fixtureOf('notifications.getCounts'))[kind].unread;
    return {
      memory: remember(memory, `${kind}Read`, true),
      response: { status: 200, body: { markedRead } },
    };
  },
});

/** One message of the file's `messages`; 404 when it has none with this id. */
const getMessage: Behaviour = {
  fixture: z.object({ messages: z.array(NotificationMessage) }),
  play: (memory, { params }, { fixture }) => {
    const { messages } = fixture as { messages: { mpmId: string }[] };
    const message = messages.find((each) => each.mpmId === params['mpmId']);
    const response = message
      ? { status: 200, body: message as Json }
      : serviceError(404, 'MESSAGE_NOT_FOUND', 'There is no message with this id.');
    return { memory, response };
  },
};

function countsNow(memory: Memory, fixture: Json | undefined): Counts {
  const none = { unread: 0 };
  const counts = (fixture ?? {}) as Partial<Counts>;
  return {
    notifications: counts.notifications ?? none,
    eob: memory.facts['eobRead'] === true ? none : (counts.eob ?? none),
    other: memory.facts['otherRead'] === true ? none : (counts.other ?? none),
  };
}

export const behaviours: Behaviours = {
  'notifications.getCounts': getCounts,
  'notifications.getMessage': getMessage,
  'notifications.markEobRead': markRead('eob'),
  'notifications.markOtherRead': markRead('other'),
};
