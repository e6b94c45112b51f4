import * as z from 'zod/mini';
import { Allergy } from './allergy';
import { SavedCard } from './cards';
import {
  code,
  essential,
  flag,
  isoDate,
  isoDateTime,
  label,
  memberId,
  nonNegativeMoney,
  part,
  recordId,
  required,
  zip,
} from './fields';
import { Destination, OrderedItem, Packaging, shippingKind } from './home-delivery';

/** Where packages go; `from` and `until` are blank unless the address is temporary. */
export const MailAddress = z.extend(Destination, {
  addressId: required(recordId),
  from: isoDate,
  until: isoDate,
  isDefault: flag,
  /** Nothing that must stay cold, or that an adult signs for, goes there. */
  isPoBox: flag,
});

/** A card on file. Its id names it; `pciToken` charges it, and is in no URL (MO-1). */
export const MailCard = z.extend(SavedCard, {
  pciToken: required(recordId),
  billingZip: zip,
});

const ShippingMethod = z.object({
  shippingId: required(recordId),
  kind: shippingKind,
  cost: nonNegativeMoney,
  /** When an order of today arrives. */
  arrivesFrom: isoDate,
  arrivesBy: isoDate,
  /** Fast enough for what must stay cold. */
  coldChain: flag,
});

/** Allergies and conditions, and the day on which the member last confirmed them. */
export const Health = z.object({
  allergies: essential(z.array(Allergy)),
  conditions: essential(z.array(required(label))),
  confirmedOn: isoDate,
});

/** The choices of an order in addition to its refills. */
export const Checkout = z.object({
  addresses: essential(z.array(MailAddress)),
  shipping: essential(z.array(ShippingMethod)),
  cards: essential(z.array(MailCard)),
  billMeAllowed: flag,
  balanceDue: nonNegativeMoney,
  packaging: part(Packaging),
  health: essential(Health),
});

/** The result of an order. `orderNumber` is blank when nothing of it was placed. */
export const PlacedOrder = z.object({
  orderNumber: recordId,
  memberId,
  placedOn: isoDateTime,
  done: essential(z.array(OrderedItem)),
  failed: essential(
    z.array(
      z.extend(OrderedItem, {
        reason: code({
          TOO_EARLY_NOW: 'tooEarlyNow',
          OUT_OF_STOCK: 'outOfStock',
          CONTROLLED: 'controlled',
          NOT_COVERED: 'notCovered',
          PRICE_CHANGED: 'priceChanged',
          RENEWAL_NEEDED: 'renewalNeeded',
          EXPIRED: 'expired',
          ON_HOLD: 'onHold',
          ALREADY_ORDERED: 'alreadyOrdered',
        }),
        /** From when it may be ordered; blank unless it is too early. */
        readyOn: isoDate,
        /** What it costs now; null unless the price changed. */
        newCost: nonNegativeMoney,
        /** The order that has it already; blank for other reasons. */
        orderNumber: recordId,
      }),
    ),
  ),
  shippingCost: nonNegativeMoney,
  total: nonNegativeMoney,
  arrivesFrom: isoDate,
  arrivesBy: isoDate,
  cancelUntil: isoDateTime,
});
