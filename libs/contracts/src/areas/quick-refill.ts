import { toCents } from '@portal/domain';
import { quickRefillPayments } from '@portal/domain/mail-order';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { typedAs } from '../typed-as';

const sentRx = typedAs('homeDeliveryRx');
const dollars = f.withMeaning(
  z.number().check(
    z.minimum(0),
    z.maximum(100_000),
    z.refine((amount) => toCents(amount) / 100 === amount, 'Write at most two decimals.'),
  ),
  'money',
);

/**
 * What someone who knows the Rx number and the birth date or ZIP code is shown. No drug name, no name of a person,
 * no address, no card.
 */
const shown = {
  rxNumber: f.required(f.rxNumber),
  days: f.count,
  quantity: f.quantity,
  /** After this order. */
  refillsLeft: f.count,
  cost: f.nonNegativeMoney,
  shippingCost: f.nonNegativeMoney,
  total: f.essential(f.nonNegativeMoney),
  /** The last word of the street line of the usual address. */
  addressEnding: f.street,
  arrivesBy: f.isoDate,
};

const ofVisitors = {
  method: 'POST',
  upstream: 'member',
  auth: 'either',
  spec: 'forms.md 11, quick refill',
  assumed: true,
} as const;

/** A refill of home delivery without signing in. */
export const quickRefill = defineEndpoints('quickRefill', 'never', {
  find: endpoint({
    ...ofVisitors,
    summary:
      'Finds a refill that can be ordered now. Unknown details, others of the same number, and a refill that cannot be ordered are all answered alike; only one in an open order is named as such.',
    path: '/portalmicroservices/public/quickrefill/find',
    reads: true,
    body: z.union([
      z.strictObject({ rxNumber: sentRx, birthDate: f.required(f.birthDate) }),
      z.strictObject({ rxNumber: sentRx, zip: f.zip5 }),
    ]),
    response: z.object({
      /** It is in an open order; then there is no refill to order. */
      isInProcess: f.flag,
      refill: f.orNull(
        z.object({
          ...shown,
          /** Proves to the order that the details matched. */
          confirmation: f.required(f.token),
          validUntil: f.isoDateTime,
          canBill: f.flag,
          /** There is a card on file that can be charged. */
          hasCard: f.flag,
        }),
      ),
    }),
    neutral: 'REFILL_NOT_MATCHED',
    errors: ['REFILL_NOT_MATCHED'],
  }),
  order: endpoint({
    ...ofVisitors,
    summary:
      'Orders the refill that was found. The same key twice places one order and answers the first.',
    path: '/portalmicroservices/public/quickrefill/orders',
    body: z.strictObject({
      rxNumber: sentRx,
      confirmation: f.required(f.token),
      payment: z.enum(quickRefillPayments),
      /** As it was agreed to. */
      expectedTotal: dollars,
    }),
    onceByKey: true,
    timeoutMs: 30_000,
    response: z.object({
      order: f.essential(
        z.object({
          ...shown,
          orderNumber: f.required(f.recordId),
          placedOn: f.isoDateTime,
          cancelUntil: f.isoDateTime,
          payment: f.code({ bill: 'bill', card: 'card' }),
        }),
      ),
    }),
    errors: ['REFILL_NOT_MATCHED', 'ORDER_ALREADY_PLACED', 'FORM_FIELDS_REFUSED'],
  }),
});
