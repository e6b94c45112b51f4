import { toCents } from '@portal/domain';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  city,
  code,
  count,
  essential,
  exactNumber,
  flag,
  freeText,
  fullName,
  isoDate,
  isoDateTime,
  label,
  language,
  memberId,
  nonNegativeMoney,
  part,
  phone,
  quantity,
  recordId,
  required,
  rxNumber,
  state,
  street,
  withMeaning,
  zip,
} from '../fields';
import { namedDrug } from './mail-order-refills';
import { Card, NewCard } from './payments';

/** Where an order goes. */
export const Destination = z.object({
  nickname: freeText,
  name: fullName,
  line1: street,
  line2: street,
  city,
  state,
  zip,
  phone,
  note: freeText,
});

/** Where packages go; `from` and `until` are blank unless the address is temporary. */
export const MailAddress = z.extend(Destination, {
  addressId: required(recordId),
  from: isoDate,
  until: isoDate,
  isDefault: flag,
  /** Nothing that must stay cold, or that an adult signs for, goes there. */
  isPoBox: flag,
});

/** A card as the payment processor stores it: `pciToken` charges it, and shows nothing (MO-1). */
export const MailCard = z.extend(Card, {
  pciToken: required(recordId),
  billingZip: zip,
  isHsa: flag,
  isDefault: flag,
});

export const shippingKind = code({
  STANDARD: 'standard',
  TWO_DAY: 'twoDay',
  OVERNIGHT: 'overnight',
});

export const ShippingMethod = z.object({
  shippingId: required(recordId),
  kind: shippingKind,
  cost: nonNegativeMoney,
  /** When an order of today arrives. */
  arrivesFrom: isoDate,
  arrivesBy: isoDate,
  /** Fast enough for what must stay cold. */
  coldChain: flag,
});

export const Packaging = z.object({
  childResistant: flag,
  largePrint: flag,
  labelLanguage: code(['en', 'es']),
});

/** What the pharmacist checks each fill against, and when the member last confirmed it. */
const Health = z.object({
  allergies: essential(z.array(required(label))),
  conditions: essential(z.array(required(label))),
  confirmedOn: isoDate,
});

/** All that an order needs besides the refills. */
export const Checkout = z.object({
  addresses: essential(z.array(MailAddress)),
  shipping: essential(z.array(ShippingMethod)),
  cards: essential(z.array(MailCard)),
  billMeAllowed: flag,
  balanceDue: nonNegativeMoney,
  packaging: part(Packaging),
  health: essential(Health),
});

/** A medicine of an order. */
export const OrderedItem = z.object({
  ...namedDrug,
  days: count,
  quantity,
  cost: nonNegativeMoney,
});

/** What became of an order. `orderNumber` is blank when nothing of it was placed. */
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

/** A text that the service judges by field; this only keeps what no field has room for away. */
const line = <S extends Parameters<typeof withMeaning>[1]>(meaning: S) =>
  withMeaning(z.string().check(z.maxLength(500)), meaning);

const SentAddress = z.strictObject({
  nickname: line('freeText'),
  name: line('fullName'),
  line1: line('street'),
  line2: line('street'),
  city: line('city'),
  state: line('state'),
  zip: line('zip'),
  phone: line('phone'),
  note: line('freeText'),
  from: line('isoDate'),
  until: line('isoDate'),
  isDefault: z.boolean(),
});

const SentPackaging = z.strictObject({
  childResistant: z.boolean(),
  largePrint: z.boolean(),
  labelLanguage: language,
});

const dollars = withMeaning(
  z.number().check(
    z.minimum(0),
    z.maximum(100_000),
    z.refine((amount) => toCents(amount) / 100 === amount, 'Write at most two decimals.'),
  ),
  'money',
);
const patient = { memberId: required(memberId) };
const Addresses = z.object({ addresses: essential(z.array(MailAddress)) });
const ofMailOrder = {
  upstream: 'member',
  auth: 'member',
  adultsOnly: true,
  spec: '§3, Mail-order state; MO-1',
  assumed: true,
} as const;

