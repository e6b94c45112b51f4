import { planYearAt } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import { addDays, dayAt, dayOf } from '../memory/dates';
import { receivedIn, type Received } from '../memory/received';

interface PaymentPlanAnswer {
  paymentPlan: { status: string; planYear: number; startsOn: string; endsOn: string };
}

/** The newest request of this run decides; before any, the scenario's file, else the member is in no payment plan. */
export function paymentPlanOf(memory: Memory, context: Context): PaymentPlanAnswer {
  const { now, fixtureOf } = context;
  const newest = planRequestsIn(memory).at(-1);
  const before = fixtureOf('forms.getPaymentPlan') as unknown as PaymentPlanAnswer | undefined;
  if (!newest && before) return before;
  const year = planYearAt(now) + (newest && isForNextYear(newest) ? 1 : 0);
  const isLeaving = newest !== undefined && isLeave(newest);
  const isDecided = newest !== undefined && isDue(newest, now);
  const joined = isDecided ? 'ACTIVE' : 'REQUESTED';
  const left = isDecided ? 'NONE' : 'LEAVING';
  return {
    paymentPlan: {
      status: !newest ? 'NONE' : isLeaving ? left : joined,
      planYear: year,
      startsOn: newest ? planStartOf(newest, context) : '',
      endsOn: isLeaving ? dayOf(new Date(newest.receipt.answerBy), context) : '',
    },
  };
}

/** Whether the member is in the payment plan or has requested it, and has not left it already. */
export function canLeave(memory: Memory, context: Context): boolean {
  const { status } = paymentPlanOf(memory, context).paymentPlan;
  return status === 'ACTIVE' || status === 'REQUESTED';
}

/** The requests of this run that the plan has answered, oldest first; one to join that was taken back before is not. */
export const answeredPlanRequests = (memory: Memory, { now }: Context): Received[] =>
  planRequestsIn(memory).filter(
    (request, index, all) =>
      isDue(request, now) && (isLeave(request) || !isTakenBack(request, all.slice(index + 1))),
  );

const isTakenBack = ({ receipt }: Received, later: readonly Received[]): boolean =>
  later.some(
    (each) => isLeave(each) && Date.parse(each.receipt.receivedAt) < Date.parse(receipt.answerBy),
  );

/** The day on which the payment plan starts, on the scenario's calendar. */
export function planStartOf(request: Received, { scenario, days }: Context): string {
  if (!isForNextYear(request)) return answersOf(request).startOn ?? '';
  // The year of who sent it begins on its own January 1, wherever that is on the scenario's calendar.
  const sentOn = addDays(dayAt(new Date(request.receipt.receivedAt), scenario.clock), days);
  return addDays(`${Number(sentOn.slice(0, 4)) + 1}-01-01`, -days);
}

/** Whether a request is to leave the payment plan. */
export const isLeave = ({ formId }: Received): boolean => formId === 'payment-plan-leave';

const planRequestsIn = (memory: Memory): Received[] =>
  receivedIn(memory).filter(({ formId }) => formId.startsWith('payment-plan-'));

const isForNextYear = (request: Received): boolean => answersOf(request).planYear === 'next';

const answersOf = ({ answers }: Received) => answers as { planYear?: string; startOn?: string };

const isDue = ({ receipt: { answerBy } }: Received, now: Date): boolean =>
  answerBy !== '' && Date.parse(answerBy) <= now.getTime();
