import { isUnderWay } from '@portal/domain/mail-order';
import type { Order, OrderToPlace } from '../home-delivery.requests';

/** Whether an order of the list is the one that was sent, by its key. */
export const isSent =
  ({ idempotencyKey }: OrderToPlace) =>
  (order: Order): boolean =>
    idempotencyKey !== '' && order.idempotencyKey === idempotencyKey;

/** Whether an order of the list may be the one that was sent: its key is not named, and it has one of the medicines. */
export const hasUnnamed =
  ({ body: { items } }: OrderToPlace) =>
  (order: Order): boolean =>
    order.idempotencyKey === '' &&
    !order.automatic &&
    isUnderWay(order) &&
    order.items.some(({ rxNumber }) => items.some((item) => item.rxNumber === rxNumber));
