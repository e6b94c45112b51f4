import { hasCardNumber, largestPayment, longestCardName, toCents } from '@portal/domain';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import {
  BankAccount,
  Card,
  type CardToSend,
  NewBankAccount,
  NewCard,
  Refund,
  savesCard,
  SavedCard,
} from '../cards';

import { ownWords } from '../typed-as';

export { NewBankAccount, NewCard, SavedCard };

/** What is owed for mail order (§2.7), in dollars. `dueOn`: when the oldest open invoice is due. */
export const PaymentAccount = z.object({
  currentBalance: f.money,
  pastDueAmount: f.nonNegativeMoney,
  dueOn: f.isoDate,
});

/** One payment that was made or attempted. */
export const Payment = z.object({
  paymentId: f.recordId,
  confirmationNumber: f.recordId,
  paidOn: f.isoDate,
  amount: f.money,
  status: f.status({
    POSTED: 'posted',
    PROCESSING: 'processing',
    PENDING: 'pending',
    PLANNED: 'planned',
    CANCELLED: 'cancelled',
    DECLINED: 'declined',
    REFUNDED: 'refunded',
  }),
  /** Made by the automatic payment. */
  automatic: f.flag,
  /** The key under which `pay` was called; blank for one that was made otherwise, e.g. automatically or by phone. */
  idempotencyKey: f.token,
  /** Its receipt was sent to the email address of the account. */
  receiptEmailed: f.flag,
  card: f.orNull(Card),
  /** Null unless a bank account paid. */
  account: f.orNull(BankAccount),
  /** When the money is taken; blank unless it is pending or planned. */
  takenOn: f.isoDate,
  refund: Refund,
});

/** A line of an invoice: a medicine, or something else by its kind. */
const InvoiceLine = z.object({
  kind: f.code({ MEDICINE: 'medicine', SHIPPING: 'shipping' }),
  /** Null unless it is a medicine. */
  medicine: f.nullWithout(
    z.object({
      drugName: f.drugName,
      spanishName: f.drugName,
      isBrand: f.flag,
      strength: f.label,
      drugForm: f.label,
      days: f.count,
      filledOn: f.isoDate,
    }),
    'drugName',
  ),
  amount: f.money,
});

/** What was billed. `amountDue` is what is left of `amount`. */
export const Invoice = z.object({
  invoiceId: f.recordId,
  invoiceNumber: f.recordId,
  /** Who is billed. */
  memberId: f.memberId,
  /** Whose medicines they are, and who filled them: what an HSA or a tax office asks of a receipt. */
  filledFor: f.fullName,
  pharmacyName: f.pharmacyName,
  issuedOn: f.isoDate,
  dueOn: f.isoDate,
  amount: f.nonNegativeMoney,
  amountDue: f.nonNegativeMoney,
  lines: f.list(InvoiceLine),
});

/**
 * The standing order to pay what is owed less what is planned: on which day of a month, and nothing if that is more
 * than `ceiling` dollars.
 */
export const AutomaticPayment = z.object({
  dayOfMonth: f.dayOfMonth,
  ceiling: f.nonNegativeMoney,
  card: f.orNull(Card),
});

const dollars = f.withMeaning(
  z.number().check(
    z.positive('Send more than 0.'),
    z.maximum(largestPayment, `The most is ${largestPayment}.`),
    z.refine((amount) => toCents(amount) / 100 === amount, 'Write at most two decimals.'),
  ),
  'money',
);

const cardOnFile = z.strictObject({ cardId: f.required(f.recordId) });
const typedCard = z.strictObject({ card: NewCard, isHsa: z.boolean(), save: z.boolean() });

/** The card to charge: a card on file, or a new one, which is stored if `save` is true. */
const CardMethod = z.union([cardOnFile, typedCard]);

/** What pays once: a card, or a bank account whose debit the member has agreed to. */
const Method = z.union([
  cardOnFile,
  typedCard,
  z.strictObject({ account: NewBankAccount, agreed: z.literal(true) }),
]);

/** The cards on file, as a change of one leaves them. */
const Cards = z.object({ cards: f.essential(z.array(SavedCard)) });

const cardName = f.withMeaning(
  z.string().check(
    z.maxLength(longestCardName),
    ownWords,
    z.refine((text) => !hasCardNumber(text), 'Send no card number as a name.'),
  ),
  'freeText',
);

/**
 * Payments (Spec §2.1, full-page links; RT-6) and the account balance. The specification names the
 * screens and no call: all of these are ours (EP-2).
 */
