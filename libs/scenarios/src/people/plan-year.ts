import type { Context } from '../memory/behaviour';
import { addDays, clockDay } from '../memory/dates';
import type { Json } from '../files/scenario-file';

type Day = Pick<Context, 'scenario' | 'today' | 'days'>;

const yearOf = (date: string): number => Number(date.slice(0, 4));

/**
 * The plan year of the day, in the years of the files. A new one begins with the New Year of who reads the answers:
 * while the services' clock moves forward, their pages keep the date.
 */
export function planYearOf({ scenario, today, days }: Day): number {
  const home = clockDay(scenario.clock);
  return yearOf(home) + yearOf(addDays(today, days)) - yearOf(addDays(home, days));
}

/** The plan year of a claim or an order by its day, in the years of the files: until the scenario begins, its own. */
export const planYearOfDay = (day: string, context: Day): number =>
  day <= clockDay(context.scenario.clock) ? yearOf(day) : planYearOf({ ...context, today: day });

/** The last day of a year in an answer whose dates move by so many days afterwards: then it is December 31. */
export const endOfYear = (year: number, days: number): string => addDays(`${year}-12-31`, -days);

/** The same of the plan year of a day of the files. */
export const yearEndOf = (day: string, days: number): string =>
  endOfYear(yearOf(addDays(day, days)), days);

/** The benefits on a day of a later plan year than that in which the scenario begins. Other response files are as they are. */
export function inPlanYear(id: string, body: Json | undefined, day: Day): Json | undefined {
  if (id !== 'benefits.getSummary' || body === null || typeof body !== 'object') return body;
  const year = planYearOf(day);
  return year > yearOf(day.scenario.clock) ? { ...body, planYear: year } : body;
}
