import { toCents } from '@portal/domain';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { Destination } from '../home-delivery';
import { beyondRefills, namedDrug } from './mail-order-refills';
import { Card } from '../cards';

/** Why a medicine cannot ship by itself, as it is sent and as it is read. */
export const autoRefillRefusals = {
  NONE: 'none',
  CONTROLLED: 'controlled',
  FIRST_FILL: 'firstFill',
  RENEWAL_NEEDED: 'renewalNeeded',
  EXPIRED: 'expired',
  ON_HOLD: 'onHold',
  NOT_COVERED: 'notCovered',
} as const;

/** A medicine at home delivery: whether it ships by itself, and what a yes would mean today. */
const Medicine = z.object({
  ...namedDrug,
  isOn: f.flag,
  /** Since when; blank while it is off. */
  since: f.isoDate,
  /** The supply that ships by itself; null while it is off. */
  days: f.count,
  /** Why it cannot ship by itself; NONE when it can. */
  refusal: f.code(autoRefillRefusals),
  /** The supplies with what each costs today; empty when it has a refusal. */
  choices: f.list(
    z.object({
      days: f.count,
      quantity: f.quantity,
      cost: f.nonNegativeMoney,
      /** When the second shipment would be; blank when the refills or the prescription end before. */
      secondShipmentOn: f.isoDate,
    }),
  ),
  beyondRefills,
  /** What shipping costs: nothing, unless it must stay cold. */
  shippingCost: f.nonNegativeMoney,
  refillsLeft: f.count,
  /** For how many days one fill is written: a larger supply uses several refills. */
  fillDays: f.count,
  /** The last day on which it can be filled. */
  expiresOn: f.isoDate,
  /** When the last fill is used up; blank when it was never filled. */
  runsOutOn: f.isoDate,
  /** When the first shipment would be after a yes of today; blank while it is on, or refused. */
  firstShipmentOn: f.isoDate,
});

/** One shipment that is to come. Its first day names it: `plannedOn` stays when it is moved. */
const Shipment = z.object({
  /** Stays when it is moved, and tells nothing about the member or the medicine. */
  shipmentId: f.required(f.recordId),
  rxNumber: f.rxNumber,
  plannedOn: f.isoDate,
  shipsOn: f.isoDate,
  state: f.code({ PLANNED: 'planned', SKIPPED: 'skipped', ORDERED: 'ordered' }),
  isMoved: f.flag,
  /** The order that has it; blank until it is made. */
  orderNumber: f.recordId,
  days: f.count,
  quantity: f.quantity,
  /** At the price of today; null when there is none. */
  cost: f.nonNegativeMoney,
  shippingCost: f.nonNegativeMoney,
  /** Where it goes; null when no address can take it. */
  address: f.nullWithout(Destination, 'line1'),
  reminders: f.list(z.object({ on: f.isoDate, isSent: f.flag })),
  canChange: f.flag,
  changeUntil: f.isoDate,
  moveFrom: f.isoDate,
  moveUntil: f.isoDate,
});

export const AutoRefill = z.object({
  /** False: the plan has no home delivery. */
  isEligible: f.flag,
  medicines: f.essential(z.array(Medicine)),
  shipments: f.essential(z.array(Shipment)),
  /** Where shipments go that can go anywhere; null when there is no address. */
  address: f.orNull(Destination),
  /** The card that pays for them; null without one. */
  card: f.orNull(Card),
  /** Without a card they come on the bill. */
  billMe: f.flag,
});

const dollars = f.withMeaning(
  z.number().check(
    z.minimum(0),
    z.maximum(100_000),
    z.refine((amount) => toCents(amount) / 100 === amount, 'Write at most two decimals.'),
  ),
  'money',
);
const medicine = { memberId: f.required(f.memberId), rxNumber: f.required(f.rxNumber) };
const shipment = { ...medicine, plannedOn: f.required(f.isoDate) };
const changed = z.object({
  /** When it ships next; blank when nothing is planned. */
  nextShipmentOn: f.isoDate,
});

const ofAutoRefill = {
  upstream: 'member',
  auth: 'member',
  members: 'self',
  spec: '§3, Mail-order state; MO-1',
  assumed: true,
} as const;
/** Numbers of prescriptions are sent in bodies, never in URLs. */
const changes = {
  ...ofAutoRefill,
  adultsOnly: true,
  method: 'POST',
  response: changed,
} as const;

/** Auto-refill: what ships by itself, when and for how much (forms.md 11). */
export const mailOrderAutoRefill = defineEndpoints('mailOrderAutoRefill', 'order', {
  getPlan: endpoint({
    ...ofAutoRefill,
    summary: 'Which medicines ship by themselves, and every shipment of the next 180 days.',
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/auto-refill',
    query: z.object({ memberId: f.required(f.memberId) }),
    response: AutoRefill,
    errors: ['ELIG_E0000001'],
  }),
  switchOn: endpoint({
    ...changes,
    summary:
      "The member's yes to shipments of one medicine. 422 when supply, cost or first day are others by now.",
    path: '/portalmicroservices/api/mailorder/auto-refill/on',
    body: z.strictObject({
      ...medicine,
      days: f.exactNumber(f.count),
      /** What the member agreed to. */
      cost: dollars,
      firstShipmentOn: f.required(f.isoDate),
      agreed: z.literal(true),
    }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED', 'AUTO_REFILL_NOT_ALLOWED'],
  }),
  switchOff: endpoint({
    ...changes,
    summary: 'Stops the shipments of one medicine. An order that is made stays.',
    path: '/portalmicroservices/api/mailorder/auto-refill/off',
    body: z.strictObject(medicine),
    errors: ['ELIG_E0000001'],
  }),
  skip: endpoint({
    ...changes,
    summary: 'Skips one shipment. Skipping twice skips once.',
    path: '/portalmicroservices/api/mailorder/auto-refill/skip',
    body: z.strictObject(shipment),
    errors: ['ELIG_E0000001', 'SHIPMENT_NOT_CHANGEABLE'],
  }),
  move: endpoint({
    ...changes,
    summary: 'Moves one shipment to another day. 422 names a day that is too soon or too late.',
    path: '/portalmicroservices/api/mailorder/auto-refill/move',
    body: z.strictObject({ ...shipment, shipsOn: f.required(f.isoDate) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED', 'SHIPMENT_NOT_CHANGEABLE'],
  }),
  restore: endpoint({
    ...changes,
    summary: 'Takes back a skip or a move: the shipment is as it was planned.',
    path: '/portalmicroservices/api/mailorder/auto-refill/restore',
    body: z.strictObject(shipment),
    errors: ['ELIG_E0000001', 'SHIPMENT_NOT_CHANGEABLE'],
  }),
});