export const payments = defineEndpoints('payments', 'pay', {
  getAccount: endpoint({
    summary: 'What the member owes for mail order, how much of it is late, and when it is due.',
    method: 'GET',
    path: '/portalmicroservices/api/payments/account',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    response: PaymentAccount,
    errors: ['ELIG_E0000001'],
    spec: '§2.7, §3, RT-6',
    assumed: true,
  }),
  getHistory: endpoint({
    summary:
      'The payments of the last two years, the newest first; each one of `pay` names its key.',
    method: 'GET',
    path: '/portalmicroservices/api/payments/history',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    response: z.object({ payments: f.essential(z.array(Payment)) }),
    errors: ['ELIG_E0000001'],
    spec: '§2.1, RT-6',
    assumed: true,
  }),
  getInvoices: endpoint({
    summary: 'The invoices of the last two years, the newest first.',
    method: 'GET',
    path: '/portalmicroservices/api/payments/invoices',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    response: z.object({ invoices: f.essential(z.array(Invoice)) }),
    errors: ['ELIG_E0000001'],
    spec: '§2.1, RT-6',
    assumed: true,
  }),
  getInvoiceDocument: endpoint({
    summary: 'An invoice as a PDF document.',
    method: 'GET',
    path: '/portalmicroservices/api/payments/invoices/:invoiceId/document',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    params: { invoiceId: f.required(f.recordId) },
    query: z.object({ lang: z.optional(f.language) }),
    response: z.custom<Blob>(),
    responseType: { stream: 'application/pdf' },
    spec: '§2.1, RT-6',
    assumed: true,
  }),
  getCards: endpoint({
    summary: "The member's cards on file, by what may be shown of them.",
    method: 'GET',
    path: '/portalmicroservices/api/payments/cards',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    response: Cards,
    errors: ['ELIG_E0000001'],
    spec: '§3, Mail-order state; RT-6',
    assumed: true,
  }),
  addCard: endpoint({
    stepUp: { purpose: 'change' },
    summary: 'Stores a new card, and charges nothing. The same token twice is the same card.',
    method: 'POST',
    path: '/portalmicroservices/api/payments/cards',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    body: z.strictObject({ card: NewCard, isHsa: z.boolean() }),
    timeoutMs: 30_000,
    response: Cards,
    errors: ['ELIG_E0000001', 'PAYMENT_DECLINED', 'CARD_NOT_ACCEPTED'],
    spec: '§3, Mail-order state; MO-1',
    assumed: true,
  }),
  changeCard: endpoint({
    stepUp: { purpose: 'change' },
    summary: 'Gives a card on file a name, or makes it the usual one.',
    method: 'PUT',
    path: '/portalmicroservices/api/payments/cards/:cardId',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    params: { cardId: f.required(f.recordId) },
    body: z.strictObject({
      nickname: z.optional(cardName),
      isDefault: z.optional(z.literal(true)),
    }),
    response: Cards,
    errors: ['ELIG_E0000001', 'CARD_NOT_ACCEPTED', 'CARD_NOT_ON_FILE'],
    spec: '§3, Mail-order state; MO-1',
    assumed: true,
  }),
  removeCard: endpoint({
    stepUp: { purpose: 'change' },
    summary:
      'Removes a card on file, from home delivery, too. Planned and automatic payments still charge it.',
    method: 'DELETE',
    path: '/portalmicroservices/api/payments/cards/:cardId',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    params: { cardId: f.required(f.recordId) },
    response: Cards,
    errors: ['ELIG_E0000001', 'CARD_NOT_ON_FILE'],
    spec: '§3, Mail-order state; MO-1',
    assumed: true,
  }),
  pay: endpoint({
    stepUp: { purpose: 'payment', isNeeded: ({ method }) => savesCard(method as CardToSend) },
    summary:
      'Pays toward the balance, today or on a day of the next 30. The same key twice pays once.',
    method: 'POST',
    path: '/portalmicroservices/api/payments/pay',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    body: z.strictObject({
      amount: dollars,
      method: Method,
      /** A later day; today unless stated. */
      payOn: z.optional(f.required(f.isoDate)),
    }),
    onceByKey: true,
    timeoutMs: 30_000,
    response: z.object({ payment: f.essential(Payment) }),
    errors: [
      ...(['ELIG_E0000001', 'PAYMENT_DECLINED', 'PAYMENT_ABOVE_BALANCE'] as const),
      ...(['CARD_NOT_ACCEPTED', 'PAYMENT_DAY_REFUSED'] as const),
      ...(['CARD_EXPIRES_BEFORE_DAY', 'KEY_USED_BEFORE'] as const),
    ],
    spec: '§2.1, RT-6, MO-2',
    assumed: true,
  }),
  cancelPlanned: endpoint({
    summary: 'Cancels a payment that is planned for a later day; again, it stays cancelled.',
    method: 'DELETE',
    path: '/portalmicroservices/api/payments/planned/:paymentId',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    params: { paymentId: f.required(f.recordId) },
    response: z.object({ payment: f.essential(Payment) }),
    errors: ['ELIG_E0000001', 'PAYMENT_NOT_PLANNED'],
    spec: '§2.1, RT-6',
    assumed: true,
  }),
  getAutomatic: endpoint({
    summary:
      'The automatic payment: it takes what is owed less what is planned. Null when there is none.',
    method: 'GET',
    path: '/portalmicroservices/api/payments/automatic',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    response: z.object({ automatic: f.essential(z.nullable(AutomaticPayment)) }),
    errors: ['ELIG_E0000001'],
    spec: '§2.1, RT-6',
    assumed: true,
  }),
  setAutomatic: endpoint({
    stepUp: { purpose: 'change' },
    caregivers: 'never',
    summary: 'Sets up the automatic payment, or changes it; the member has agreed to be charged.',
    method: 'PUT',
    path: '/portalmicroservices/api/payments/automatic',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    body: z.strictObject({
      dayOfMonth: f.exactNumber(f.dayOfMonth),
      ceiling: dollars,
      method: CardMethod,
      agreed: z.literal(true),
    }),
    timeoutMs: 30_000,
    response: z.object({ automatic: f.essential(z.nullable(AutomaticPayment)) }),
    errors: ['ELIG_E0000001', 'CARD_NOT_ACCEPTED'],
    spec: '§2.1, RT-6',
    assumed: true,
  }),
  stopAutomatic: endpoint({
    caregivers: 'never',
    summary: 'Ends the automatic payment.',
    method: 'DELETE',
    path: '/portalmicroservices/api/payments/automatic',
    upstream: 'member',
    auth: 'member',
    adultsOnly: true,
    response: z.object({ automatic: f.essential(z.nullable(AutomaticPayment)) }),
    errors: ['ELIG_E0000001'],
    spec: '§2.1, RT-6',
    assumed: true,
  }),
});
