import { messageTabs, threadStatuses } from '@portal/domain/messages';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Who wrote for the member: a person whom they let write. Null: the member, or the service. */
const writtenBy = f.orNull(z.object({ name: f.fullName }));

const unread = f.part(z.object({ unread: f.count }));

/** Specification §3, Other: unread counts; the badge shows their sum (SH-6). */
export const NotificationCounts = z.object({ notifications: unread, eob: unread, other: unread });

/** What a row of the list and an open message have in common. The specification names no fields: these are ours. */
const about = {
  mpmId: f.required(f.recordId),
  subject: f.freeText,
  sender: f.freeText,
  /** Of the last word in a secure message. */
  writtenBy,
  category: f.label,
  /** Where it is shown. From the tab follows in which of the three counts it counts (libs/domain/src/messages). */
  tab: f.code(messageTabs),
  sentOn: f.isoDateTime,
  read: f.flag,
  /** Who has the next word in a secure message; `none` for every other message. */
  status: f.code([...threadStatuses, 'none']),
};

const period = z.object({ from: f.isoDate, to: f.isoDate });

const MessageRow = z.object({
  ...about,
  /** The member has to do something. False for a message with a link that only shows what it is about. */
  hasAction: f.flag,
  /** The days that an explanation of benefits is about. */
  period: f.orNull(period),
});

/** Of a claim, or of all of an explanation of benefits: billed − discount − plan − other payer = you paid. */
const amounts = {
  billed: f.money,
  discount: f.money,
  planPaid: f.money,
  otherPaid: f.money,
  youPaid: f.money,
  /** The part of `youPaid` that counts toward the deductible. */
  deductible: f.money,
};

/** An explanation of benefits. Its claims are those of the claims history. */
const Statement = z.object({
  ...period.shape,
  /** Whose claims they are. */
  givenName: f.givenName,
  claims: f.list(
    z.object({
      healthServiceId: f.recordId,
      dateOfService: f.isoDate,
      drugName: f.drugName,
      // For pages in Spanish, as in the claims history.
      spanishName: f.drugName,
      strength: f.label,
      drugForm: f.label,
      pharmacyName: f.pharmacyName,
      /** The pharmacy took the claim back: nothing is owed for it. */
      isReversed: f.flag,
      ...amounts,
    }),
  ),
  totals: f.part(z.object(amounts)),
});

/** A secure message and its answers, the oldest first. */
const Thread = z.object({
  topic: f.label,
  /** Our answer that is due next; null when it is the member's turn, or no one's. */
  expected: f.orNull(z.object({ answerBy: f.isoDateTime })),
  related: f.list(z.object({ kind: f.code(['claim', 'order', 'quote']), id: f.recordId })),
  entries: f.list(
    z.object({
      from: f.code(['member', 'service']),
      sender: f.freeText,
      writtenBy,
      sentOn: f.isoDateTime,
      body: f.freeText,
      /** What was attached; `messages.getFile` has the bytes. */
      files: f.list(
        z.object({ id: f.required(f.recordId), name: f.freeText, type: f.label, size: f.count }),
      ),
    }),
  ),
  /** Short answers to what we asked last, in the language of the request; none when we asked nothing. */
  quickAnswers: f.list(z.object({ text: f.freeText })),
});

export const NotificationMessage = z.object({
  ...about,
  /** Paragraphs, with an empty line between them. */
  body: f.freeText,
  /** The screen that it is about, or where the member acts on it; null when there is none. */
  action: f.orNull(z.object({ path: f.label })),
  statement: f.orNull(Statement),
  thread: f.orNull(Thread),
});

/** English unless stated; a message that exists in one language only stays in it. */
const inLanguage = z.object({ language: z.optional(f.language) });

const MarkedRead = z.object({ markedRead: f.count });

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
    params: { mpmId: f.required(f.recordId) },
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
      notifications: f.essential(z.array(MessageRow)),
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
      mpmIds: z.array(f.required(f.recordId)).check(z.minLength(1), z.maxLength(mostMarked)),
      read: z.boolean(),
    }),
    response: z.object({ marked: f.count }),
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
