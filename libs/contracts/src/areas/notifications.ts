import { messageTabs, threadStatuses } from '@portal/domain/messages';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  code,
  count,
  drugName,
  essential,
  flag,
  freeText,
  fullName,
  givenName,
  isoDate,
  isoDateTime,
  label,
  language,
  list,
  money,
  orNull,
  part,
  pharmacyName,
  recordId,
  required,
} from '../fields';

/** Who wrote for the member: a person whom they let write. Null: the member, or the service. */
const writtenBy = orNull(z.object({ name: fullName }));

const unread = part(z.object({ unread: count }));

/** Specification §3, Other: unread counts; the badge shows their sum (SH-6). */
export const NotificationCounts = z.object({ notifications: unread, eob: unread, other: unread });

/** What a row of the list and an open message have in common. The specification names no fields: these are ours. */
const about = {
  mpmId: required(recordId),
  subject: freeText,
  sender: freeText,
  /** Of the last word in a secure message. */
  writtenBy,
  category: label,
  /** Where it is shown. From the tab follows in which of the three counts it counts (libs/domain/src/messages). */
  tab: code(messageTabs),
  sentOn: isoDateTime,
  read: flag,
  /** Who has the next word in a secure message; `none` for every other message. */
  status: code([...threadStatuses, 'none']),
};

const period = z.object({ from: isoDate, to: isoDate });

const MessageRow = z.object({
  ...about,
  /** The member has to do something. False for a message with a link that only shows what it is about. */
  hasAction: flag,
  /** The days that an explanation of benefits is about. */
  period: orNull(period),
});

/** Of a claim, or of all of an explanation of benefits: billed − discount − plan − other payer = you paid. */
const amounts = {
  billed: money,
  discount: money,
  planPaid: money,
  otherPaid: money,
  youPaid: money,
  /** The part of `youPaid` that counts toward the deductible. */
  deductible: money,
};

/** An explanation of benefits. Its claims are those of the claims history. */
const Statement = z.object({
  ...period.shape,
  /** Whose claims they are. */
  givenName,
  claims: list(
    z.object({
      healthServiceId: recordId,
      dateOfService: isoDate,
      drugName,
      // For pages in Spanish, as in the claims history.
      spanishName: drugName,
      strength: label,
      drugForm: label,
      pharmacyName,
      /** The pharmacy took the claim back: nothing is owed for it. */
      isReversed: flag,
      ...amounts,
    }),
  ),
  totals: part(z.object(amounts)),
});

/** A secure message and its answers, the oldest first. */
const Thread = z.object({
  topic: label,
  /** Our answer that is due next; null when it is the member's turn, or no one's. */
  expected: orNull(z.object({ answerBy: isoDateTime })),
  related: list(z.object({ kind: code(['claim', 'order', 'quote']), id: recordId })),
  entries: list(
    z.object({
      from: code(['member', 'service']),
      sender: freeText,
      writtenBy,
      sentOn: isoDateTime,
      body: freeText,
      /** What was attached; `messages.getFile` has the bytes. */
      files: list(z.object({ id: required(recordId), name: freeText, type: label, size: count })),
    }),
  ),
  /** Short answers to what we asked last, in the language of the request; none when we asked nothing. */
  quickAnswers: list(z.object({ text: freeText })),
});

export const NotificationMessage = z.object({
  ...about,
  /** Paragraphs, with an empty line between them. */
  body: freeText,
  /** The screen that it is about, or where the member acts on it; null when there is none. */
  action: orNull(z.object({ path: label })),
  statement: orNull(Statement),
  thread: orNull(Thread),
});

/** English unless stated; a message that exists in one language only stays in it. */
const inLanguage = z.object({ language: z.optional(language) });

const MarkedRead = z.object({ markedRead: count });

/** Messages that are marked in one call, at most. */
export const mostMarked = 1000;

export const notifications = defineEndpoints('notifications', 'messages', {
  getCounts: endpoint({
    summary: 'How many notifications, explanations of benefits and other letters are unread.',
    method: 'GET',
    path: '/portalmicroservices/api/notifications/count',
    upstream: 'member',
    auth: 'member',
    response: NotificationCounts,
    spec: '§7.2',
  }),
  getMessage: endpoint({
    summary: 'One message, whole. It is not read by that: `mark` says so.',
    method: 'GET',
    path: '/portalmicroservices/api/notifications/message/mpm/:mpmId',
    upstream: 'member',
    auth: 'member',
    params: { mpmId: required(recordId) },
    query: inLanguage,
    response: NotificationMessage,
    spec: '§7.2',
  }),
  getList: endpoint({
    summary: "The member's messages of all tabs, newest first.",
    method: 'GET',
    path: '/portalmicroservices/api/notifications/message/mpmNotificationJson',
    upstream: 'member',
    auth: 'member',
    query: inLanguage,
    response: z.object({
      notifications: essential(z.array(MessageRow)),
    }),
    spec: '§7.2',
  }),
  mark: endpoint({
    summary: 'Marks messages as read or unread, and answers how many changed.',
    method: 'POST',
    path: '/portalmicroservices/api/notifications/marks',
    upstream: 'member',
    auth: 'member',
    body: z.strictObject({
      mpmIds: z.array(required(recordId)).check(z.minLength(1), z.maxLength(mostMarked)),
      read: z.boolean(),
    }),
    response: z.object({ marked: count }),
    spec: 'AC-2',
    assumed: true,
  }),
  markEobRead: endpoint({
    summary: 'Marks every explanation of benefits as read.',
    method: 'POST',
    path: '/portalmicroservices/api/notifications/eob/read',
    upstream: 'member',
    auth: 'member',
    response: MarkedRead,
    spec: '§7.2, EP-1',
  }),
  markOtherRead: endpoint({
    summary: 'Marks every other letter as read.',
    method: 'POST',
    path: '/portalmicroservices/api/notifications/other/read',
    upstream: 'member',
    auth: 'member',
    response: MarkedRead,
    spec: '§7.2, EP-1',
  }),
});
