import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  code,
  count,
  essential,
  flag,
  isoDate,
  isoDateTime,
  label,
  list,
  memberId,
  nonNegativeMoney,
  orNull,
  part,
  recordId,
  required,
  url,
} from '../fields';
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
  orderNumber: required(recordId),
  memberId,
  placedOn: isoDateTime,
  state: code(orderStates),
  /** Who checks it; `unknown` unless it is being checked. */
  checkedBy: code({
    INSURANCE: 'insurance',
    PRESCRIBER: 'prescriber',
    PHARMACIST: 'pharmacist',
  }),
  /** The action that the order needs, by whom and until when; null when it needs none. */
  action: orNull(
    z.object({
      what: code(missingThings),
      by: code({ YOU: 'you', PRESCRIBER: 'prescriber', INSURANCE: 'insurance', US: 'us' }),
      until: isoDate,
    }),
  ),
  /** Each step that it has reached, the first one first. */
  steps: list(z.object({ step: code(orderStates), on: isoDateTime })),
  items: list(OrderedItem),
  address: part(Destination),
  shippingKind,
  packaging: part(Packaging),
  /** Null: on the bill. */
  card: orNull(Card),
  shippingCost: nonNegativeMoney,
  total: nonNegativeMoney,
  /** When it should arrive at the latest; blank until it is known. */
  expectedOn: isoDate,
  /** It takes longer than the member was told, and why. */
  isLate: flag,
  lateReason: code(missingThings),
  /** It is made by auto-refill. */
  automatic: flag,
  canCancel: flag,
  cancelUntil: isoDateTime,
  shipment: orNull(
    z.object({
      carrier: label,
      trackingNumber: recordId,
      trackingUrl: url,
      shippedOn: isoDate,
    }),
  ),
  /** What was paid back of an order that was charged and then cancelled or returned. */
  refund: Refund,
  /** Blank until it shipped: nothing is billed before. */
  invoiceId: recordId,
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
    summary: "A person's orders of the last so many days, the newest first.",
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/orders',
    query: z.object({
      memberId: required(memberId),
      /** Two years unless stated. */
      days: z.optional(count),
      state: z.optional(z.enum(Object.keys(orderStates))),
    }),
    response: z.object({ orders: essential(z.array(MailOrder)) }),
    errors: ['ELIG_E0000001'],
  }),
  cancel: endpoint({
    ...ofMailOrder,
    adultsOnly: true,
    summary: 'Cancels an order that the pharmacist has not started. Cancelling twice cancels once.',
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/orders/:orderNumber/cancel',
    params: { orderNumber: required(recordId) },
    body: z.strictObject({ memberId: required(memberId) }),
    response: z.object({ order: essential(MailOrder) }),
    errors: ['ELIG_E0000001', 'ORDER_NOT_CANCELLABLE'],
  }),
});
