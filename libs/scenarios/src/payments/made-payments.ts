import type { Payment } from '@portal/contracts/payments';
import { sumAmounts } from '@portal/domain';
import type * as z from 'zod/mini';
import { type Context, type Memory, remember } from '../memory/behaviour';

export type WirePayment = z.input<typeof Payment>;

/** A payment of this run, under its key. */
export interface MadePayment {
  key: string;
  /** A hash of what was sent: that may hold a token. */
  sent: string;
  amount: number;
  payment: WirePayment;
}

const stored = ({ facts }: Memory) => (facts['payments'] ?? []) as MadePayment[];

const waiting = ['PLANNED', 'PENDING'];

/** Whether the money of a payment is not taken yet; those of the response file take part in the run. */
export const isWaiting = ({ status }: Pick<WirePayment, 'status'>): boolean =>
  waiting.includes(String(status));

const waitingInFile = ({ fixtureOf }: Pick<Context, 'fixtureOf'>): MadePayment[] => {
  const file = fixtureOf('payments.getHistory') as { payments?: WirePayment[] } | undefined;
  return (file?.payments ?? []).filter(isWaiting).map((payment) => ({
    key: String(payment.paymentId),
    sent: '',
    amount: Number(payment.amount),
    payment,
  }));
};

type Day = Pick<Context, 'today' | 'fixtureOf'>;

/** The payments of this run, as they are on the day: a bank has taken its money, what was on its way is posted. */
export function madeIn(memory: Memory, context: Day): MadePayment[] {
  const made = stored(memory);
  const before = waitingInFile(context).filter(({ key }) => !made.some((each) => each.key === key));
  return [...before, ...made].map((each) => ({
    ...each,
    payment: postedOn(context.today, takenByBank(each.payment, context.today)),
  }));
}

/** When the money of a payment that waits is taken. */
export const dayOfCharge = ({ takenOn }: { takenOn?: unknown }): string => String(takenOn ?? '');

function takenByBank(payment: WirePayment, today: string): WirePayment {
  const day = dayOfCharge(payment);
  if (payment.status !== 'PENDING' || day === '' || day > today) return payment;
  return { ...payment, paidOn: day, takenOn: null, status: 'PROCESSING' };
}

const postedOn = (today: string, payment: WirePayment): WirePayment =>
  payment.status === 'PROCESSING' && String(payment.paidOn) < today
    ? { ...payment, status: 'POSTED' }
    : payment;

/** The ids of the next payment of this run. */
export function nextIds(memory: Memory, context: Day) {
  const number = String(madeIn(memory, context).length + 1).padStart(4, '0');
  return { paymentId: `PM-NEW-${number}`, confirmationNumber: `EVF-P-9${number}` };
}

const amountsOf = (memory: Memory, context: Day, statuses: readonly string[]) =>
  sumAmounts(
    madeIn(memory, context)
      .filter(({ payment }) => statuses.includes(String(payment.status)))
      .map(({ amount }) => amount),
  );

/** The payments that are planned for that day. */
export const plannedFor = (day: string, memory: Memory, context: Day): MadePayment[] =>
  madeIn(memory, context).filter(
    ({ payment }) => payment.status === 'PLANNED' && dayOfCharge(payment) === day,
  );

/** What was paid in this run. */
export const paidIn = (memory: Memory, context: Day): number =>
  amountsOf(memory, context, ['POSTED', 'PROCESSING', 'PENDING']);

/** What is planned for later days. */
export const plannedIn = (memory: Memory, context: Day): number =>
  amountsOf(memory, context, ['PLANNED']);

export const withPayment = (memory: Memory, made: MadePayment): Memory => {
  const others = stored(memory).filter(({ key }) => key !== made.key);
  const at = stored(memory).findIndex(({ key }) => key === made.key);
  const all = at < 0 ? [...others, made] : others.toSpliced(at, 0, made);
  return remember(memory, 'payments', all);
};

/** What the clock did with a planned or automatic payment; the day is on the scenario's calendar. */
export interface PaymentEvent {
  id: string;
  kind: 'MADE' | 'CARD_EXPIRED' | 'ABOVE_LIMIT';
  isAutomatic: boolean;
  on: string;
  amount: number;
  /** The limit of the automatic payment; null for a planned one. */
  limit: number | null;
  /** Blank where there was no payment to confirm. */
  number: string;
}

/** Everything that the clock did with payments in this run, the oldest first. */
export const paymentEventsIn = ({ facts }: Memory): PaymentEvent[] =>
  (facts['paymentEvents'] ?? []) as PaymentEvent[];

/** The memory with one more event. */
export function withPaymentEvent(memory: Memory, event: Omit<PaymentEvent, 'id'>): Memory {
  const events = paymentEventsIn(memory);
  const id = `PN-${5000 + events.length + 1}`;
  return remember(memory, 'paymentEvents', [...events, { id, ...event }]);
}
