import type { Context } from './behaviour';
import { addDays, msPerDay } from './dates';

/**
 * The day on which the answer is read. What does not move with a scenario counts by it, as in the portal and the BFF:
 * ages, because birth dates stay, and the windows of the plan year.
 */
export const readOn = ({ today, days }: Pick<Context, 'today' | 'days'>): string =>
  addDays(today, days);

/** The same as a moment. */
export const readAt = ({ now, days }: Pick<Context, 'now' | 'days'>): Date =>
  new Date(now.getTime() + days * msPerDay);
