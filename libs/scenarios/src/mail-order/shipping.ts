import { daysBetween, isInForce } from '@portal/domain';
import { deliveryFrom, deliveryOf } from '@portal/domain/mail-order';
import { emergencyIn } from '../drugs/emergency';
import type { Context } from '../memory/behaviour';
import { addDays, dayOf, hourOf } from '../memory/dates';

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

/**
 * The days of an order that is placed now. Business days are those of the day on which the answer is read: the days of
 * a scenario move to it, weekends and holidays do not. `namedDay`: the day on which it ships, where the member was told.
 */
export function arrival(method: Method, zip: string, context: Context, namedDay?: string) {
  const asRead = (day: string) => addDays(day, context.days);
  const placed = { day: asRead(dayOf(context.now, context)), hour: hourOf(context) };
  const lateDays = lateDaysAt(zip, context);
  const { shipsOn, arrivesFrom, arrivesBy } =
    namedDay === undefined
      ? deliveryOf(placed, method, lateDays)
      : deliveryFrom(asRead(namedDay), method, lateDays);
  const onCalendar = (day: string) => addDays(day, -context.days);
  return {
    shipsOn: onCalendar(shipsOn),
    arrivesFrom: onCalendar(arrivesFrom),
    arrivesBy: onCalendar(arrivesBy),
  };
}

const hour = 3_600_000;
/** A member may cancel for so long: then the pharmacist starts. */
const cancelHours = 2;
/** An order that ships on its own day does so after so long. */
const hoursToShip = 5;

/** When an order that is placed now reaches each step: shipped and delivered on the days that it names. */
export function planOf(method: Method, zip: string, context: Context, namedDay?: string) {
  const { now } = context;
  const { shipsOn, arrivesBy } = arrival(method, zip, context, namedDay);
  const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
  const hoursUntil = (day: string) => 24 * daysBetween(dayOf(now, context), day);
  return {
    checking: at(0.5),
    filling: at(cancelHours),
    shipped: at(hoursUntil(shipsOn) || hoursToShip),
    delivered: at(hoursUntil(arrivesBy)),
  };
}
