import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** How a drug of home delivery is named, in refills and in orders. */
export const namedDrug = {
  rxNumber: f.rxNumber,
  hsn: f.hsn,
  drugName: f.drugName,
  spanishName: f.drugName,
  isBrand: f.flag,
  strength: f.label,
  drugForm: f.label,
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
  agreedPrice: f.nonNegativeMoney,
  /** A copay, or else a share in percent of the rest. */
  copay: f.nonNegativeMoney,
  coinsurancePercent: f.percent,
  atLeast: f.nonNegativeMoney,
  atMost: f.nonNegativeMoney,
  deductibleApplies: f.flag,
  brandDifference: f.nonNegativeMoney,
  /** As in `benefits.getSummary`. */
  brandDifferenceCounts: f.flag,
  /** The most that a member with Extra Help pays; null without it. */
  extraHelpCopay: f.nonNegativeMoney,
});

/** A yearly limit, and how much of it is met; a limit that is null is none. */
const Limit = z.object({ met: f.nonNegativeMoney, limit: f.nonNegativeMoney });
const Limits = z.object({ individual: f.part(Limit), family: f.nullWithout(Limit, 'met') });

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
export const beyondRefills = f.list(z.object({ days: f.count, refills: f.count }));

/** Why a supply is not offered, whatever refills are left. */
const supplyRefusals = { PLAN: 'plan', QUANTITY: 'quantity' } as const;

/** A prescription that home delivery has. The specification shows no fields: these are ours (forms.md 11). */
export const Refill = z.object({
  ...namedDrug,
  memberId: f.memberId,
  status: f.code(refillStatuses),
  /** The day from which it may be ordered; blank unless it is too early. */
  readyOn: f.isoDate,
  /** The missing item of an order on hold, and the last day of the hold; else `unknown` and blank. */
  missing: f.code(missingThings),
  heldUntil: f.isoDate,
  /** The open order that has it; blank unless in process. */
  orderNumber: f.recordId,
  refillsLeft: f.count,
  lastFilledOn: f.isoDate,
  /** When the last fill is used up. */
  runsOutOn: f.isoDate,
  expiresOn: f.isoDate,
  prescriberName: f.fullName,
  prescriberPhone: f.phone,
  /** The supplies that may be ordered; empty when there is no price now. */
  choices: f.list(
    z.object({
      days: f.count,
      quantity: f.quantity,
      /** Of this supply alone. */
      cost: f.nonNegativeMoney,
      terms: f.nullWithout(Terms, 'agreedPrice'),
    }),
  ),
  beyondRefills,
  /** The other supplies: the plan does not pay for them by mail, or they are too much for one order. */
  notOffered: f.list(z.object({ days: f.count, reason: f.code(supplyRefusals) })),
  /** For how many days one refill is written. */
  fillDays: f.count,
  /** The most units of one order. */
  maxQuantity: f.quantity,
  coldChain: f.flag,
  /** A controlled substance: an adult signs for the package. */
  controlled: f.flag,
  autoRefill: f.flag,
  /** Auto-refill may be switched on: Part D allows it after the first fill, controlled substances never. */
  autoRefillAllowed: f.flag,
  /** When auto-refill ships it next; blank without auto-refill. */
  nextShipmentOn: f.isoDate,
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
    query: z.object({ memberId: f.required(f.memberId) }),
    response: z.object({
      pricedAt: f.isoDateTime,
      /** False: the plan has no home delivery. */
      isEligible: f.flag,
      /** The person's yearly limits before the order. */
      year: f.part(z.object({ deductible: f.part(Limits), outOfPocket: f.part(Limits) })),
      refills: f.essential(z.array(Refill)),
    }),
    errors: ['ELIG_E0000001'],
    spec: '§3, Mail-order state; MO-1',
    assumed: true,
  }),
});
