/** The tabs of the Message Center, in their order. */
export const messageTabs = ['letters', 'eobs', 'notifications', 'other'] as const;
export type MessageTab = (typeof messageTabs)[number];

/** The three unread counts of the service (Spec §3, Other). */
export type UnreadCount = 'notifications' | 'eob' | 'other';

/** In which count a message of each tab counts: letters are notifications, secure messages are other. */
export const countOfTab: Readonly<Record<MessageTab, UnreadCount>> = {
  letters: 'notifications',
  eobs: 'eob',
  notifications: 'notifications',
  other: 'other',
};

/** The tab of a message; one that the service does not name is shown with the notifications, which count it too. */
export const tabOf = (tab: MessageTab | 'unknown'): MessageTab =>
  tab === 'unknown' ? 'notifications' : tab;

interface Message {
  tab: MessageTab | 'unknown';
  read: boolean;
}

/** The unread messages of each tab. */
export function unreadByTab(messages: readonly Message[]): Record<MessageTab, number> {
  const unread = { letters: 0, eobs: 0, notifications: 0, other: 0 };
  for (const { tab, read } of messages) if (!read) unread[tabOf(tab)] += 1;
  return unread;
}

/** The same as the service counts them. Their sum, the badge (SH-6), is the sum of the tabs. */
export function unreadCounts(
  messages: readonly Message[],
): Record<UnreadCount, { unread: number }> {
  const counts = { notifications: { unread: 0 }, eob: { unread: 0 }, other: { unread: 0 } };
  for (const { tab, read } of messages) if (!read) counts[countOfTab[tabOf(tab)]].unread += 1;
  return counts;
}
