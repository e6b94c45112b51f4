import type { AccountPhone } from './phones';

/** What members may be told, in the order of the settings (forms.md 10). */
export const notificationKinds = [
  'actionNeeded',
  'order',
  'refillDue',
  'decision',
  'claim',
  'eob',
  'drugList',
  'bill',
  'news',
  'signIn',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChannels = ['email', 'text', 'app', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export interface NotificationChoice {
  kind: NotificationKind;
  channels: readonly NotificationChannel[];
}

/** For the member's safety: a sign-in is always reported by email. */
export const isLocked = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  kind === 'signIn' && channel === 'email';

/** The choice for each kind, in order: none chosen where the service names none, and what is locked always. */
export function allChoices(
  stored: readonly { kind: string; channels: readonly string[] }[],
): NotificationChoice[] {
  return notificationKinds.map((kind) => {
    const chosen = stored.find((each) => each.kind === kind)?.channels ?? [];
    return {
      kind,
      channels: notificationChannels.filter(
        (channel) => chosen.includes(channel) || isLocked(kind, channel),
      ),
    };
  });
}

/** A contact without which a channel reaches no one, and how many kinds of news were to come that way. */
export interface MissingContact {
  channel: 'email' | 'text';
  kinds: number;
}

/** The channels that the member chose and that we have no contact for. */
export function missingContacts(
  choices: readonly NotificationChoice[],
  { email, phones }: { email: string; phones: readonly Pick<AccountPhone, 'kind' | 'mayText'>[] },
): MissingContact[] {
  const canText = phones.some(({ kind, mayText }) => kind === 'mobile' && mayText);
  const without = [
    ...(email === '' ? (['email'] as const) : []),
    ...(canText ? [] : (['text'] as const)),
  ];
  return without
    .map((channel) => ({
      channel,
      kinds: choices.filter(({ channels }) => channels.includes(channel)).length,
    }))
    .filter(({ kinds }) => kinds > 0);
}
