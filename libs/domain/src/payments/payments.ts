import { addDays, addMonths, dayNumber, planDay } from '../calendar/calendar';
import { parseTypedAmount } from '../inputs/readers';
import { sumAmounts, toCents } from '../money/money';

/** The most that a form takes, in dollars (forms.md, money). */
export const largestPayment = 99_999.99;

/** The days of a month on which an automatic payment may be made: every month has them. */
export const automaticDays: readonly number[] = Array.from({ length: 28 }, (_, index) => index + 1);

export type AmountError = 'missing' | 'notAnAmount' | 'tooSmall' | 'aboveBalance' | 'tooLarge';

export type AmountRead = { amount: number; error?: never } | { amount?: never; error: AmountError };

/**
 * An amount as typed, in dollars: more than 0, and not above `most`.
 */
export function readAmount(text: string, most: number | null): AmountRead {
  const typed = text.trim();
  if (typed === '') return { error: 'missing' };
  const amount = parseTypedAmount(typed);
  if (amount === null || amount < 0) return { error: 'notAnAmount' };
  if (toCents(amount) <= 0) return { error: 'tooSmall' };
  if (most !== null && toCents(amount) > toCents(most)) return { error: 'aboveBalance' };
  if (amount > largestPayment) return { error: 'tooLarge' };
  return { amount };
}

/** The next day on which an automatic payment is made, YYYY-MM-DD: never today. Null for no such day. */
export function nextAutomaticDay(dayOfMonth: number | null, now: Date): string | null {
  if (dayOfMonth === null || !automaticDays.includes(dayOfMonth)) return null;
  const today = planDay(now);
  const month =
    dayOfMonth > Number(today.slice(8)) ? today : addMonths(`${today.slice(0, 7)}-01`, 1);
  return `${month.slice(0, 7)}-${String(dayOfMonth).padStart(2, '0')}`;
}

export interface InvoiceAmounts {
  dueOn: string;
  /** Dollars; null when the service does not say. */
  amount: number | null;
  amountDue: number | null;
}

export type InvoiceState = 'paid' | 'open' | 'pastDue' | 'unknown';

/** What is to be done about an invoice on a day (YYYY-MM-DD); unknown when the service does not say what is left. */
export function invoiceState({ amountDue, dueOn }: InvoiceAmounts, today: string): InvoiceState {
  if (amountDue === null) return 'unknown';
  if (toCents(amountDue) <= 0) return 'paid';
  const due = dayNumber(dueOn);
  return due !== null && due < (dayNumber(today) ?? 0) ? 'pastDue' : 'open';
}

/** What is owed, from the invoices, in dollars; `dueOn` is the day of the oldest open one, or empty. */
export function owed(invoices: readonly InvoiceAmounts[], today: string) {
  const open = invoices.filter((each) => toCents(each.amountDue ?? 0) > 0);
  const late = open.filter((each) => invoiceState(each, today) === 'pastDue');
  return {
    currentBalance: sumAmounts(open.map(({ amountDue }) => amountDue)),
    pastDueAmount: sumAmounts(late.map(({ amountDue }) => amountDue)),
    dueOn: open.map(({ dueOn }) => dueOn).sort()[0] ?? '',
  };
}

/** The invoices after a payment in dollars: the one that is due first is paid first. */
export function payInvoices<I extends InvoiceAmounts>(
  invoices: readonly I[],
  payment: number,
): I[] {
  let left = toCents(payment);
  const paid = new Map<I, number>();
  for (const each of [...invoices].sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))) {
    const part = Math.min(left, toCents(each.amountDue ?? 0));
    left -= part;
    paid.set(each, part);
  }
  return invoices.map((each) => {
    const part = paid.get(each) ?? 0;
    return part === 0 ? each : { ...each, amountDue: (toCents(each.amountDue ?? 0) - part) / 100 };
  });
}

/** Pending: the bank takes it later. Planned: the member chose a later day. */
export type PaymentState =
  | 'posted'
  | 'processing'
  | 'pending'
  | 'planned'
  | 'cancelled'
  | 'declined'
  | 'refunded'
  | 'unknown';

/** Whether a payment has lowered the balance: one that is on its way has, too. */
export const paymentCounts = (state: PaymentState): boolean =>
  state === 'posted' || state === 'processing' || state === 'pending';

/** One line of the account: an invoice adds to the balance, a payment takes from it. */
export interface ActivityRow {
  kind: 'invoice' | 'payment';
  date: string;
  /** The number that the member may quote. */
  number: string;
  /** Dollars; negative for a payment; null when the service does not say. */
  change: number | null;
  /** The balance after it, in dollars; null from the first line on whose amount is not known. */
  balance: number | null;
}

interface ActivitySource {
  invoices: readonly { issuedOn: string; invoiceNumber: string; amount: number | null }[];
  payments: readonly {
    paidOn: string;
    confirmationNumber: string;
    amount: number | null;
    status: { kind: PaymentState };
  }[];
}

/**
 * Invoices and payments as one account, the newest first; of one day an invoice is before its payment. Each has
 * the balance after it, reckoned back from today's.
 */
export function accountActivity(
  { invoices, payments }: ActivitySource,
  currentBalance: number | null,
): ActivityRow[] {
  const rows = [
    // A sort leaves rows of one day in this order: the payment, which is the newer one, on top.
    ...payments
      .filter(({ status }) => paymentCounts(status.kind))
      .map((each) => ({
        kind: 'payment' as const,
        date: each.paidOn,
        number: each.confirmationNumber,
        change: each.amount === null ? null : -each.amount,
      })),
    ...invoices.map((each) => ({
      kind: 'invoice' as const,
      date: each.issuedOn,
      number: each.invoiceNumber,
      change: each.amount,
    })),
  ].sort((a, b) => (dayNumber(b.date) ?? 0) - (dayNumber(a.date) ?? 0));
  let balance = currentBalance === null ? null : toCents(currentBalance);
  return rows.map((row) => {
    const after = balance;
    balance = balance === null || row.change === null ? null : balance - toCents(row.change);
    return { ...row, balance: after === null ? null : after / 100 };
  });
}

/** When a payment made today shows as posted (forms.md, 24 h posting note): the next day. */
export const postedBy = (now: Date): string => addDays(planDay(now), 1);
