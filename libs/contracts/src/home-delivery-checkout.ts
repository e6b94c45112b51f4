import * as z from 'zod/mini';
import { Allergy } from './allergy';
import { SavedCard } from './cards';
import * as f from './fields';
import { Destination, OrderedItem, Packaging, shippingKind } from './home-delivery';

/** Where packages go; `from` and `until` are blank unless the address is temporary. */
export const MailAddress = z.extend(Destination, {
  addressId: f.required(f.recordId),
  from: f.isoDate,
  until: f.isoDate,
  isDefault: f.flag,
  /** Nothing that must stay cold, or that an adult signs for, goes there. */
  isPoBox: f.flag,
  /** Business days by which packages there are late because of an emergency; null when it is not said. */
  lateDays: f.lateDays,
});

/** A card on file. Its id names it; `pciToken` charges it, and is in no URL (MO-1). */
export const MailCard = z.extend(SavedCard, {
  pciToken: f.required(f.recordId),
  billingZip: f.zip,
});

const ShippingMethod = z.object({
  shippingId: f.required(f.recordId),
  kind: shippingKind,
  cost: f.nonNegativeMoney,
  /** When an order of today arrives. */
  arrivesFrom: f.isoDate,
  arrivesBy: f.isoDate,
  /** Fast enough for what must stay cold. */
  coldChain: f.flag,
});

/** Allergies and conditions, and the day on which the member last confirmed them. */
export const Health = z.object({
  allergies: f.essential(z.array(Allergy)),
  conditions: f.essential(z.array(f.required(f.label))),
  confirmedOn: f.isoDate,
});

/** The choices of an order in addition to its refills. */
export const Checkout = z.object({
  addresses: f.essential(z.array(MailAddress)),
  shipping: f.essential(z.array(ShippingMethod)),
  cards: f.essential(z.array(MailCard)),
  billMeAllowed: f.flag,
  balanceDue: f.nonNegativeMoney,
  packaging: f.part(Packaging),
  health: f.essential(Health),
});

/** The result of an order. `orderNumber` is blank when nothing of it was placed. */
export const PlacedOrder = z.object({
  orderNumber: f.recordId,
  memberId: f.memberId,
  placedOn: f.isoDateTime,
  done: f.essential(z.array(OrderedItem)),
  failed: f.essential(
    z.array(
      z.extend(OrderedItem, {
        reason: f.code({
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
        readyOn: f.isoDate,
        /** What it costs now; null unless the price changed. */
        newCost: f.nonNegativeMoney,
        /** The order that has it already; blank for other reasons. */
        orderNumber: f.recordId,
      }),
    ),
  ),
  shippingCost: f.nonNegativeMoney,
  total: f.nonNegativeMoney,
  arrivesFrom: f.isoDate,
  arrivesBy: f.isoDate,
  cancelUntil: f.isoDateTime,
});
