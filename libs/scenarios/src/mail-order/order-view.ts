import { sumAmounts } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import { addressOf, cardOf, destination } from './checkout';
import type { StoredOrder } from './mail-order-files';
import { namedDrugOf } from './refills';
import { shippingOf } from './shipping';
import { countsAsFill, isOpen, type OrderState, stateOf, stepsOf } from './stored-orders';
import { dayOf } from '../memory/dates';

export const totalOf = ({ items, shippingCost }: StoredOrder): number =>
  sumAmounts([...items.map(({ cost }) => cost), shippingCost]);

export const hasShipped = (order: StoredOrder, now: Date): boolean =>
  stepsOf(order, now).some(({ step }) => step === 'SHIPPED');

/** What is not paid back, as the services write it. */
export const noRefund = { amount: null, on: null };

/**
 * Whether the charge of an order follows from it: it shipped, and the files have no invoice of it. An order from before
 * this run that is on the bill has one there.
 */
export const isChargedByItself = (order: StoredOrder, now: Date): boolean =>
  order.invoiceId === undefined &&
  (order.isNew === true || order.cardId !== null) &&
  order.cancelledOn === undefined &&
  hasShipped(order, now);

/** Whether its invoice follows from it, too: what came back is billed no more. */
export const isBilledByItself = (order: StoredOrder, now: Date): boolean =>
  isChargedByItself(order, now) && countsAsFill(order);

/** The invoice of an order; none before it ships. */
const invoiceIdOf = (order: StoredOrder, now: Date): string | null =>
  order.invoiceId ?? (isBilledByItself(order, now) ? ownInvoiceId(order) : null);

/** The id of an invoice that follows from an order. */
export const ownInvoiceId = ({ orderNumber }: StoredOrder): string => `INV-${orderNumber}`;

const canCancel = (order: StoredOrder, now: Date): boolean =>
  isOpen(order, now) &&
  (order.hold !== undefined || Date.parse(order.plan.filling) > now.getTime());

/** Who checks an order, one after the other, each for the same part of the time until it is filled. */
const checkers = ['INSURANCE', 'PRESCRIBER', 'PHARMACIST'] as const;

function checkerAt({ plan, released }: StoredOrder, now: Date): string | null {
  const from = Date.parse(released?.on ?? plan.checking);
  const done = (now.getTime() - from) / (Date.parse(plan.filling) - from);
  return checkers[Math.floor(done * checkers.length)] ?? null;
}

/** An order as the portal reads it. */
export function orderView(order: StoredOrder, memory: Memory, context: Context) {
  const { now } = context;
  const { orderNumber, memberId, placedOn, plan, hold, late } = order;
  const state = stateOf(order, now);
  const isShipped = hasShipped(order, now);
  const method = shippingOf(order.shippingId);
  const isUnderWay = !hold && isOpen(order, now);
  return {
    orderNumber,
    memberId,
    placedOn,
    state,
    checkedBy: state === 'CHECKING' ? checkerAt(order, now) : null,
    action:
      hold && state === 'ACTION_NEEDED'
        ? { what: hold.what, by: hold.by, until: hold.until }
        : null,
    steps: stepsOf(order, now),
    items: order.items.map(({ rxNumber, ndc, days, quantity, cost }) => ({
      ...namedDrugOf(context, rxNumber, ndc),
      days,
      quantity,
      cost,
    })),
    address: destination(addressOf(order, memory, context)),
    shippingKind: method?.kind ?? null,
    packaging: order.packaging,
    card: cardOf(order, memory, context),
    shippingCost: order.shippingCost,
    total: totalOf(order),
    expectedOn: isUnderWay ? dayOf(new Date(plan.delivered), context) : null,
    isLate: (late !== undefined || order.isDelayed === true) && isUnderWay,
    lateReason: isUnderWay ? (late ?? null) : null,
    automatic: order.automatic ?? false,
    idempotencyKey: order.idempotencyKey ?? null,
    canCancel: canCancel(order, now),
    cancelUntil: plan.filling,
    shipment: isShipped
      ? {
          carrier: 'Sample Parcel',
          trackingNumber: `SP${orderNumber.replace(/\D/g, '')}`,
          trackingUrl: `https://parcel.example/track/SP${orderNumber.replace(/\D/g, '')}`,
          shippedOn: dayOf(new Date(plan.shipped), context),
        }
      : null,
    refund: order.refund ?? noRefund,
    invoiceId: invoiceIdOf(order, now),
  };
}

/** State of an order → its status on the dashboard. */
const overviewStatus: Record<OrderState, string> = {
  RECEIVED: 'RECEIVED',
  CHECKING: 'IN_PROGRESS',
  ACTION_NEEDED: 'ON_HOLD',
  FILLING: 'IN_PROGRESS',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
  RETURNED: 'CANCELLED',
};

/** An open order on the dashboard. */
export function overviewRow(order: StoredOrder, memory: Memory, context: Context) {
  const { orderNumber, memberId, state, items, expectedOn } = orderView(order, memory, context);
  return {
    orderNumber,
    memberId,
    status: overviewStatus[state],
    prescriptions: items.length,
    expectedOn,
  };
}

export { canCancel };
