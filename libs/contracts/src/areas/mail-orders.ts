import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { Destination, OrderedItem, Packaging, shippingKind } from '../home-delivery';
import { missingThings } from './mail-order-refills';
import { Card, Refund } from '../cards';

/** The states of an order, as they are sent and as they are read. */
export const orderStates = {
  RECEIVED: 'received',
  CHECKING: 'checking',
  ACTION_NEEDED: 'actionNeeded',
  FILLING: 'filling',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
} as const;

/** An order of home delivery from its placing to its delivery (forms.md 11). */
export const MailOrder = z.object({
  orderNumber: f.required(f.recordId),
  memberId: f.memberId,
  placedOn: f.isoDateTime,
  state: f.code(orderStates),
  /** Who checks it; `unknown` unless it is being checked. */
  checkedBy: f.code({
    INSURANCE: 'insurance',
    PRESCRIBER: 'prescriber',
    PHARMACIST: 'pharmacist',
  }),
  /** The action that the order needs, by whom and until when; null when it needs none. */
  action: f.orNull(
    z.object({
      what: f.code(missingThings),
      by: f.code({ YOU: 'you', PRESCRIBER: 'prescriber', INSURANCE: 'insurance', US: 'us' }),
      until: f.isoDate,
    }),
  ),
  /** Each step that it has reached, the first one first. */
  steps: f.list(z.object({ step: f.code(orderStates), on: f.isoDateTime })),
  items: f.list(OrderedItem),
  address: f.part(Destination),
  shippingKind,
  packaging: f.part(Packaging),
  /** Null: on the bill. */
  card: f.orNull(Card),
  shippingCost: f.nonNegativeMoney,
  total: f.nonNegativeMoney,
  /** When it should arrive at the latest; blank until it is known. */
  expectedOn: f.isoDate,
  /** It takes longer than the member was told, and why. */
  isLate: f.flag,
  lateReason: f.code(missingThings),
  /** It is made by auto-refill. */
  automatic: f.flag,
  /** The key under which `placeOrder` was called; blank for one that was placed otherwise, e.g. by phone. */
  idempotencyKey: f.token,
  canCancel: f.flag,
  cancelUntil: f.isoDateTime,
  shipment: f.orNull(
    z.object({
      carrier: f.label,
      trackingNumber: f.recordId,
      trackingUrl: f.url,
      shippedOn: f.isoDate,
    }),
  ),
  /** What was paid back of an order that was charged and then cancelled or returned. */
  refund: Refund,
  /** Blank until it shipped: nothing is billed before. */
  invoiceId: f.recordId,
});

const ofMailOrder = {
  upstream: 'member',
  auth: 'member',
  members: 'patients',
  spec: '§3, Mail-order state; MO-1',
  assumed: true,
} as const;

export const mailOrders = defineEndpoints('mailOrders', 'order', {
  getList: endpoint({
    ...ofMailOrder,
    patientScope: 'view',
    summary:
      "A person's orders of the last so many days, the newest first; each one of `placeOrder` names its key.",
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/orders',
    query: z.object({
      memberId: f.required(f.memberId),
      /** Two years unless stated. */
      days: z.optional(f.count),
      state: z.optional(z.enum(Object.keys(orderStates))),
    }),
    response: z.object({ orders: f.essential(z.array(MailOrder)) }),
    errors: ['ELIG_E0000001'],
  }),
  cancel: endpoint({
    ...ofMailOrder,
    adultsOnly: true,
    summary: 'Cancels an order that the pharmacist has not started. Cancelling twice cancels once.',
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/orders/:orderNumber/cancel',
    params: { orderNumber: f.required(f.recordId) },
    body: z.strictObject({ memberId: f.required(f.memberId) }),
    response: z.object({ order: f.essential(MailOrder) }),
    errors: ['ELIG_E0000001', 'ORDER_NOT_CANCELLABLE'],
  }),
});
