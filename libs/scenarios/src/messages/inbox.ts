import type { MessageTab, ThreadStatus } from '@portal/domain/messages';
import { type Context, type Memory, store } from '../memory/behaviour';
import { withTimes } from '../coverage-requests/coverage-file';
import { requestMessages } from '../coverage-requests/request-messages';
import type { Caregiver } from '../family-access/invitations';
import { formMessages } from '../forms/form-messages';
import type { WrittenBy } from '../memory/received';
import { autoRefillMessages } from '../mail-order/auto-refill-messages';
import { newRxMessages } from '../mail-order/new-rx-news';
import { orderMessages } from '../mail-order/order-messages';
import { paymentMessages } from '../payments/payment-messages';
import type { Json } from '../files/scenario-file';
import { type StoredMessage, storedMessages } from './inbox-file';
import { inLanguage, type Thread, threadsIn } from './threads';
import type { MessageLanguage } from '../memory/sent-message';

/** A message of any tab. The list, an open message and the counts are made of the same ones. */
export interface InboxMessage {
  mpmId: string;
  tab: MessageTab;
  category: string;
  subject: string;
  sender: string;
  /** Of the last word in a secure message. */
  writtenBy: WrittenBy | undefined;
  body: string;
  sentOn: string;
  read: boolean;
  status: ThreadStatus | 'none';
  action: { path: string } | null;
  /** It waits for an act of the member, which a link alone does not say. */
  isToDo: boolean;
  statement: StoredMessage['statement'] | null;
  thread: Thread | null;
}

type Unmarked = Omit<InboxMessage, 'read'> & { readAtFirst: boolean };

const homeDelivery = { en: 'Home delivery pharmacy', es: 'Farmacia de entrega a domicilio' };
const weSend = { en: 'Member services', es: 'Servicio a miembros' };

/** Everything in the member's inbox now, the newest first. `reader`: the caregiver who reads it for the member. */
export function messagesIn(
  memory: Memory,
  context: Context,
  language: MessageLanguage = 'en',
  reader?: Caregiver,
): InboxMessage[] {
  const marks = marksOf(reader, memory);
  const threads = threadsIn(memory, context, language);
  const stored = new Map(storedMessages(context).map((each) => [each.mpmId, each]));
  return [
    ...storedMessages(context)
      .filter(({ thread }) => !thread)
      .map((message) => plain(message, context, language)),
    ...autoRefillMessages(memory, context, language).map(({ category, ...message }) =>
      ofHomeDelivery(message, category, language),
    ),
    ...orderMessages(memory, context, language).map((message) =>
      ofHomeDelivery(message, 'mailOrder', language),
    ),
    ...newRxMessages(memory, context, language).map((message) =>
      ofHomeDelivery(message, 'newPrescription', language),
    ),
    ...paymentMessages(memory, context, language).map((message) =>
      notification(message, 'payment', weSend[language]),
    ),
    ...formMessages(memory, context, language).map(({ isReceipt, ...message }) => ({
      ...notification(message, message.category, weSend[language]),
      // The page said the same when the form was sent.
      readAtFirst: isReceipt,
    })),
    ...requestMessages(memory, context, language).map((message) => ({
      ...notification(message, 'coverageRequest', weSend[language]),
      tab: 'letters' as const,
    })),
    ...threads.map((thread) => ofThread(thread, stored.get(thread.mpmId), language, reader)),
  ]
    .sort((one, other) => Date.parse(other.sentOn) - Date.parse(one.sentOn))
    .map(({ readAtFirst, ...message }) => {
      const mark = marks[message.mpmId];
      // A mark is about what was there then: an answer that came since is unread.
      return { ...message, read: mark?.sentOn === message.sentOn ? mark.read : readAtFirst };
    });
}

type Notice = Pick<Unmarked, 'mpmId' | 'subject' | 'body' | 'sentOn' | 'action'> &
  Partial<Pick<Unmarked, 'isToDo'>>;

const notification = (message: Notice, category: string, sender: string): Unmarked => ({
  isToDo: false,
  ...message,
  tab: 'notifications',
  category,
  sender,
  readAtFirst: false,
  writtenBy: undefined,
  status: 'none',
  statement: null,
  thread: null,
});

const ofHomeDelivery = (message: Notice, category: string, language: MessageLanguage): Unmarked =>
  notification(message, category, homeDelivery[language]);

function plain(message: StoredMessage, context: Context, language: MessageLanguage): Unmarked {
  const { mpmId, tab, category, subject, sender, body, sentOn, read } = message;
  return {
    mpmId,
    tab,
    category,
    sentOn,
    readAtFirst: read,
    status: 'none',
    thread: null,
    writtenBy: undefined,
    subject: inLanguage(subject, language),
    sender: inLanguage(sender, language),
    body: withTimes(inLanguage(body, language), context, language),
    action: message.action ? { path: message.action.path } : null,
    isToDo: message.action?.isToDo === true,
    statement: message.statement ?? null,
  };
}

function ofThread(
  thread: Thread,
  stored: StoredMessage | undefined,
  language: MessageLanguage,
  reader: Caregiver | undefined,
): Unmarked {
  const { mpmId, subject, entries, status } = thread;
  const last = entries.at(-1);
  const isAsStored = stored?.thread?.entries.length === entries.length;
  const answered = entries.findLast(({ from }) => from === 'service');
  return {
    mpmId,
    tab: 'other',
    subject,
    status,
    thread,
    action: null,
    statement: null,
    isToDo: status === 'waitingForYou',
    category: 'secureMessage',
    sender: answered?.sender ?? weSend[language],
    writtenBy: last?.writtenBy,
    body: last?.body ?? '',
    sentOn: last?.sentOn ?? '',
    // What people wrote themselves is not news to them; what a caregiver wrote is news to the member.
    readAtFirst: isAsStored
      ? stored.read
      : last?.from === 'member' && last.writtenBy?.accessId === reader?.accessId,
  };
}

/** What was marked at any sign-in, and which state of the message that was about. */
type Marks = Readonly<Record<string, { read: boolean; sentOn: string }>>;

/** The marks of each reader: what a caregiver has read, the member may not have read. */
const marksIn = ({ stored }: Memory) =>
  (stored['messageMarks'] ?? {}) as Readonly<Record<string, Marks>>;

const nameOf = (reader: Caregiver | undefined) => reader?.accessId ?? 'member';

const marksOf = (reader: Caregiver | undefined, memory: Memory): Marks =>
  marksIn(memory)[nameOf(reader)] ?? {};

interface ToMark {
  read: boolean;
  which: (message: InboxMessage) => boolean;
  reader: Caregiver | undefined;
}

/** Marks messages for their reader, and says how many were not so before. */
export function markMessages(
  memory: Memory,
  context: Context,
  { read, which, reader }: ToMark,
): { memory: Memory; marked: number } {
  const changed = messagesIn(memory, context, 'en', reader).filter(
    (message) => message.read !== read && which(message),
  );
  if (changed.length === 0) return { memory, marked: 0 };
  const marks = Object.fromEntries(changed.map(({ mpmId, sentOn }) => [mpmId, { read, sentOn }]));
  const ofReader = { ...marksOf(reader, memory), ...marks };
  const all = { ...marksIn(memory), [nameOf(reader)]: ofReader } as unknown as Json;
  return { memory: store(memory, 'messageMarks', all), marked: changed.length };
}
