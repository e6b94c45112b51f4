import { type AttachedFile, filesIn } from '@portal/domain/forms';
import { threadStatus, type ThreadStatus } from '@portal/domain/messages';
import { type Context, type Memory, store } from '../memory/behaviour';
import { receivedIn, type WrittenBy } from '../memory/received';
import { answerTo } from './answers';
import { type StoredMessage, storedMessages } from './inbox-file';
import type { MessageLanguage } from '../memory/sent-message';

/** A reply that was received, at any sign-in; times on the scenario's calendar. */
export interface Reply {
  key: string;
  mpmId: string;
  body: string;
  files: AttachedFile[];
  writtenBy: WrittenBy | undefined;
  receipt: { referenceNumber: string; receivedAt: string; answerBy: string };
}

export const repliesIn = ({ stored }: Memory): Reply[] =>
  (stored['messageReplies'] ?? []) as Reply[];

export interface ThreadEntry {
  from: 'member' | 'service';
  sender: string;
  writtenBy: WrittenBy | undefined;
  sentOn: string;
  body: string;
  files: readonly AttachedFile[];
  asks?: boolean;
  /** Short answers that we offer to what we ask. */
  quickAnswers?: readonly string[];
}

export interface Thread {
  mpmId: string;
  subject: string;
  topic: string;
  related: { kind: string; id: string }[];
  entries: ThreadEntry[];
  status: ThreadStatus;
  /** When our next answer is due; null when none is. */
  answerBy: string | null;
}

/** A text in the wanted language, else in the one in which it exists. */
export const inLanguage = (
  text: { en?: string | undefined; es?: string | undefined } | undefined,
  language: MessageLanguage,
): string => text?.[language] ?? text?.en ?? text?.es ?? '';

/** The secure messages of the scenario's file, and those that were sent since. */
export function threadsIn(memory: Memory, context: Context, language: MessageLanguage): Thread[] {
  const stored = storedMessages(context).flatMap((message) =>
    message.thread ? [storedThread(message, message.thread, memory, context, language)] : [],
  );
  const sent = receivedIn(memory)
    .filter(({ formId }) => formId === 'contact')
    .map(({ answers, receipt, writtenBy }) => {
      const { subject, body, topic, related, replyBy } = answers as Record<string, string>;
      const { referenceNumber, receivedAt, answerBy } = receipt;
      const files = filesIn((answers as Record<string, unknown>)['files']);
      const begun = { body: body ?? '', files, writtenBy, receivedAt, answerBy };
      const about = ((related ?? []) as unknown as string[]).map((each) => {
        const [kind = '', id = ''] = each.split(':');
        return { kind, id };
      });
      return threadOf(
        { mpmId: referenceNumber, subject: subject ?? '', topic: topic ?? '', related: about },
        { before: [], begun: [begun], isByPhone: replyBy === 'phone' },
        memory,
        context,
        language,
      );
    });
  return [...stored, ...sent];
}

function storedThread(
  { mpmId, subject }: StoredMessage,
  { topic, related, entries }: NonNullable<StoredMessage['thread']>,
  memory: Memory,
  context: Context,
  language: MessageLanguage,
): Thread {
  const before = entries.map(({ from, sender, writtenBy, sentOn, body, files = [], ...entry }) => ({
    from,
    writtenBy,
    sentOn,
    files,
    asks: entry.asks ?? false,
    sender: inLanguage(sender, language),
    body: inLanguage(body, language),
    quickAnswers: (entry.quickAnswers ?? []).map((each) => inLanguage(each, language)),
  }));
  const about = { mpmId, subject: inLanguage(subject, language), topic, related };
  const parts = { before, begun: [], isByPhone: false };
  return threadOf(about, parts, memory, context, language);
}

/** A message that the member, or a person for them, sent since. */
interface Said {
  body: string;
  writtenBy: WrittenBy | undefined;
  files: readonly AttachedFile[];
  receivedAt: string;
  answerBy: string;
}

interface Parts {
  /** What the scenario's file says. */
  before: readonly ThreadEntry[];
  /** The sent message with which the thread began. */
  begun: readonly Said[];
  isByPhone: boolean;
}

/** Puts a thread together: each sent message, and our answer to it from the moment when it is due. */
function threadOf(
  about: Pick<Thread, 'mpmId' | 'subject' | 'topic' | 'related'>,
  { before, begun, isByPhone }: Parts,
  memory: Memory,
  { now }: Context,
  language: MessageLanguage,
): Thread {
  const replies = repliesIn(memory).filter(({ mpmId }) => mpmId === about.mpmId);
  const said: Said[] = [
    ...begun,
    ...replies.map(({ body, files, writtenBy, receipt }) => ({
      body,
      files,
      writtenBy,
      ...receipt,
    })),
  ];
  const turnsBefore = before.filter(({ from }) => from === 'service').length;
  const entries = said.flatMap(
    ({ body, files, writtenBy, receivedAt, answerBy }, turn): ThreadEntry[] => {
      const own: ThreadEntry = {
        from: 'member',
        sender: '',
        writtenBy,
        body,
        files,
        sentOn: receivedAt,
      };
      if (Date.parse(answerBy) > now.getTime()) return [own];
      const answer = answerTo(about.topic, turnsBefore + turn, isByPhone, language);
      return [
        own,
        { from: 'service', writtenBy: undefined, sentOn: answerBy, files: [], ...answer },
      ];
    },
  );
  const all = [...before, ...entries.sort((a, b) => Date.parse(a.sentOn) - Date.parse(b.sentOn))];
  const due = said.filter(({ answerBy }) => Date.parse(answerBy) > now.getTime());
  return {
    ...about,
    entries: all,
    status: threadStatus(all),
    answerBy: due[0]?.answerBy ?? null,
  };
}

/** The memory with one more reply, for every later sign-in. */
export const withReply = (memory: Memory, reply: Reply): Memory =>
  store(memory, 'messageReplies', [...repliesIn(memory), reply]);
