import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { textField } from '../field';
import {
  code,
  count,
  drugName,
  essential,
  flag,
  fullName,
  isoDate,
  isoDateTime,
  label,
  list,
  memberId,
  nonNegativeMoney,
  phone,
  quantity,
  recordId,
  required,
  rxNumber,
} from '../fields';

/** '' for a drug that the drug service does not know. */
const hsn = textField('hsn', { pattern: /^\d{6}$/, message: 'An hsn has six digits.' });

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

/** A prescription that home delivery has. The specification shows no fields: these are ours (forms.md 11). */
export const Refill = z.object({
  ...namedDrug,
  memberId,
  status: code({
    READY: 'ready',
    TOO_EARLY: 'tooEarly',
    RENEWAL_NEEDED: 'renewalNeeded',
    EXPIRED: 'expired',
    ON_HOLD: 'onHold',
    IN_PROCESS: 'inProcess',
    NOT_COVERED: 'notCovered',
  }),
  /** The day from which it may be ordered; blank unless it is too early. */
  readyOn: isoDate,
  /** What an order waits for, and until when it is held; `unknown` and blank unless on hold. */
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
  choices: list(z.object({ days: count, quantity, cost: nonNegativeMoney })),
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

export const mailOrderRefills = defineEndpoints('mailOrderRefills', {
  getList: endpoint({
    summary:
      "A person's prescriptions at home delivery: what may be ordered now, and for how much.",
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/refills',
    upstream: 'member',
    auth: 'member',
    members: 'family',
    query: z.object({ memberId: required(memberId) }),
    response: z.object({
      pricedAt: isoDateTime,
      /** False: the plan has no home delivery. */
      isEligible: flag,
      refills: essential(z.array(Refill)),
    }),
    errors: ['ELIG_E0000001'],
    spec: '§3, Mail-order state; MO-1',
    assumed: true,
  }),
});