export const mailOrderCheckout = defineEndpoints('mailOrderCheckout', {
  get: endpoint({
    ...ofMailOrder,
    members: 'family',
    summary:
      'Addresses, shipping methods, cards, packaging, allergies and conditions for an order.',
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/checkout',
    query: z.object(patient),
    response: Checkout,
    errors: ['ELIG_E0000001'],
  }),
  saveAddress: endpoint({
    ...ofMailOrder,
    members: 'family',
    summary: 'Adds an address, or changes the one that is named. 422 names the fields it refuses.',
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/addresses',
    body: z.strictObject({
      ...patient,
      addressId: z.optional(required(recordId)),
      address: SentAddress,
    }),
    response: z.extend(Addresses, { addressId: required(recordId) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  removeAddress: endpoint({
    ...ofMailOrder,
    members: 'family',
    summary: 'Removes an address.',
    method: 'DELETE',
    path: '/portalmicroservices/api/mailorder/addresses/:addressId',
    params: { addressId: required(recordId) },
    query: z.object(patient),
    response: Addresses,
    errors: ['ELIG_E0000001'],
  }),
  saveCard: endpoint({
    ...ofMailOrder,
    summary: "Exchanges the token of the processor's frame for a pciToken, once.",
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/cards',
    body: z.strictObject({ card: NewCard, isHsa: z.boolean(), save: z.boolean() }),
    response: z.object({ card: essential(MailCard) }),
    errors: ['ELIG_E0000001', 'PAYMENT_DECLINED', 'CARD_NOT_ACCEPTED', 'FORM_FIELDS_REFUSED'],
  }),
  removeCard: endpoint({
    ...ofMailOrder,
    summary: 'Removes a card on file.',
    method: 'DELETE',
    path: '/portalmicroservices/api/mailorder/cards/:pciToken',
    params: { pciToken: required(recordId) },
    response: z.object({ cards: essential(z.array(MailCard)) }),
    errors: ['ELIG_E0000001'],
  }),
  savePackaging: endpoint({
    ...ofMailOrder,
    members: 'family',
    summary: 'Stores how packages for a person are made; easy-open caps need a confirmed adult.',
    method: 'PUT',
    path: '/portalmicroservices/api/mailorder/packaging',
    body: z.strictObject({ ...patient, packaging: SentPackaging, adultConfirmed: z.boolean() }),
    response: z.object({ packaging: essential(Packaging) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  confirmHealth: endpoint({
    ...ofMailOrder,
    members: 'family',
    summary: 'Confirms the allergies and conditions on record, or replaces them.',
    method: 'PUT',
    path: '/portalmicroservices/api/mailorder/health',
    body: z.strictObject({
      ...patient,
      allergies: z.array(line('freeText')).check(z.maxLength(30)),
      conditions: z.array(line('freeText')).check(z.maxLength(30)),
    }),
    response: z.object({
      health: essential(Health),
    }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  placeOrder: endpoint({
    ...ofMailOrder,
    members: 'family',
    summary:
      'Places an order. The same key twice places one order and answers the first; 422 names what is refused.',
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/orders',
    body: z.strictObject({
      ...patient,
      items: z
        .array(
          z.strictObject({
            rxNumber: required(rxNumber),
            days: exactNumber(count),
            /** What the member saw; a price that changed since is not charged. */
            cost: dollars,
          }),
        )
        .check(z.minLength(1), z.maxLength(30)),
      addressId: required(recordId),
      shippingId: required(recordId),
      packaging: SentPackaging,
      payment: z.union([
        z.strictObject({ pciToken: required(recordId) }),
        z.strictObject({ billMe: z.literal(true) }),
      ]),
      /** The costs and the shipping, as the member agreed to. */
      expectedTotal: dollars,
      healthConfirmed: z.literal(true),
      agreed: z.literal(true),
    }),
    onceByKey: true,
    timeoutMs: 30_000,
    response: z.object({ order: essential(PlacedOrder) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED', 'ORDER_ALREADY_PLACED', 'NO_HOME_DELIVERY'],
    spec: '§4, Mail order; MO-2',
  }),
});
