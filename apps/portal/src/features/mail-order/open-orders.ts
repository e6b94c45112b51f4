import type { OutputOf } from '@portal/contracts';
import type { mailOrder } from '@portal/contracts/mail-order';

type Overview = OutputOf<typeof mailOrder.getOverview>;
export type MailOrder = Overview['orders'][number];
export type AnsweredRequest = Overview['answeredRequests'][number];

/** How an order goes, step by step. */
export const orderSteps = ['received', 'inProgress', 'shipped'] as const;

/** The orders that are not over yet. */
export const openOrders = ({ orders }: Overview): MailOrder[] =>
  orders.filter(({ status }) => status !== 'delivered' && status !== 'cancelled');
