import { AutomaticPayment } from '@portal/contracts/payments';
import { leftToPay, toCents } from '@portal/domain';
import { emailOf } from '../account/account';
import { type Context, type Memory, remember, type ContextAt } from '../memory/behaviour';
import { addDays, clockDay, startOfDay } from '../memory/dates';
import type { SentMessage } from '../memory/sent-message';
import {
  type MadePayment,
  nextIds,
  plannedFor,
  plannedIn,
  withPayment,
  withPaymentEvent,
} from './made-payments';
import { failureMails, receiptMails } from './payment-mails';
import { isExpiredOn } from '../account/cards';
import { accountNow, releaseWhenPaid, automaticNow } from './invoices';

interface Run {
  memory: Memory;
  sent: readonly SentMessage[];
}

const untilFact = 'paymentsUntil';

/** Makes the payments that were due until now, day by day: the planned ones, then the automatic payment. */
export function runPayments(memory: Memory, now: Context, contextAt: ContextAt): Run {
  const { clock } = now.scenario;
  const done = (memory.facts[untilFact] as string | undefined) ?? clockDay(clock);
  if (done >= now.today || !now.identity) return { memory, sent: [] };
  let after = memory;
  const sent: SentMessage[] = [];
  for (let day = addDays(done, 1); day <= now.today; day = addDays(day, 1)) {
    const at = { now: new Date(startOfDay(day, clock)), today: day };
    for (const step of [takePlanned, takeAutomatic]) {
      const run = step(after, contextAt(after, at));
      after = run.memory;
      sent.push(...run.sent);
    }
  }
  return { memory: remember(after, untilFact, now.today), sent };
}

function takePlanned(memory: Memory, context: Context): Run {
  const due = plannedFor(context.today, memory, context);
  return due.reduce<Run>(
    (run, made) => {
      const next = charge(made, { isAutomatic: false, limit: null }, run.memory, context);
      return { memory: next.memory, sent: [...run.sent, ...next.sent] };
    },
    { memory, sent: [] },
  );
}

/** What is owed less what is planned; nothing if that is above the member's limit. */
function takeAutomatic(memory: Memory, context: Context): Run {
  const { dayOfMonth, ceiling, card } = AutomaticPayment.parse(automaticNow(memory, context) ?? {});
  // The day is one of the member's calendar, which the scenario's moves to.
  const isDay = Number(addDays(context.today, context.days).slice(8)) === dayOfMonth;
  if (!isDay || ceiling === null || card === null) return { memory, sent: [] };
  const { currentBalance } = accountNow(memory, context);
  const amount = leftToPay(currentBalance, [plannedIn(memory, context)]);
  if (toCents(amount) === 0) return { memory, sent: [] };
  const terms = { isAutomatic: true, limit: ceiling };
  if (toCents(amount) > toCents(ceiling)) {
    const event = { kind: 'ABOVE_LIMIT', ...terms, on: context.today, amount, number: '' } as const;
    return { memory: withPaymentEvent(memory, event), sent: failureMails(memory, context) };
  }
  const ids = nextIds(memory, context);
  const payment = {
    ...ids,
    amount,
    automatic: true,
    idempotencyKey: null,
    card,
    account: null,
    refund: { amount: null, on: null },
  };
  return charge({ key: ids.paymentId, sent: '', amount, payment }, terms, memory, context);
}

/** Charges a payment whose day has come; a card that has expired is declined. */
function charge(
  made: MadePayment,
  terms: { isAutomatic: boolean; limit: number | null },
  memory: Memory,
  context: Context,
): Run {
  const { card } = made.payment as { card?: Parameters<typeof isExpiredOn>[0] | null };
  const isDeclined = card != null && isExpiredOn(card, context.today);
  const payment = {
    ...made.payment,
    paidOn: context.today,
    takenOn: null,
    status: isDeclined ? 'DECLINED' : 'PROCESSING',
    receiptEmailed: !isDeclined && emailOf(memory, context) !== undefined,
  };
  const after = withPaymentEvent(withPayment(memory, { ...made, payment }), {
    kind: isDeclined ? 'CARD_EXPIRED' : 'MADE',
    ...terms,
    on: context.today,
    amount: made.amount,
    number: isDeclined ? '' : String(payment.confirmationNumber),
  });
  return isDeclined
    ? { memory: after, sent: failureMails(memory, context) }
    : { memory: releaseWhenPaid(after, context), sent: receiptMails(payment, after, context) };
}
