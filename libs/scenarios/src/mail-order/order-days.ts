import { businessDayFrom, businessDayUntil, daysBetween } from '@portal/domain';
import { laterBy } from '@portal/domain/mail-order';
import type { Context } from '../memory/behaviour';
import { addDays, dayOf, shiftText } from '../memory/dates';
import type { StoredOrder } from './mail-order-files';
import { lateDaysAt } from './shipping';

/** A moment on the day that its day gives, both as the answer is read: weekends and holidays do not move with it. */
export function onDayOf(moment: string, of: (day: string) => string, context: Context): string {
  const asRead = addDays(dayOf(new Date(moment), context), context.days);
  return shiftText(moment, daysBetween(asRead, of(asRead)));
}

/**
 * An order from before this run, shipped and delivered on business days of the day on which the answer is read: the
 * days of a scenario move to it, weekends and holidays do not. What would have left on another day left before it, with
 * what led to it; it arrives after it, and later where an emergency of that day makes packages late.
 */
export function onBusinessDays(order: StoredOrder, zip: string, context: Context): StoredOrder {
  const { plan, placedOn } = order;
  if (order.hold || order.cancelledOn !== undefined) return order;
  const dayOfMoment = (moment: string) => dayOf(new Date(moment), context);
  const shipped = onDayOf(plan.shipped, businessDayUntil, context);
  const back =
    shipped < plan.filling ? daysBetween(dayOfMoment(plan.shipped), dayOfMoment(shipped)) : 0;
  const before = (moment: string) => shiftText(moment, back);
  // The emergency of the day on which it would arrive.
  const arrival = dayOfMoment(plan.delivered);
  const lateDays = lateDaysAt(zip, { ...context, today: arrival });
  return {
    ...order,
    placedOn: before(placedOn),
    plan: {
      checking: before(plan.checking),
      filling: before(plan.filling),
      shipped,
      delivered: onDayOf(plan.delivered, (day) => laterBy(businessDayFrom(day), lateDays), context),
    },
    ...(lateDays > 0 && { isDelayed: true }),
  };
}
