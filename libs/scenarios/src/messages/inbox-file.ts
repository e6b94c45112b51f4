import { messageTabs, type StatementOf, benefitsStatement } from '@portal/domain/messages';
import * as z from 'zod/mini';
import type { Context } from '../memory/behaviour';
import { addDays, shiftText } from '../memory/dates';
import { claimsOfPerson, spanishNameOfClaim } from '../drugs/my-claims';

/** A text in both languages, or in the one in which it exists. */
const inLanguages = z
  .strictObject({ en: z.optional(z.string()), es: z.optional(z.string()) })
  .check(z.refine(({ en, es }) => Boolean(en ?? es), 'Write it in a language.'));
const id = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,60}$/, 'An id has no spaces.'));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Write YYYY-MM-DD.'));
const moment = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d\d:\d\d)$/, 'Write a time.'));

const StoredMessage = z.strictObject({
  mpmId: id,
  tab: z.enum(messageTabs),
  category: z.string(),
  subject: inLanguages,
  sender: inLanguages,
  sentOn: moment,
  read: z.boolean(),
  body: z.optional(inLanguages),
  action: z.optional(
    z.strictObject({
      path: z.string().check(z.startsWith('/member/')),
      /** The member has to act there; else it only shows what the message is about. */
      isToDo: z.optional(z.boolean()),
    }),
  ),
  /** An explanation of benefits: its claims are those of the scenario. */
  statement: z.optional(z.strictObject({ memberId: z.string(), from: day, to: day })),
  /** A secure message, the oldest entry first. */
  thread: z.optional(
    z.strictObject({
      topic: z.string(),
      related: z.array(z.strictObject({ kind: z.enum(['claim', 'order', 'quote']), id })),
      entries: z.array(
        z.strictObject({
          from: z.enum(['member', 'service']),
          sender: z.optional(inLanguages),
          /** The person who wrote for the member. */
          writtenBy: z.optional(z.strictObject({ name: z.string() })),
          sentOn: moment,
          body: inLanguages,
          files: z.optional(
            z.array(z.strictObject({ id, name: z.string(), type: z.string(), size: z.number() })),
          ),
          asks: z.optional(z.boolean()),
          quickAnswers: z.optional(z.array(inLanguages)),
        }),
      ),
    }),
  ),
});

/**
 * What a response file of `notifications.getList` holds: the inbox, of which the list, each message and the counts
 * are made. `copies`: all of it again, each copy so many days before the one that follows it; `unread` of the
 * copies stay as they are, the older ones are read.
 */
export const InboxFile = z.strictObject({
  messages: z.array(StoredMessage),
  copies: z.optional(
    z.strictObject({ count: z.number(), everyDays: z.number(), unread: z.number() }),
  ),
});

export type StoredMessage = z.output<typeof StoredMessage>;
type InboxFile = z.output<typeof InboxFile>;

const copied = new WeakMap<InboxFile, readonly StoredMessage[]>();

/** The messages of the scenario's file; copies are made once. */
export function storedMessages({ fixtureOf }: Context): readonly StoredMessage[] {
  const file = fixtureOf('notifications.getList') as InboxFile | undefined;
  if (!file?.messages) return [];
  const { messages, copies } = file;
  if (!copies) return messages;
  const before = copied.get(file);
  if (before) return before;
  const all = copiesOf(messages, copies);
  copied.set(file, all);
  return all;
}

const copiesOf = (
  messages: readonly StoredMessage[],
  { count, everyDays, unread }: NonNullable<InboxFile['copies']>,
): StoredMessage[] =>
  Array.from({ length: count }, (_, copy) =>
    messages.map((message) => ({
      ...message,
      mpmId: `${message.mpmId}-${copy}`,
      sentOn: shiftText(message.sentOn, -copy * everyDays),
      read: message.read || copy >= unread,
      ...(message.statement && {
        statement: {
          ...message.statement,
          from: addDays(message.statement.from, -copy * everyDays),
          to: addDays(message.statement.to, -copy * everyDays),
        },
      }),
    })),
  ).flat();

/** An explanation of benefits, made of the scenario's own claims. */
export function statementOf(of: StatementOf, context: Context) {
  const claims = claimsOfPerson(context, [of.memberId], of.to).map(({ entry, ...row }) => ({
    ...row,
    youPaid: row.copayAmount,
    planPaid: row.amtInsurancePaid,
    fullPrice: entry.fullPrice,
    planDiscount: entry.planDiscount,
    otherPayerAmount: entry.otherPayerAmount,
    deductibleAmount: entry.deductibleAmount,
  }));
  const { claims: stated, totals } = benefitsStatement(claims, of);
  return {
    from: of.from,
    to: of.to,
    givenName: claims.find(({ memberFirstName }) => memberFirstName)?.memberFirstName ?? '',
    claims: stated.map(
      ({
        healthServiceId,
        dateOfService,
        drugName,
        productId,
        serviceProvider,
        status,
        amounts,
      }) => ({
        healthServiceId,
        dateOfService,
        drugName,
        pharmacyName: serviceProvider,
        isReversed: status === 'reversed',
        ...spanishNameOfClaim(drugName, productId, context.drugs),
        ...amounts,
      }),
    ),
    totals,
  };
}
