import { createHash } from 'node:crypto';
import type { Payment, AutomaticPayment } from '@portal/contracts/payments';
import { addDays, canPayOn, furthestPayment, leftToPay, takenOn, toCents } from '@portal/domain';
import type * as z from 'zod/mini';
import { emailOf } from '../account/account';
import { shiftText } from '../memory/dates';
import type { Json } from '../files/scenario-file';
import {
  type Behaviours,
  type Context,
  answer,
  refuse,
  derived,
  derivedFrom,
  remember,
} from '../memory/behaviour';
import {
  isWaiting,
  madeIn,
  nextIds,
  paidIn,
  plannedIn,
  withPayment,
} from '../payments/made-payments';
import { planMails, receiptMails } from '../payments/payment-mails';
import {
  debitOf,
  isExpiredOn,
  type PayMethod,
  type Method,
  chargeOf,
  withoutId,
} from '../account/cards';
import {
  accountNow,
  invoicesNow,
  invoiceOf,
  releaseWhenPaid,
  standingDay,
  type Dated,
  historyFile,
  isAutomatic,
  automaticNow,
} from '../payments/invoices';

interface Eligibility {
  mailOrderUserEligibility: { eligibility: { currentBalance: number } };
}

/** Weekdays are those of the day on which the call is made, not of the scenario's own calendar. */
const debitDay = (payOn: string, { today, days }: Context, isBank: boolean): string =>
  addDays(takenOn(addDays(payOn, days), addDays(today, days), isBank), -days);

/**
 * The payments of the response file. Dates move by whole days, which takes months of other lengths apart: each
 * automatic payment is made on the same day of its month.
 */
function paymentsOnTheirDay(context: Context): Json[] {
  const day = String(standingDay(context)).padStart(2, '0');
  const onItsDay = ({ paidOn }: Dated) =>
    shiftText(`${shiftText(paidOn, context.days).slice(0, 8)}${day}`, -context.days);
  const done = historyFile(context).filter((payment) => !isWaiting(payment));
  return done.map((payment) =>
    isAutomatic(payment) ? { ...payment, paidOn: onItsDay(payment) } : payment,
  ) as Json[];
}

