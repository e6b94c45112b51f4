import type { Payment } from '@portal/contracts/payments';
import { sumAmounts } from '@portal/domain';
import type * as z from 'zod/mini';
import { type Context, type Memory, remember } from '../behaviour';
import type { Json } from '../scenario-file';

type WirePayment = z.input<typeof Payment>;

/** A payment of this run, under its key. */
export interface MadePayment {
  key: string;
  /** A hash of what was sent: that may hold a token. */
  sent: string;
  amount: number;
  payment: WirePayment;
}

const stored = ({ facts }: Memory) => (facts['payments'] ?? []) as unknown as MadePayment[];

const waiting = ['PLANNED', 'PENDING'];

/** Whether the money of a payment is not taken yet; those of the response file take part in the run. */
export const isWaiting = ({ status }: Pick<WirePayment, 'status'>): boolean =>
  waiting.includes(String(status));

const waitingInFile = ({ fixtureOf }: Pick<Context, 'fixtureOf'>): MadePayment[] => {
  const file = fixtureOf('payments.getHistory') as { payments?: WirePayment[] } | undefined;
  return (file?.payments ?? []).filter(isWaiting).map((payment) => ({
    ...{ key: String(payment.paymentId), sent: '', amount: Number(payment.amount), payment },
  }));
};

type Day = Pick<Context, 'today' | 'fixtureOf'>;

/** The payments of this run, as they stand on the day: one whose day has come is taken. */
export function madeIn(memory: Memory, context: Day): MadePayment[] {
  const made = stored(memory);
  const before = waitingInFile(context).filter(({ key }) => !made.some((each) => each.key === key));
  return [...before, ...made].map((each) => ({
    ...each,
    payment: onDay(each.payment, context.today),
  }));
}

function onDay(payment: WirePayment, today: string): WirePayment {
  const { takenOn } = payment as { takenOn?: string | null };
  if (!takenOn || !isWaiting(payment) || takenOn > today) return payment;
  return {
    ...payment,
    paidOn: takenOn,
    takenOn: null,
    status: takenOn < today ? 'POSTED' : 'PROCESSING',
  };
}

const amountsOf = (memory: Memory, context: Day, statuses: readonly string[]) =>
  sumAmounts(
    madeIn(memory, context)
      .filter(({ payment }) => statuses.includes(String(payment.status)))
      .map(({ amount }) => amount),
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
  return remember(memory, 'payments', all as unknown as Json);
};
