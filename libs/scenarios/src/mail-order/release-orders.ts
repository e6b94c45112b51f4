import type { Context, Memory } from '../behaviour';
import { planOf, shippingMethods, shippingOf } from './shipping';
import { isOpen, ordersIn, withOrder } from './stored-orders';

/**
 * The orders on the bill that waited for a payment go on, once nothing is past due: from now they take as long as an
 * order that is placed now.
 */
export function releaseOrders(memory: Memory, context: Context): Memory {
  const waiting = ordersIn(memory, context).filter(
    (order) =>
      order.hold?.what === 'PAYMENT' && order.cardId === null && isOpen(order, context.now),
  );
  return waiting.reduce((after, { hold, ...order }) => {
    const { checking } = order.plan;
    const plan = {
      ...planOf(context.now, shippingOf(order.shippingId) ?? shippingMethods[0]),
      checking,
    };
    const released = { waitedSince: hold!.since, on: context.now.toISOString() };
    return withOrder(after, { ...order, plan, released });
  }, memory);
}
