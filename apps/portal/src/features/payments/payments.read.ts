import { automaticDays, dayNumber, parseAmount, paymentState } from '@portal/domain';

/**
 * Answers of the payment calls, read with care: in production one that breaks its schema is passed on
 * as it stands on the wire.
 */
const textOf = (value: unknown) => (typeof value === 'string' && value !== 'null' ? value : '');

const recordsIn = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'object' && each !== null) : [];

const wholeOf = (value: unknown): number | null => {
  const number = parseAmount(value);
  return number !== null && Number.isInteger(number) ? number : null;
};

/** A card as it is shown. */
export interface ShownCard {
  brand: string;
  last4: string;
  expMonth: number | null;
  expYear: number | null;
}

export function cardIn(value: unknown): ShownCard | null {
  if (typeof value !== 'object' || value === null) return null;
  const { brand, last4, expMonth, expYear } = value as Record<string, unknown>;
  return {
    brand: textOf(brand),
    last4: textOf(last4),
    expMonth: wholeOf(expMonth),
    expYear: wholeOf(expYear),
  };
}

/** Dollars, or null where the service does not say. */
export function accountIn(answer: {
  [Key in 'currentBalance' | 'pastDueAmount' | 'dueOn']: unknown;
}) {
  return {
    currentBalance: parseAmount(answer.currentBalance),
    pastDueAmount: parseAmount(answer.pastDueAmount),
    dueOn: textOf(answer.dueOn),
  };
}
export type Account = ReturnType<typeof accountIn>;

export function paymentsIn({ payments }: { payments: unknown }) {
  return recordsIn(payments).map((each) => ({
    paymentId: textOf(each['paymentId']),
    confirmationNumber: textOf(each['confirmationNumber']),
    paidOn: textOf(each['paidOn']),
    amount: parseAmount(each['amount']),
    status: textOf(each['status']),
    automatic: each['automatic'] === true,
    card: cardIn(each['card']),
  }));
}
export type PaymentRow = ReturnType<typeof paymentsIn>[number];

export function invoicesIn({ invoices }: { invoices: unknown }) {
  return recordsIn(invoices).map((each) => ({
    invoiceId: textOf(each['invoiceId']),
    invoiceNumber: textOf(each['invoiceNumber']),
    issuedOn: textOf(each['issuedOn']),
    dueOn: textOf(each['dueOn']),
    amount: parseAmount(each['amount']),
    amountDue: parseAmount(each['amountDue']),
    lines: recordsIn(each['lines']).map((line) => textOf(line['description'])),
  }));
}
export type InvoiceRow = ReturnType<typeof invoicesIn>[number];

/** A card without an id cannot be charged, so that it is not offered. */
export function cardsIn({ cards }: { cards: unknown }) {
  return recordsIn(cards).flatMap((each) => {
    const cardId = textOf(each['cardId']);
    const card = cardIn(each);
    return cardId && card ? [{ ...card, cardId, isDefault: each['isDefault'] === true }] : [];
  });
}
export type CardOnFile = ReturnType<typeof cardsIn>[number];

export function automaticIn({ automatic }: { automatic: unknown }) {
  if (typeof automatic !== 'object' || automatic === null) return null;
  const { dayOfMonth, ceiling, card } = automatic as Record<string, unknown>;
  return { dayOfMonth: wholeOf(dayOfMonth), ceiling: parseAmount(ceiling), card: cardIn(card) };
}
export type Automatic = NonNullable<ReturnType<typeof automaticIn>>;

const isNoAmount = (amount: number | null) => amount === null || amount < 0;
const isNoDay = (day: string) => dayNumber(day) === null;

/** Whether an account holds what makes no sense; below 0 it is a credit. */
export function isOddAccount({ currentBalance, pastDueAmount, dueOn }: Account): boolean {
  const owes = (currentBalance ?? 0) > 0;
  return currentBalance === null || isNoAmount(pastDueAmount) || (owes && isNoDay(dueOn));
}

export const isOddPayment = ({ amount, status, paidOn }: PaymentRow): boolean =>
  isNoAmount(amount) || paymentState(status) === 'unknown' || isNoDay(paidOn);

export const isOddInvoice = ({ amount, amountDue, issuedOn, dueOn }: InvoiceRow): boolean =>
  isNoAmount(amount) || isNoAmount(amountDue) || isNoDay(issuedOn) || isNoDay(dueOn);

export const isOddAutomatic = ({ dayOfMonth, ceiling }: Automatic): boolean =>
  !automaticDays.includes(dayOfMonth ?? 0) || isNoAmount(ceiling);
