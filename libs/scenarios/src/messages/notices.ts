import type { NotificationChannel, NotificationKind } from '@portal/domain/account';
import { accountOf, emailOf, notificationsOf, languageIn } from '../account/account';
import { type Context, type Memory, store } from '../memory/behaviour';
import type { Caregiver } from '../family-access/invitations';
import type { SentMessage, MessageLanguage } from '../memory/sent-message';
import type { InboxMessage } from './inbox';
import { storedMessages } from './inbox-file';

/** The kind of news, of those that members choose, by the category of a message. */
const kinds: Readonly<Record<string, NotificationKind>> = {
  autoRefill: 'refillDue',
  coverageRequest: 'decision',
  eob: 'eob',
  mailOrder: 'order',
  newPrescription: 'order',
  notShipped: 'actionNeeded',
  paymentPlan: 'decision',
};

/** The services send another email about these. */
const mailedAlready: readonly string[] = ['payment'];

const texts: Record<
  MessageLanguage,
  { subject: string; email: (link: string) => string; text: (link: string) => string }
> = {
  en: {
    subject: 'You have a new message at Everfern Rx',
    email: (link) =>
      `A new message is in your Message Center. Sign in to read it:\n${link}\n\nFor your privacy this email does not say what it is about. You choose when we write to you in your account settings, under “Notifications”.`,
    text: (link) =>
      `Everfern Rx: You have a new message. Sign in to read it: ${link} Reply STOP to end texts.`,
  },
  es: {
    subject: 'Tiene un mensaje nuevo en Everfern Rx',
    email: (link) =>
      `Hay un mensaje nuevo en su Centro de mensajes. Inicie sesión para leerlo:\n${link}\n\nPor su privacidad, este correo no dice de qué se trata. En la configuración de su cuenta, en “Notificaciones”, puede elegir cuándo le escribimos.`,
    text: (link) =>
      `Everfern Rx: Tiene un mensaje nuevo. Inicie sesión para leerlo: ${link} Responda STOP para no recibir más.`,
  },
};

/** The memory with the language in which the member writes or reads; a caregiver's is not the member's. */
export function withLanguage(
  memory: Memory,
  language: MessageLanguage,
  caregiver: Caregiver | undefined,
): Memory {
  if (caregiver || language === languageIn(memory)) return memory;
  return store(memory, 'noticeLanguage', language);
}

/** Which state of each message was reported, by its id. */
const reportedIn = ({ stored }: Memory) =>
  (stored['messagesReported'] ?? {}) as Readonly<Record<string, string>>;

/**
 * Reports to the member what is new in their inbox since the scenario began, once: by email and text, as they chose.
 * An answer to a secure message is always reported by email, as the form says. `messages`: the inbox as the member
 * reads it, also when a caregiver makes the call.
 */
export function sendNotices(
  memory: Memory,
  context: Context,
  messages: readonly InboxMessage[],
): { memory: Memory; sent: readonly SentMessage[] } {
  const reported = reportedIn(memory);
  const before = new Map(storedMessages(context).map(({ mpmId, sentOn }) => [mpmId, sentOn]));
  const news = messages.filter(
    ({ mpmId, sentOn, read, thread }) =>
      // The member, or a caregiver for them, wrote it: no email says that we did.
      thread?.entries.at(-1)?.from !== 'member' &&
      !read &&
      before.get(mpmId) !== sentOn &&
      reported[mpmId] !== sentOn,
  );
  if (news.length === 0) return { memory, sent: [] };
  const all = {
    ...reported,
    ...Object.fromEntries(news.map(({ mpmId, sentOn }) => [mpmId, sentOn])),
  };
  return {
    memory: store(memory, 'messagesReported', all),
    sent: news.flatMap((message) => noticesOf(message, memory, context)),
  };
}

function noticesOf(message: InboxMessage, memory: Memory, context: Context): SentMessage[] {
  const channels = channelsOf(message, memory, context);
  const say = texts[languageIn(memory)];
  const link = `${context.portal}/member/message-center?${new URLSearchParams({ message: message.mpmId })}`;
  const email = channels.has('email') && emailOf(memory, context);
  const mobile =
    channels.has('text') &&
    accountOf(memory, context).phones.find(({ kind, mayText }) => kind === 'mobile' && mayText);
  return [
    ...(email
      ? [{ kind: 'email' as const, to: email, subject: say.subject, text: say.email(link) }]
      : []),
    ...(mobile
      ? [{ kind: 'text' as const, to: mobile.number, subject: '', text: say.text(link) }]
      : []),
  ];
}

function channelsOf(
  { category, status, isToDo }: InboxMessage,
  memory: Memory,
  context: Context,
): ReadonlySet<NotificationChannel> {
  const isAnswer = status !== 'none';
  const kind = kinds[category] ?? (isToDo ? 'actionNeeded' : null);
  const choices = notificationsOf(accountOf(memory, context));
  const chosen = choices.find((each) => each.kind === kind)?.channels ?? [];
  const channels = new Set([...chosen, ...(isAnswer ? (['email'] as const) : [])]);
  if (mailedAlready.includes(category)) channels.delete('email');
  return channels;
}
