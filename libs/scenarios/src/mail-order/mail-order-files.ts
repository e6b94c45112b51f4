import { missingThings } from '@portal/contracts/mail-order-refills';
import * as z from 'zod/mini';

const Missing = z.enum(Object.keys(missingThings) as [keyof typeof missingThings]);
const Day = z.iso.date();
const Moment = z.iso.datetime({ offset: true });

const Prescription = z.strictObject({
  rxNumber: z.string(),
  memberId: z.string(),
  ndc: z.string(),
  /** Of one fill. */
  quantity: z.number(),
  days: z.number(),
  refillsLeft: z.number(),
  /** None: never filled. */
  lastFilledOn: z.nullable(Day),
  expiresOn: Day,
  prescriberName: z.string(),
  prescriberPhone: z.string(),
  maxQuantity: z.number(),
  missing: z.optional(z.strictObject({ what: Missing, until: Day })),
  controlled: z.optional(z.literal(true)),
  /** The yes to auto-refill: since when, and for which supply. */
  autoRefill: z.optional(z.strictObject({ since: Day, days: z.number() })),
  /** A reason that the list does not show: only an order runs into it. */
  whenOrdered: z.optional(
    z.strictObject({
      reason: z.enum(['TOO_EARLY_NOW', 'OUT_OF_STOCK', 'CONTROLLED', 'PRICE_CHANGED']),
      newCost: z.optional(z.number()),
    }),
  ),
});
export type Prescription = z.output<typeof Prescription>;

/** The prescriptions that home delivery has of a family; the rest of a refill follows from rules. */
export const RefillsFile = z.strictObject({
  isEligible: z.boolean(),
  prescriptions: z.array(Prescription),
});
export type RefillsFile = z.output<typeof RefillsFile>;

const Address = z.strictObject({
  addressId: z.string(),
  nickname: z.string(),
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
  note: z.string(),
  from: z.string(),
  until: z.string(),
  isDefault: z.boolean(),
});
export type StoredAddress = z.output<typeof Address>;

/** When an order does what, on the calendar of its scenario; what has not come yet is still to come. */
const Plan = z.strictObject({
  checking: Moment,
  filling: Moment,
  shipped: Moment,
  delivered: Moment,
});

export const StoredOrder = z.strictObject({
  orderNumber: z.string(),
  memberId: z.string(),
  placedOn: Moment,
  plan: Plan,
  items: z.array(
    z.strictObject({
      rxNumber: z.string(),
      ndc: z.string(),
      days: z.number(),
      quantity: z.number(),
      cost: z.number(),
      /** The price that the plan computed for the order; none before this run. */
      price: z.optional(
        z.object({
          agreedPrice: z.number(),
          youPay: z.number(),
          extraHelpPays: z.number(),
          planPays: z.number(),
          deductible: z.number(),
          copay: z.number(),
          coinsurance: z.number(),
          brandDifference: z.number(),
          counted: z.object({ deductible: z.number(), outOfPocket: z.number() }),
        }),
      ),
    }),
  ),
  /** By its id, or as it was when the order was placed. */
  addressId: z.string(),
  address: z.optional(Address),
  shippingId: z.string(),
  shippingCost: z.number(),
  packaging: z.strictObject({
    childResistant: z.boolean(),
    largePrint: z.boolean(),
    labelLanguage: z.enum(['en', 'es']),
  }),
  /** None: on the bill. */
  cardId: z.nullable(z.string()),
  /** The card as it was when the order was placed: it may be removed since. */
  card: z.optional(
    z.strictObject({
      brand: z.nullish(z.string()),
      last4: z.nullish(z.string()),
      expMonth: z.nullish(z.union([z.string(), z.number()])),
      expYear: z.nullish(z.union([z.string(), z.number()])),
    }),
  ),
  automatic: z.optional(z.literal(true)),
  /** The key under which it was placed. */
  idempotencyKey: z.optional(z.string()),
  /** Its fill does not count in the prescription's refills and claims yet: placed in this run, or waiting since before. */
  isNew: z.optional(z.literal(true)),
  /** It waits for something, and goes no further. */
  hold: z.optional(
    z.strictObject({
      what: Missing,
      by: z.enum(['YOU', 'PRESCRIBER', 'INSURANCE', 'US']),
      until: Day,
      since: Moment,
    }),
  ),
  /** It waited before, and goes on since then. */
  released: z.optional(z.strictObject({ waitedSince: Moment, on: Moment })),
  late: z.optional(Missing),
  /** An emergency makes it arrive later than the member was told. */
  isDelayed: z.optional(z.boolean()),
  cancelledOn: z.optional(Moment),
  returnedOn: z.optional(Moment),
  /** What was paid back after it was charged. */
  refund: z.optional(z.strictObject({ amount: z.number(), on: Day })),
  /** Of an order that was billed before this run. */
  invoiceId: z.optional(z.string()),
});
export type StoredOrder = z.output<typeof StoredOrder>;

/** The orders that were placed before the scenario begins, the newest first. */
export const OrdersFile = z.strictObject({ orders: z.array(StoredOrder) });

/** The stored choices of a person for their orders. */
const Person = z.strictObject({
  packaging: StoredOrder.shape.packaging,
  profile: z.optional(
    z.strictObject({
      phones: z.array(
        z.strictObject({ number: z.string(), kind: z.enum(['MOBILE', 'HOME', 'WORK']) }),
      ),
      usual: z.strictObject({ shippingId: z.optional(z.string()) }),
    }),
  ),
  /** Only for a dependent: a member's own are those of health.getInformation. */
  health: z.optional(
    z.strictObject({
      allergies: z.array(z.string()),
      conditions: z.array(z.string()),
      confirmedOn: z.nullable(Day),
    }),
  ),
});

export const CheckoutFile = z.strictObject({
  addresses: z.array(Address),
  billMeAllowed: z.boolean(),
  /** By member id. */
  people: z.record(z.string(), Person),
  /** By the id of a card on file. */
  cards: z.record(z.string(), z.strictObject({ billingZip: z.string() })),
});
export type CheckoutFile = z.output<typeof CheckoutFile>;
export type Profile = NonNullable<CheckoutFile['people'][string]['profile']>;
