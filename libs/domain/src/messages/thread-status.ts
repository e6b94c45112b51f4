/** The most characters of a secure message, of a reply and of a visitor's message. */
export const longestMessage = 4000;

/** Who has the next word in a secure message. */
export const threadStatuses = ['waitingForUs', 'waitingForYou', 'answered'] as const;
export type ThreadStatus = (typeof threadStatuses)[number];

interface Entry {
  from: 'member' | 'service';
  /** The service asks for an answer. */
  asks?: boolean;
}

/** Where a thread stands, its entries the oldest first. Several words of the member need an answer each. */
export function threadStatus(entries: readonly Entry[]): ThreadStatus {
  const answers = entries.filter(({ from }) => from === 'service').length;
  const isOpen = entries.at(-1)?.from === 'member' || entries.length - answers > answers;
  if (isOpen) return 'waitingForUs';
  return entries.at(-1)?.asks ? 'waitingForYou' : 'answered';
}
