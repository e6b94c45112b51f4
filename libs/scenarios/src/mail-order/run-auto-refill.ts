import { toCents } from '@portal/domain';
import { autoRefillRules, type PlannedShipment } from '@portal/domain/mail-order';
import { type Context, type Memory, remember, type ContextAt } from '../memory/behaviour';
import { addDays, startOfDay } from '../memory/dates';
import {
  addressFor,
  autoRefillFacts,
  methodFor,
  shipmentsOf,
  withChange,
  yesOf,
  eventsIn,
  withEvent,
} from './auto-refill';
import { fileOf, packagingOf, pciTokenOf, usualCardOn } from './checkout';
import type { Prescription } from './mail-order-files';
import { mailPricing } from './mail-pricing';
import { place } from './place-order';
import { allPrescriptions, currentPrescriptions } from './prescriptions';
import { isEligible } from './refills';

/** What became of a memory until a day. A memory is never changed, so that every call of the day finds it here. */
const known = new WeakMap<
  Memory,
  { scenario: Context['scenario']; until: string; after: Memory }
>();

/**
 * Makes everything happen that auto-refill was to do until now, day by day: reminders, orders, and the word that
 * an order could not be made. Each day begins with it. Without a yes there is nothing to do.
 */
export function runAutoRefill(memory: Memory, now: Context, contextAt: ContextAt): Memory {
  const found = known.get(memory);
  if (found?.scenario === now.scenario && found.until === now.today) return found.after;
  const after = runUntil(memory, now, contextAt);
  known.set(memory, { scenario: now.scenario, until: now.today, after });
  return after;
}

function runUntil(memory: Memory, now: Context, contextAt: ContextAt): Memory {
  const wanted = allPrescriptions(memory, now).filter((rx) => yesOf(memory, rx));
  if (wanted.length === 0) return memory;
  const since = wanted.map((rx) => yesOf(memory, rx)!.since).sort()[0] as string;
  const done = (memory.facts['autoRefillUntil'] as string | undefined) ?? since;
  let after = memory;
  // The last day again: a yes or a move of today may be followed by a reminder today.
  for (let day = done < since ? since : done; day <= now.today; day = addDays(day, 1)) {
    const at = { now: new Date(startOfDay(day, now.scenario.clock)), today: day };
    for (const rx of wanted) after = runDay(rx, day, after, (then) => contextAt(then, at));
  }
  return done === now.today && after === memory
    ? memory
    : remember(after, 'autoRefillUntil', now.today);
}

/** What one day brings for one prescription. */
function runDay(
  rx: Prescription,
  day: string,
  memory: Memory,
  contextOf: (memory: Memory) => Context,
): Memory {
  // A new prescription may have taken its place by this day.
  const isCurrent = currentPrescriptions(memory, contextOf(memory)).some(
    ({ rxNumber }) => rxNumber === rx.rxNumber,
  );
  if (!isCurrent) return memory;
  const shipment = shipmentsOf(rx, memory, contextOf(memory)).find(
    ({ state }) => state === 'planned',
  );
  if (!shipment) return memory;
  if (shipment.orderedOn <= day) return order(rx, shipment, memory, contextOf(memory));
  const isNew = !eventsIn(memory).some(
    (each) => each.rxNumber === rx.rxNumber && each.kind === 'REMINDER' && each.on === day,
  );
  if (!isNew || !shipment.reminders.includes(day)) return memory;
  const context = contextOf(memory);
  return withEvent(memory, {
    ...eventOf(rx, shipment, memory, context),
    kind: 'REMINDER',
    on: day,
  });
}

function eventOf(rx: Prescription, shipment: PlannedShipment, memory: Memory, context: Context) {
  const { plannedOn, shipsOn, changeUntil } = shipment;
  const { memberId, rxNumber } = rx;
  const days = yesOf(memory, rx)?.days ?? rx.days;
  const { choices } = autoRefillFacts(rx, mailPricing(memory, context, memberId), memory, context);
  const cost = choices.find((each) => each.days === days)?.cost ?? null;
  const shippingCost = methodFor(rx, memory, context).cost;
  return { memberId, rxNumber, plannedOn, shipsOn, changeUntil, days, cost, shippingCost };
}

/**
 * Makes the order of a shipment, or says why not: nothing ships without both reminders, and nothing is charged
 * that the last one did not name.
 */
function order(rx: Prescription, shipment: PlannedShipment, memory: Memory, context: Context) {
  const event = { ...eventOf(rx, shipment, memory, context), on: shipment.orderedOn };
  const after = withChange(memory, rx, shipment.plannedOn, { done: true });
  const fail = (reason: string, from = after) =>
    withEvent(from, { ...event, kind: 'NOT_SHIPPED', reason });
  const { rxNumber, memberId, days, cost } = event;
  const reminders = eventsIn(memory).filter(
    (each) =>
      each.kind === 'REMINDER' &&
      each.rxNumber === rxNumber &&
      each.plannedOn === shipment.plannedOn,
  );
  if (!isEligible(context)) return fail('NO_HOME_DELIVERY');
  if (cost === null) return fail('NOT_COVERED');
  if (reminders.length < autoRefillRules.reminderDays.length) return fail('NOT_REMINDED');
  const reminded = reminders.at(-1)?.cost;
  if (reminded == null) return fail('PRICE_NOT_NAMED');
  if (toCents(cost) > toCents(reminded)) return fail('PRICE_CHANGED');
  const address = addressFor(rx, memory, context, context.today);
  if (!address) return fail('NO_ADDRESS');
  const card = usualCardOn(context.today, memory, context);
  if (!card && !fileOf(context).billMeAllowed) return fail('NO_CARD');
  const placed = place(
    after,
    {
      memberId,
      items: [{ rxNumber, days, cost }],
      addressId: address.addressId,
      shippingId: methodFor(rx, memory, context).shippingId,
      packaging: packagingOf(memory, context, memberId),
      payment: card ? { pciToken: pciTokenOf(card.cardId) } : { billMe: true },
    },
    context,
    { automatic: true },
    shipment.shipsOn,
  );
  const { orderNumber, failed } = placed.order as {
    orderNumber: string | null;
    failed: { reason: string }[];
  };
  if (orderNumber === null) return fail(failed[0]?.reason ?? 'NOT_COVERED', placed.after);
  return withEvent(placed.after, { ...event, kind: 'ORDERED', orderNumber });
}
