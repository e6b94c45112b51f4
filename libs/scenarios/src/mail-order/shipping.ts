import { daysBetween, isInForce } from '@portal/domain';
import { deliveryFrom, deliveryOf, workBegins } from '@portal/domain/mail-order';
import { emergencyIn } from '../drugs/emergency';
import type { Context } from '../memory/behaviour';
import { addDays, dayOf, hourOf, startOfDay } from '../memory/dates';

/** How an order may be sent. Prices in dollars, business days after the order; the service decides them. */
export const shippingMethods = [
  { shippingId: 'standard', kind: 'STANDARD', cost: 0, from: 3, to: 5, coldChain: false },
  { shippingId: 'two-day', kind: 'TWO_DAY', cost: 12, from: 2, to: 2, coldChain: true },
  { shippingId: 'overnight', kind: 'OVERNIGHT', cost: 21, from: 1, to: 1, coldChain: true },
] as const;

export const shippingOf = (id: string) =>
  shippingMethods.find(({ shippingId }) => shippingId === id);

type Method = { from: number; to: number };
type At = Pick<Context, 'fixtureOf' | 'today'>;

/** By how many business days packages to a ZIP code are late, because of an emergency in force. */
export function lateDaysAt(zip: string, context: At): number {
  const emergency = emergencyIn(context);
  const isLate =
    emergency?.deliveriesLate &&
    isInForce(emergency, context.today) &&
    emergency.lateZips.includes(zip.slice(0, 5));
  return isLate ? (emergency.lateDays ?? 0) : 0;
}

/** When an order that is placed now was placed, on the day on which the answer is read. */
const placedIn = (context: Context) => ({
  day: addDays(dayOf(context.now, context), context.days),
  hour: hourOf(context),
});

/**
 * The days of an order that is placed now. Business days are those of the day on which the answer is read: the days of
 * a scenario move to it, weekends and holidays do not. `namedDay`: the day on which it ships, where the member was told.
 */
export function arrival(method: Method, zip: string, context: Context, namedDay?: string) {
  const asRead = (day: string) => addDays(day, context.days);
  const lateDays = lateDaysAt(zip, context);
  const { shipsOn, arrivesFrom, arrivesBy } =
    namedDay === undefined
      ? deliveryOf(placedIn(context), method, lateDays)
      : deliveryFrom(asRead(namedDay), method, lateDays);
  const onCalendar = (day: string) => addDays(day, -context.days);
  return {
    shipsOn: onCalendar(shipsOn),
    arrivesFrom: onCalendar(arrivesFrom),
    arrivesBy: onCalendar(arrivesBy),
  };
}

const hour = 3_600_000;
/** A member may cancel for so long from when work on the order begins: then the pharmacist starts. */
const cancelHours = 2;
/** An order that ships on the day on which work on it begins does so after so long. */
const hoursToShip = 5;

/** When work on an order that is placed now begins. */
function begins(context: Context): Date {
  const { now, days, scenario } = context;
  const placed = placedIn(context);
  const { day, hour: from } = workBegins(placed);
  if (day === placed.day) return now;
  return new Date(Date.parse(startOfDay(addDays(day, -days), scenario.clock)) + from * hour);
}

/**
 * When an order that is placed now reaches each step: shipped and delivered on the days that it names. Checked and
 * filled from when work on it begins; one whose day was named before, at once.
 */
export function planOf(method: Method, zip: string, context: Context, namedDay?: string) {
  const { now } = context;
  const { shipsOn, arrivesBy } = arrival(method, zip, context, namedDay);
  const from = namedDay === undefined ? begins(context) : now;
  const at = (hours: number, start = now) => new Date(start.getTime() + hours * hour).toISOString();
  const hoursUntil = (day: string) => 24 * daysBetween(dayOf(now, context), day);
  return {
    checking: at(0.5, from),
    filling: at(cancelHours, from),
    shipped: shipsOn === dayOf(from, context) ? at(hoursToShip, from) : at(hoursUntil(shipsOn)),
    delivered: at(hoursUntil(arrivesBy)),
  };
}
