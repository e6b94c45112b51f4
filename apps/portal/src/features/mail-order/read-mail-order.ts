import type { OutputOf } from '@portal/contracts';
import type { mailOrder } from '@portal/contracts/mail-order';

type Answer = OutputOf<typeof mailOrder.getOverview>;

/** How an order goes, step by step. */
export const orderSteps = ['received', 'inProgress', 'shipped'] as const;
export type OrderStep = (typeof orderSteps)[number];
export type OrderStatus = OrderStep | 'delivered' | 'onHold' | 'cancelled' | 'unknown';

/** How the services write a status. */
const statusWords = new Map<string, OrderStatus>([
  ['RECEIVED', 'received'],
  ['IN_PROGRESS', 'inProgress'],
  ['SHIPPED', 'shipped'],
  ['DELIVERED', 'delivered'],
  ['ON_HOLD', 'onHold'],
  ['CANCELLED', 'cancelled'],
]);

export interface MailOrder {
  orderNumber: string;
  status: OrderStatus;
  /** The status as the service wrote it, for a word that we don't know. */
  statusText: string;
  prescriptions: number;
  /** YYYY-MM-DD, or ''. */
  expectedOn: string;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== 'null' ? value : '');
const countOf = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;

/** The orders of an answer that are not over yet, read with care: what makes no sense is blank or 0. */
export function openOrdersIn(answer: Answer): MailOrder[] {
  return answer.orders
    .map((order: unknown) => {
      const fields = (order ?? {}) as Record<string, unknown>;
      const statusText = textOf(fields['status']);
      return {
        orderNumber: textOf(fields['orderNumber']),
        status: statusWords.get(statusText.trim().toUpperCase()) ?? ('unknown' as const),
        statusText,
        prescriptions: countOf(fields['prescriptions']),
        expectedOn: textOf(fields['expectedOn']),
      };
    })
    .filter(({ status }) => status !== 'delivered' && status !== 'cancelled');
}

export const refillsReadyIn = ({ refillsReady }: Answer): number => countOf(refillsReady);
