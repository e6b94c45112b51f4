import { refillStatuses } from '@portal/contracts/mail-order-refills';
import {
  autoRefillRefusal,
  type AutoRefillYes,
  needsOf,
  type PlannedShipment,
  firstShipmentOn,
  plannedShipments,
  type ShipmentChange,
  type ShipmentFacts,
  usualAddress,
  usualShipping,
  autoRefillRules,
} from '@portal/domain/mail-order';
import { type Context, type Memory, remember } from '../memory/behaviour';
import { addressesIn, profileOf, shownAddress } from './checkout';
import type { Prescription } from './mail-order-files';
import { filled, needsOfDrug, statusOf } from './refills';
import { shippingMethods } from './shipping';
import { suppliesOf, type MailPricing } from './supplies';
import { addDays, readOn, shiftDates } from '../memory/dates';

const answersIn = ({ facts }: Memory) =>
  (facts['autoRefill'] ?? {}) as Record<string, AutoRefillYes | null>;

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
  remember(memory, 'autoRefill', { ...answersIn(memory), [rxNumber]: yes });

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

const needsFor = (rx: Prescription, context: Context) => needsOf([needsOfDrug(context, rx)]);

/** How its packages go: the way that the person stored, or the cheapest, of those that are fast enough. */
export const methodFor = (rx: Prescription, memory: Memory, context: Context) =>
  usualShipping(
    shippingMethods,
    needsFor(rx, context),
    profileOf(memory, context, rx.memberId).usual.shippingId,
  )!;

/** Where its packages go on a day: the usual address, or a temporary one while it is in use. */
export const addressFor = (rx: Prescription, memory: Memory, context: Context, day: string) =>
  usualAddress(addressesIn(memory, context).map(shownAddress), needsFor(rx, context), day);

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

type At = Pick<Context, 'today' | 'days'>;

/** The days of changes, of which one is their key, moved like other dates. */
const moved = (changes: AutoRefillYes['changes'], days: number): AutoRefillYes['changes'] =>
  Object.fromEntries(
    Object.entries(changes).map(([plannedOn, change]) => [
      addDays(plannedOn, days),
      shiftDates(change, days),
    ]),
  );

/**
 * The shipments that follow from a yes, until a day. They ship on business days of the day on which the answer is read:
 * the days of a scenario move to it, weekends and holidays do not.
 */
export function planShipments(
  facts: ShipmentFacts,
  yes: AutoRefillYes,
  { today, days }: At,
  until?: string,
): PlannedShipment[] {
  const yesAsRead = { ...shiftDates(yes, days), changes: moved(yes.changes, days) };
  const end = until === undefined ? [] : [addDays(until, days)];
  const asRead = plannedShipments(shiftDates(facts, days), yesAsRead, addDays(today, days), ...end);
  return shiftDates(asRead, -days);
}

/** When the first shipment leaves after a yes of today, on the same business days. */
export const firstShipmentOf = (facts: ShipmentFacts, context: At): string =>
  addDays(firstShipmentOn(shiftDates(facts, context.days), readOn(context)), -context.days);

/** The shipments of a prescription that are to come, and those that were skipped. */
export function shipmentsOf(rx: Prescription, memory: Memory, context: Context): PlannedShipment[] {
  const yes = yesOf(memory, rx);
  if (!yes || rx.missing || rx.controlled) return [];
  return planShipments(filled(rx, memory, context), yes, context);
}

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

/** What auto-refill did for one shipment; days on the scenario's calendar. */
export interface AutoRefillEvent {
  id: string;
  kind: 'REMINDER' | 'ORDERED' | 'NOT_SHIPPED';
  on: string;
  memberId: string;
  rxNumber: string;
  plannedOn: string;
  shipsOn: string;
  changeUntil: string;
  days: number;
  /** What the member pays for the medicine; null when there was no price. */
  cost: number | null;
  shippingCost: number;
  orderNumber?: string;
  /** Why nothing shipped: a reason of a refused order, NO_ADDRESS or NO_CARD. */
  reason?: string;
}

/** Everything that auto-refill did in this run, the oldest first. */
export const eventsIn = ({ facts }: Memory): AutoRefillEvent[] =>
  (facts['autoRefillEvents'] ?? []) as AutoRefillEvent[];

/** The memory with one more event. */
export const withEvent = (memory: Memory, event: Omit<AutoRefillEvent, 'id'>): Memory => {
  const events = eventsIn(memory);
  const id = `AR-${7000 + events.length + 1}`;
  return remember(memory, 'autoRefillEvents', [...events, { id, ...event }]);
};

/** Whether a reminder is the last one before the shipment. */
export const isLastReminder = ({ on, shipsOn }: AutoRefillEvent): boolean =>
  addDays(on, Math.min(...autoRefillRules.reminderDays)) >= shipsOn;
