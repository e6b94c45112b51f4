import { orderStates } from '@portal/contracts/mail-orders';
import { isUnderWay } from '@portal/domain/mail-order';
import type * as z from 'zod/mini';
import { type Context, type Memory, remember } from '../memory/behaviour';
import { addressOf } from './checkout';
import type { OrdersFile, StoredOrder } from './mail-order-files';
import { onBusinessDays } from './order-days';
import { planOf, shippingOf, shippingMethods } from './shipping';

/** The orders that were placed without signing in: every later run finds them. */
export const orderedQuickly = ({ stored }: Memory): StoredOrder[] =>
  (stored['quickRefills'] ?? []) as StoredOrder[];

/** The orders that were placed or changed in this run, or placed without signing in. */
export function changedIn(memory: Memory): StoredOrder[] {
  const changed = (memory.facts['mailOrders'] ?? []) as StoredOrder[];
  const isChanged = new Set(changed.map(({ orderNumber }) => orderNumber));
  const others = orderedQuickly(memory).filter(({ orderNumber }) => !isChanged.has(orderNumber));
  return [...changed, ...others];
}

/** The orders of this run, then those from before it; the newest first. */
export function ordersIn(memory: Memory, context: Context): StoredOrder[] {
  const file = (context.fixtureOf('mailOrders.getList') ?? { orders: [] }) as z.output<
    typeof OrdersFile
  >;
  const changed = changedIn(memory);
  const isChanged = new Set(changed.map(({ orderNumber }) => orderNumber));
  const others = file.orders
    .filter(({ orderNumber }) => !isChanged.has(orderNumber))
    .map((order) => onBusinessDays(order, addressOf(order, memory, context)?.zip ?? '', context));
  return [...changed, ...others].sort((a, b) => Date.parse(b.placedOn) - Date.parse(a.placedOn));
}

/** The memory with an order that is new or changed. */
export function withOrder(memory: Memory, order: StoredOrder): Memory {
  const others = changedIn(memory).filter(({ orderNumber }) => orderNumber !== order.orderNumber);
  return remember(memory, 'mailOrders', [order, ...others]);
}

export type OrderState = keyof typeof orderStates;

/** Whether the order came back before a moment: what could not be delivered was not. */
const isBackBefore = ({ returnedOn }: StoredOrder, moment: string) =>
  returnedOn !== undefined && Date.parse(returnedOn) <= Date.parse(moment);

/** Every step that an order has reached by a moment, the first one first. */
export function stepsOf(order: StoredOrder, now: Date): { step: OrderState; on: string }[] {
  const { placedOn, plan, hold, released, cancelledOn, returnedOn } = order;
  const planned: [OrderState, string | undefined][] = [
    ['RECEIVED', placedOn],
    ['CHECKING', plan.checking],
    ['ACTION_NEEDED', hold?.since ?? released?.waitedSince],
    ['CHECKING', released?.on],
    ['FILLING', hold ? undefined : plan.filling],
    ['SHIPPED', hold ? undefined : plan.shipped],
    ['DELIVERED', hold || isBackBefore(order, plan.delivered) ? undefined : plan.delivered],
    ['RETURNED', returnedOn],
  ];
  const end = cancelledOn === undefined ? now.getTime() : Date.parse(cancelledOn) - 1;
  const reached = planned.flatMap(([step, on]) =>
    on !== undefined && Date.parse(on) <= Math.min(end, now.getTime()) ? [{ step, on }] : [],
  );
  return cancelledOn === undefined
    ? reached
    : [...reached, { step: 'CANCELLED' as const, on: cancelledOn }];
}

export const stateOf = (order: StoredOrder, now: Date): OrderState =>
  stepsOf(order, now).at(-1)?.step ?? 'RECEIVED';

/** An order that still occupies its prescriptions. */
export const isOpen = (order: StoredOrder, now: Date): boolean =>
  isUnderWay({ state: orderStates[stateOf(order, now)] });

/** An order that took a refill: its fill was made, or will be. */
export const countsAsFill = (order: StoredOrder): boolean =>
  order.cancelledOn === undefined && order.returnedOn === undefined;

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
    const method = shippingOf(order.shippingId) ?? shippingMethods[0];
    const zip = addressOf(order, memory, context)?.zip ?? '';
    const plan = { ...planOf(method, zip, context), checking };
    const released = { waitedSince: hold!.since, on: context.now.toISOString() };
    return withOrder(after, { ...order, plan, released });
  }, memory);
}
