import { createHash } from 'node:crypto';
import { addBusinessDays } from '@portal/domain';
import { autoRefillRefusals } from '@portal/contracts/mail-order-auto-refill';
import { canChangeShipment, type ShipmentFacts } from '@portal/domain/mail-order';
import type { Context, Memory } from '../memory/behaviour';
import {
  addressFor,
  autoRefillFacts,
  firstShipmentOf,
  methodFor,
  planShipments,
  shipmentsOf,
  yesOf,
  type AutoRefillEvent,
  eventsIn,
} from './auto-refill';
import { addressOf, destination, fileOf, usualCardOn } from './checkout';
import type { Prescription, StoredOrder } from './mail-order-files';
import { mailPricing } from './mail-pricing';
import { prescriptionsOf } from './prescriptions';
import { isEligible, namedDrugOf, usedUpOn } from './refills';
import { isOpen, ordersIn } from './stored-orders';
import { quantityFor, suppliesOf, type MailPricing } from './supplies';
import { withoutId } from '../account/cards';

const wireRefusal = (refusal: string | null) =>
  Object.entries(autoRefillRefusals).find(([, ours]) => ours === (refusal ?? 'none'))?.[0] ??
  'NONE';

/** When the second shipment would be after a yes of today; null when there is none. */
const secondShipmentOn = (facts: ShipmentFacts, days: number, context: Context): string | null =>
  planShipments(
    facts,
    { since: context.today, days, changes: {} },
    context,
    addBusinessDays(facts.expiresOn, 1),
  )[1]?.shipsOn ?? null;

function medicine(rx: Prescription, pricing: MailPricing, memory: Memory, context: Context) {
  const yes = yesOf(memory, rx);
  const { now, choices, beyondRefills, refusal } = autoRefillFacts(rx, pricing, memory, context);
  return {
    ...namedDrugOf(context, rx.rxNumber, rx.ndc),
    isOn: yes !== null,
    since: yes?.since ?? null,
    days: yes?.days ?? null,
    refusal: wireRefusal(refusal),
    choices: refusal
      ? []
      : choices.map(({ days, quantity, cost }) => ({
          days,
          quantity,
          cost,
          secondShipmentOn: secondShipmentOn(now, days, context),
        })),
    beyondRefills,
    shippingCost: methodFor(rx, memory, context).cost,
    refillsLeft: now.refillsLeft,
    fillDays: rx.days,
    expiresOn: rx.expiresOn,
    runsOutOn: usedUpOn(now, context),
    firstShipmentOn: yes || refusal ? null : firstShipmentOf(now, context),
  };
}

/** The same for every call, and nothing of the prescription can be read from it. */
const shipmentIdOf = (memberId: string, rxNumber: string, plannedOn: string): string =>
  `SH-${createHash('sha256').update([memberId, rxNumber, plannedOn].join()).digest('hex').slice(0, 16)}`;

function shipmentRows(rx: Prescription, pricing: MailPricing, memory: Memory, context: Context) {
  const today = context.today;
  const days = yesOf(memory, rx)?.days ?? rx.days;
  const cost = suppliesOf(rx, pricing).choices.find((each) => each.days === days)?.cost ?? null;
  const shippingCost = methodFor(rx, memory, context).cost;
  const supply = { days, quantity: quantityFor(rx, days), cost, shippingCost };
  return shipmentsOf(rx, memory, context)
    .filter(({ state, shipsOn }) => state !== 'done' && shipsOn >= today)
    .map((shipment) => ({
      shipmentId: shipmentIdOf(rx.memberId, rx.rxNumber, shipment.plannedOn),
      rxNumber: rx.rxNumber,
      plannedOn: shipment.plannedOn,
      shipsOn: shipment.shipsOn,
      state: shipment.state === 'skipped' ? 'SKIPPED' : 'PLANNED',
      isMoved: shipment.isMoved,
      orderNumber: null,
      ...supply,
      // Its order takes the address of its day.
      address: destination(addressFor(rx, memory, context, shipment.orderedOn)),
      reminders: shipment.reminders.map((on) => ({ on, isSent: on <= today })),
      canChange: canChangeShipment(shipment, today),
      changeUntil: shipment.changeUntil,
      moveFrom: shipment.moveFrom,
      moveUntil: shipment.moveUntil,
    }));
}

/** The shipments whose order is under way. */
function orderedRows(memberId: string, memory: Memory, context: Context) {
  const open = ordersIn(memory, context).filter((order) => isOpen(order, context.now));
  const rxNumbers = prescriptionsOf(memory, context, memberId).map(({ rxNumber }) => rxNumber);
  return eventsIn(memory).flatMap((event) => {
    const order = open.find(({ orderNumber }) => orderNumber === event.orderNumber);
    return order && event.kind === 'ORDERED' && rxNumbers.includes(event.rxNumber)
      ? [orderedRow(event, order, memory, context)]
      : [];
  });
}

function orderedRow(event: AutoRefillEvent, order: StoredOrder, memory: Memory, context: Context) {
  const { rxNumber, plannedOn, shipsOn, days, cost, shippingCost, orderNumber } = event;
  const rx = prescriptionsOf(memory, context, event.memberId).find(
    (each) => each.rxNumber === rxNumber,
  )!;
  return {
    shipmentId: shipmentIdOf(event.memberId, rxNumber, plannedOn),
    rxNumber,
    plannedOn,
    shipsOn,
    state: 'ORDERED',
    isMoved: plannedOn !== shipsOn,
    orderNumber: orderNumber ?? null,
    days,
    quantity: quantityFor(rx, days),
    cost,
    address: destination(addressOf(order, memory, context)),
    shippingCost,
    reminders: [],
    canChange: false,
    changeUntil: null,
    moveFrom: null,
    moveUntil: null,
  };
}

/** Which medicines of a person ship by themselves, and every shipment that is to come. */
export function autoRefillPlan(memory: Memory, memberId: string, context: Context) {
  const pricing = mailPricing(memory, context, memberId);
  const own = prescriptionsOf(memory, context, memberId);
  const card = usualCardOn(context.today, memory, context);
  const shipments = [
    ...orderedRows(memberId, memory, context),
    ...own.flatMap((rx) => shipmentRows(rx, pricing, memory, context)),
  ];
  const address = own[0] && addressFor(own[0], memory, context, context.today);
  return {
    isEligible: isEligible(context),
    medicines: own.map((rx) => medicine(rx, pricing, memory, context)),
    shipments: shipments.sort((a, b) => (a.shipsOn < b.shipsOn ? -1 : 1)),
    address: address ? destination(address) : null,
    card: card ? withoutId(card) : null,
    billMe: !card && fileOf(context).billMeAllowed,
  };
}
