import { autoRefillRefusals } from '@portal/contracts/mail-order-auto-refill';
import { refillStatuses } from '@portal/contracts/mail-order-refills';
import {
  autoRefillRefusal,
  type AutoRefillYes,
  canChangeShipment,
  firstShipmentOn,
  needsOf,
  type PlannedShipment,
  plannedShipments,
  type ShipmentChange,
  usualAddress,
  usualShipping,
} from '@portal/domain/mail-order';
import { type Context, type Memory, remember } from '../behaviour';
import { withoutId } from '../behaviours/payment-cards';
import type { Json } from '../scenario-file';
import { type AutoRefillEvent, eventsIn } from './auto-refill-events';
import { addressesIn, fileOf, profileOf, shownAddress, usualCardOf } from './checkout';
import type { Prescription } from './mail-order-files';
import { type MailPricing, mailPricing } from './mail-pricing';
import { filled, isEligible, namedDrugOf, statusOf, usedUpOn } from './refills';
import { prescriptionsOf } from './prescriptions';
import { shippingMethods } from './shipping';
import { isOpen, ordersIn } from './stored-orders';
import { quantityFor, suppliesOf } from './supplies';

const answersIn = ({ facts }: Memory) =>
  (facts['autoRefill'] ?? {}) as unknown as Record<string, AutoRefillYes | null>;

/** The member's yes for a prescription; null without one. */
export function yesOf(
  memory: Memory,
  { rxNumber, autoRefill }: Prescription,
): AutoRefillYes | null {
  const answer = answersIn(memory)[rxNumber];
  if (answer !== undefined) return answer;
  return autoRefill ? { ...autoRefill, changes: {} } : null;
}

/** The memory with the member's yes for a prescription, or with none. */
export const withYes = (memory: Memory, rxNumber: string, yes: AutoRefillYes | null): Memory =>
  remember(memory, 'autoRefill', { ...answersIn(memory), [rxNumber]: yes } as unknown as Json);

/** The memory with a change of one shipment; null takes the change back. */
export function withChange(
  memory: Memory,
  rx: Prescription,
  plannedOn: string,
  change: ShipmentChange | null,
): Memory {
  const yes = yesOf(memory, rx);
  if (!yes) return memory;
  const { [plannedOn]: _before, ...others } = yes.changes;
  const changes = change ? { ...others, [plannedOn]: change } : others;
  return withYes(memory, rx.rxNumber, { ...yes, changes });
}

const needsFor = ({ coldChain, controlled }: Prescription) =>
  needsOf([{ coldChain: coldChain ?? false, controlled: controlled ?? false }]);

/** How its packages go: the way that the person stored, or the cheapest, of those that are fast enough. */
export const methodFor = (rx: Prescription, memory: Memory, context: Context) =>
  usualShipping(
    shippingMethods,
    needsFor(rx),
    profileOf(memory, context, rx.memberId).usual.shippingId,
  )!;

/** Where its packages go on the day of the call: the usual address, or a temporary one while it is in use. */
export const addressFor = (rx: Prescription, memory: Memory, context: Context) =>
  usualAddress(addressesIn(memory, context).map(shownAddress), needsFor(rx), context.today);

/** A prescription as auto-refill sees it today. */
export function autoRefillFacts(
  rx: Prescription,
  pricing: MailPricing,
  memory: Memory,
  context: Context,
) {
  const now = filled(rx, memory, context);
  const supplies = suppliesOf(now, pricing);
  const { status } = statusOf(now, supplies, context);
  const refusal = autoRefillRefusal(
    {
      status: refillStatuses[status],
      controlled: now.controlled ?? false,
      refillsLeft: now.refillsLeft,
      lastFilledOn: now.lastFilledOn,
    },
    context.scenario.businessLine === 'MEDD',
  );
  return { now, ...supplies, status, refusal };
}

/** The shipments of a prescription that are to come, and those that were skipped. */
export function shipmentsOf(rx: Prescription, memory: Memory, context: Context): PlannedShipment[] {
  const yes = yesOf(memory, rx);
  if (!yes || rx.missing || rx.controlled) return [];
  const today = context.today;
  return plannedShipments(filled(rx, memory, context), yes, today);
}

const wireRefusal = (refusal: string | null) =>
  Object.entries(autoRefillRefusals).find(([, ours]) => ours === (refusal ?? 'none'))?.[0] ??
  'NONE';

function medicine(rx: Prescription, pricing: MailPricing, memory: Memory, context: Context) {
  const yes = yesOf(memory, rx);
  const { now, choices, beyondRefills, refusal } = autoRefillFacts(rx, pricing, memory, context);
  return {
    ...namedDrugOf(context, rx.rxNumber, rx.ndc),
    isOn: yes !== null,
    since: yes?.since ?? null,
    days: yes?.days ?? null,
    refusal: wireRefusal(refusal),
    choices: refusal ? [] : choices.map(({ days, quantity, cost }) => ({ days, quantity, cost })),
    beyondRefills,
    shippingCost: methodFor(rx, memory, context).cost,
    refillsLeft: now.refillsLeft,
    runsOutOn: usedUpOn(now, context),
    firstShipmentOn: yes || refusal ? null : firstShipmentOn(now, context.today),
  };
}

