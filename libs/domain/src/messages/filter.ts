import { matchesSearch } from './search';
import { type MessageTab, tabOf } from './counts';

/** Which messages of a tab are shown. */
export interface MessageFilter {
  search: string;
  only: 'all' | 'unread' | 'action';
  /** YYYY; null: every year. */
  year: string | null;
}

export const everyMessage: MessageFilter = { search: '', only: 'all', year: null };

interface Message {
  mpmId: string;
  tab: MessageTab | 'unknown';
  subject: string;
  sender: string;
  sentOn: string;
  read: boolean;
  hasAction: boolean;
}

export const isNarrowed = ({ search, only, year }: MessageFilter): boolean =>
  search.trim() !== '' || only !== 'all' || year !== null;

/** The messages of a tab, the newest first. */
export const messagesOfTab = <M extends Message>(messages: readonly M[], tab: MessageTab): M[] =>
  messages
    .filter((message) => tabOf(message.tab) === tab)
    .sort((one, other) => Date.parse(other.sentOn) - Date.parse(one.sentOn));

/** The messages that a filter shows; `textOf` is the text of a message that was opened. */
export function filterMessages<M extends Message>(
  messages: readonly M[],
  { search, only, year }: MessageFilter,
  textOf: (mpmId: string) => string = () => '',
): M[] {
  return messages.filter(
    (message) =>
      (only !== 'unread' || !message.read) &&
      (only !== 'action' || message.hasAction) &&
      (year === null || yearOf(message) === year) &&
      matchesSearch(search, () => `${message.subject} ${message.sender} ${textOf(message.mpmId)}`),
  );
}

export const yearOf = ({ sentOn }: Pick<Message, 'sentOn'>): string => sentOn.slice(0, 4);

/** The years of messages, the newest first. */
export const yearsOf = (messages: readonly Pick<Message, 'sentOn'>[]): string[] =>
  [...new Set(messages.map(yearOf))]
    .filter((year) => year !== '')
    .sort()
    .reverse();

/** The messages of the newest so many years: the others are shown when the member asks for them. */
export function newestYears<M extends Pick<Message, 'sentOn'>>(
  messages: readonly M[],
  count: number,
): { shown: M[]; oldestShown: string; hasOlder: boolean } {
  const years = yearsOf(messages);
  const wanted = new Set(years.slice(0, count));
  return {
    shown: messages.filter((message) => wanted.has(yearOf(message)) || yearOf(message) === ''),
    oldestShown: years[Math.min(count, years.length) - 1] ?? '',
    hasOlder: years.length > count,
  };
}
