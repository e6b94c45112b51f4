import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  code,
  count,
  drugName,
  essential,
  flag,
  fullName,
  hsn,
  isoDate,
  isoDateTime,
  label,
  list,
  memberId,
  nonNegativeMoney,
  nullWithout,
  part,
  percent,
  phone,
  quantity,
  recordId,
  required,
  rxNumber,
} from '../fields';

/** How a drug of home delivery is named, in refills and in orders. */
export const namedDrug = {
  rxNumber,
  hsn,
  drugName,
  spanishName: drugName,
  isBrand: flag,
  strength: label,
  drugForm: label,
};

/** Why a prescription cannot be filled yet. */
export const missingThings = {
  PRESCRIBER_ANSWER: 'prescriberAnswer',
  INSURANCE_ANSWER: 'insuranceAnswer',
  PRICE_APPROVAL: 'priceApproval',
  ADDRESS: 'address',
  PAYMENT: 'payment',
  STOCK: 'stock',
} as const;

/** What a price is calculated from, so that several of one order can be priced one after the other. */
const Terms = z.object({
  agreedPrice: nonNegativeMoney,
  /** A copay, or else a share in percent of the rest. */
  copay: nonNegativeMoney,
  coinsurancePercent: percent,
  atLeast: nonNegativeMoney,
  atMost: nonNegativeMoney,
  deductibleApplies: flag,
  brandDifference: nonNegativeMoney,
  /** The most that a member with Extra Help pays; null without it. */
  extraHelpCopay: nonNegativeMoney,
});

/** A yearly limit, and how much of it is met; a limit that is null is none. */
const Limit = z.object({ met: nonNegativeMoney, limit: nonNegativeMoney });
const Limits = z.object({ individual: part(Limit), family: nullWithout(Limit, 'met') });

/** The status of a prescription, as it is sent and as it is read. */
export const refillStatuses = {
  READY: 'ready',
  TOO_EARLY: 'tooEarly',
  RENEWAL_NEEDED: 'renewalNeeded',
  EXPIRED: 'expired',
  ON_HOLD: 'onHold',
  IN_PROCESS: 'inProcess',
  NOT_COVERED: 'notCovered',
} as const;

/** The supplies that need more refills than are left, each with how many it needs. */
export const beyondRefills = list(z.object({ days: count, refills: count }));

/** Why a supply is not offered, whatever refills are left. */
const supplyRefusals = { PLAN: 'plan', QUANTITY: 'quantity' } as const;

/** A prescription that home delivery has. The specification shows no fields: these are ours (forms.md 11). */
export const Refill = z.object({
  ...namedDrug,
  memberId,
  status: code(refillStatuses),
  /** The day from which it may be ordered; blank unless it is too early. */
  readyOn: isoDate,
  /** The missing item of an order on hold, and the last day of the hold; else `unknown` and blank. */
  missing: code(missingThings),
  heldUntil: isoDate,
  /** The open order that has it; blank unless in process. */
  orderNumber: recordId,
  refillsLeft: count,
  lastFilledOn: isoDate,
  /** When the last fill is used up. */
  runsOutOn: isoDate,
  expiresOn: isoDate,
  prescriberName: fullName,
  prescriberPhone: phone,
  /** The supplies that may be ordered; empty when there is no price now. */
  choices: list(
    z.object({
      days: count,
      quantity,
      /** Of this supply alone. */
      cost: nonNegativeMoney,
      terms: nullWithout(Terms, 'agreedPrice'),
    }),
  ),
  beyondRefills,
  /** The other supplies: the plan does not pay for them by mail, or they are too much for one order. */
  notOffered: list(z.object({ days: count, reason: code(supplyRefusals) })),
  /** For how many days one refill is written. */
  fillDays: count,
  /** The most units of one order. */
  maxQuantity: quantity,
  coldChain: flag,
  /** A controlled substance: an adult signs for the package. */
  controlled: flag,
  autoRefill: flag,
  /** Auto-refill may be switched on: Part D allows it after the first fill, controlled substances never. */
  autoRefillAllowed: flag,
  /** When auto-refill ships it next; blank without auto-refill. */
  nextShipmentOn: isoDate,
});

export const mailOrderRefills = defineEndpoints('mailOrderRefills', 'order', {
  getList: endpoint({
    summary:
      "A person's prescriptions at home delivery: what may be ordered now, and for how much.",
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/refills',
    upstream: 'member',
    auth: 'member',
    members: 'patients',
    patientScope: 'view',
    query: z.object({ memberId: required(memberId) }),
    response: z.object({
      pricedAt: isoDateTime,
      /** False: the plan has no home delivery. */
      isEligible: flag,
      /** The person's yearly limits before the order. */
      year: part(z.object({ deductible: part(Limits), outOfPocket: part(Limits) })),
      refills: essential(z.array(Refill)),
    }),
    errors: ['ELIG_E0000001'],
    spec: '§3, Mail-order state; MO-1',
    assumed: true,
  }),
});