export const behaviours: Behaviours = {
  /** What the invoices add up to, less what was paid in this run; a response file says otherwise where it matters. */
  'payments.getAccount': derivedFrom('payments.getInvoices', (memory, _request, context) =>
    answer(memory, context.fixture ?? accountNow(memory, context)),
  ),
  /** The balance of the response file, less what was paid in this run: the past-due banner goes by it. */
  'mailOrder.getUserEligibility': {
    play: (memory, _request, context) => {
      const { mailOrderUserEligibility: known } = context.fixture as unknown as Eligibility;
      const before = toCents(known.eligibility.currentBalance);
      const currentBalance = (before - toCents(paidIn(memory, context))) / 100;
      const body = { mailOrderUserEligibility: { ...known, eligibility: { currentBalance } } };
      return answer(memory, body);
    },
  },
  /** Amounts that were paid in this run are taken off; all else stays as the response file has it. */
  'payments.getInvoices': {
    play: (memory, _request, context) => {
      const invoices = invoicesNow(memory, context).map(({ wire, amountDue }) =>
        invoiceOf(wire).amountDue === amountDue ? wire : { ...wire, amountDue },
      );
      return answer(memory, { invoices });
    },
  },
  /** What the document of an invoice says; the services write it as a PDF. 404 for an id that is not there. */
  'payments.getInvoiceDocument': derived((memory, { params }, context) => {
    const found = invoicesNow(memory, context).find(
      ({ invoiceId }) => invoiceId === params['invoiceId'],
    );
    return found
      ? answer(memory, { ...found.wire, amountDue: found.amountDue })
      : refuse(memory, 404, 'INVOICE_NOT_FOUND', 'There is no invoice with this id.');
  }),
  /** The payments of this run, the newest first, then those of the response file. */
  'payments.getHistory': {
    play: (memory, _request, context) => {
      const payments = paymentsOnTheirDay(context);
      const made = madeIn(memory, context)
        .map(({ payment }) => payment)
        .reverse()
        .sort((one, other) => String(other.paidOn).localeCompare(String(one.paidOn)));
      return answer(memory, { payments: [...made, ...payments] });
    },
  },
  /**
   * A payment is made once for each key; it is on its way at first, and lowers the balance at once, unless it is planned
   * for a later day. Orders that waited for it go on.
   */
  'payments.pay': derived((memory, { body, idempotencyKey = '' }, context) => {
    const {
      amount,
      method,
      payOn = context.today,
    } = body as {
      amount: number;
      method: PayMethod;
      payOn?: string;
    };
    const sent = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const before = madeIn(memory, context).find(({ key }) => key === idempotencyKey);
    if (before) {
      return before.sent === sent
        ? answer(memory, { payment: before.payment })
        : refuse(memory, 422, 'KEY_USED_BEFORE', 'This key was used for another payment.');
    }
    if (!canPayOn(payOn, context.today)) {
      const text = `The day is over, or more than ${furthestPayment} days ahead.`;
      return refuse(memory, 422, 'PAYMENT_DAY_REFUSED', text);
    }
    const { currentBalance } = accountNow(memory, context);
    if (toCents(amount) > toCents(leftToPay(currentBalance, [plannedIn(memory, context)]))) {
      const text = 'The payment is more than what is left of the balance.';
      return refuse(memory, 409, 'PAYMENT_ABOVE_BALANCE', text);
    }
    const charge = debitOf(method, memory, context);
    if ('refused' in charge) return { memory, response: charge.refused };
    const isPlanned = payOn > context.today;
    if (charge.card && isExpiredOn(charge.card, payOn)) {
      const text = 'The card is no longer valid on that day.';
      return refuse(memory, 422, 'CARD_EXPIRES_BEFORE_DAY', text);
    }
    const email = emailOf(memory, context);
    const unpaid = isPlanned ? 'PLANNED' : charge.account ? 'PENDING' : null;
    const payment: z.input<typeof Payment> = {
      ...nextIds(memory, context),
      paidOn: context.today,
      amount,
      status: unpaid ?? 'PROCESSING',
      automatic: false,
      idempotencyKey,
      receiptEmailed: !isPlanned && email !== undefined,
      card: charge.card,
      account: charge.account,
      takenOn: unpaid && debitDay(payOn, context, charge.account !== null),
    };
    const after = withPayment(charge.memory, { key: idempotencyKey, sent, amount, payment });
    return {
      memory: isPlanned ? after : releaseWhenPaid(after, context),
      response: { status: 200, body: { payment } as Json },
      sent: isPlanned ? planMails(payment, after, context) : receiptMails(payment, after, context),
    };
  }),
  /** Cancels a payment before its day; again, it stays cancelled. */
  'payments.cancelPlanned': derivedFrom('payments.getHistory', (memory, { params }, context) => {
    const made = madeIn(memory, context).find(
      ({ payment }) => payment.paymentId === params['paymentId'],
    );
    if (made?.payment.status === 'CANCELLED') return answer(memory, { payment: made.payment });
    if (made?.payment.status !== 'PLANNED') {
      return refuse(memory, 409, 'PAYMENT_NOT_PLANNED', 'The payment is not planned any more.');
    }
    const payment = { ...made.payment, status: 'CANCELLED', takenOn: null };
    return answer(withPayment(memory, { ...made, payment }), { payment });
  }),
  /** The automatic payment that was set in this run, else that of the response file. */
  'payments.getAutomatic': {
    play: (memory, _request, context) =>
      answer(memory, { automatic: automaticNow(memory, context) }),
  },
  /** Sets the automatic payment, with a card that may be charged. */
  'payments.setAutomatic': derived((memory, { body }, context) => {
    const { dayOfMonth, ceiling, method } = body as {
      dayOfMonth: number;
      ceiling: number;
      method: Method;
    };
    const charge = chargeOf(method, memory, context);
    if ('refused' in charge) return { memory, response: charge.refused };
    const automatic: z.input<typeof AutomaticPayment> = {
      dayOfMonth,
      ceiling,
      card: withoutId(charge.card),
    };
    return answer(remember(charge.memory, 'automatic', automatic), { automatic });
  }),
  'payments.stopAutomatic': derived((memory) =>
    answer(remember(memory, 'automatic', null), { automatic: null }),
  ),
};
