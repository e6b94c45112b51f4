import { addBusinessDays, businessDayFrom } from '../calendar/business-days';

/** An order from this hour on, on the clock of home delivery, is worked on from the next business day on. */
const cutOffHour = 15;

/** The hour at which work begins on a business day. */
const openingHour = 8;

/** A moment on the clock of home delivery: its day, YYYY-MM-DD, and its hour. */
interface OrderMoment {
  day: string;
  hour: number;
}

/** How long a method takes, in business days: the first and the last day of it. */
interface ShippingTime {
  from: number;
  to: number;
}

/** The days of a delivery, YYYY-MM-DD: it ships on a business day, and arrives on one. */
interface Delivery {
  shipsOn: string;
  arrivesFrom: string;
  arrivesBy: string;
}

/** When a package that ships on a day arrives; `lateDays` as below. */
export function deliveryFrom(shipsOn: string, { from, to }: ShippingTime, lateDays = 0): Delivery {
  const before = to > 1 ? 1 : 0;
  return {
    shipsOn,
    arrivesFrom: laterBy(addBusinessDays(shipsOn, from - before), lateDays),
    arrivesBy: laterBy(addBusinessDays(shipsOn, to - before), lateDays),
  };
}

/** From when an order of a moment is worked on: at once, or from the hour at which the next business day begins. */
export function workBegins({ day, hour }: OrderMoment): OrderMoment {
  const begins = hour < cutOffHour ? businessDayFrom(day) : addBusinessDays(day, 1);
  return begins === day ? { day, hour } : { day: begins, hour: openingHour };
}

/**
 * When an order of a moment ships and arrives. `lateDays`: the business days by which packages to its address are late
 * because of an emergency there. What arrives on the next day ships on the first, all else on the day after it.
 */
export function deliveryOf(placed: OrderMoment, method: ShippingTime, lateDays = 0): Delivery {
  const { day } = workBegins(placed);
  return deliveryFrom(method.to > 1 ? addBusinessDays(day, 1) : day, method, lateDays);
}

/** A day of arrival for an address to which packages are late by so many business days; '' without a day. */
export const laterBy = (arrivesOn: string, lateDays: number | null): string =>
  arrivesOn && lateDays ? addBusinessDays(arrivesOn, lateDays) : arrivesOn;