function shipmentRows(rx: Prescription, pricing: MailPricing, memory: Memory, context: Context) {
  const today = context.today;
  const days = yesOf(memory, rx)?.days ?? rx.days;
  const cost = suppliesOf(rx, pricing).choices.find((each) => each.days === days)?.cost ?? null;
  const shippingCost = methodFor(rx, memory, context).cost;
  const supply = { days, quantity: quantityFor(rx, days), cost, shippingCost };
  return shipmentsOf(rx, memory, context)
    .filter(({ state, shipsOn }) => state !== 'done' && shipsOn >= today)
    .map((shipment) => ({
      rxNumber: rx.rxNumber,
      ...{ plannedOn: shipment.plannedOn, shipsOn: shipment.shipsOn },
      state: shipment.state === 'skipped' ? 'SKIPPED' : 'PLANNED',
      ...{ isMoved: shipment.isMoved, orderNumber: null },
      ...supply,
      reminders: shipment.reminders.map((on) => ({ on, isSent: on <= today })),
      ...{ canChange: canChangeShipment(shipment, today), changeUntil: shipment.changeUntil },
      ...{ moveFrom: shipment.moveFrom, moveUntil: shipment.moveUntil },
    }));
}

/** The shipments whose order is under way. */
function orderedRows(memberId: string, memory: Memory, context: Context) {
  const open = ordersIn(memory, context).filter((order) => isOpen(order, context.now));
  const rxNumbers = prescriptionsOf(memory, context, memberId).map(({ rxNumber }) => rxNumber);
  return eventsIn(memory).flatMap((event) =>
    event.kind === 'ORDERED' &&
    rxNumbers.includes(event.rxNumber) &&
    open.some(({ orderNumber }) => orderNumber === event.orderNumber)
      ? [orderedRow(event, memory, context)]
      : [],
  );
}

function orderedRow(event: AutoRefillEvent, memory: Memory, context: Context) {
  const { rxNumber, plannedOn, shipsOn, days, cost, shippingCost, orderNumber } = event;
  const rx = prescriptionsOf(memory, context, event.memberId).find(
    (each) => each.rxNumber === rxNumber,
  )!;
  return {
    ...{ rxNumber, plannedOn, shipsOn, state: 'ORDERED', isMoved: plannedOn !== shipsOn },
    ...{ orderNumber: orderNumber ?? null, days, quantity: quantityFor(rx, days), cost },
    ...{ shippingCost, reminders: [], canChange: false, changeUntil: null },
    ...{ moveFrom: null, moveUntil: null },
  };
}

/** Which medicines of a person ship by themselves, and every shipment that is to come. */
export function autoRefillPlan(memory: Memory, memberId: string, context: Context) {
  const pricing = mailPricing(memory, context, memberId);
  const own = prescriptionsOf(memory, context, memberId);
  const card = usualCardOf(memory, context, memberId, context.today);
  const shipments = [
    ...orderedRows(memberId, memory, context),
    ...own.flatMap((rx) => shipmentRows(rx, pricing, memory, context)),
  ];
  const address = own[0] ? addressFor(own[0], memory, context) : null;
  return {
    isEligible: isEligible(context),
    medicines: own.map((rx) => medicine(rx, pricing, memory, context)),
    shipments: shipments.sort((a, b) => (a.shipsOn < b.shipsOn ? -1 : 1)),
    address: address && destination(address),
    card: card ? withoutId(card) : null,
    billMe: !card && fileOf(context).billMeAllowed,
  };
}

const destination = (address: NonNullable<ReturnType<typeof addressFor>>) => {
  const { nickname, name, line1, line2, city, state, zip, phone, note } = address;
  return { nickname, name, line1, line2, city, state, zip, phone, note };
};

/** When a prescription ships next; null when nothing is planned. */
export const nextShipmentOn = (rx: Prescription, memory: Memory, context: Context) =>
  shipmentsOf(rx, memory, context).find(
    ({ state, shipsOn }) => state === 'planned' && shipsOn >= context.today,
  )?.shipsOn ?? null;

/** Auto-refill as the list of refills shows it. */
export function autoRefillOf(
  rx: Prescription,
  pricing: MailPricing,
  memory: Memory,
  context: Context,
) {
  const { refusal } = autoRefillFacts(rx, pricing, memory, context);
  return {
    autoRefill: yesOf(memory, rx) !== null,
    autoRefillAllowed: refusal === null,
    nextShipmentOn: nextShipmentOn(rx, memory, context),
  };
}
