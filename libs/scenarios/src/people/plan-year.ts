import { PlanBalance } from '@portal/contracts/balances';
import type { Context } from '../memory/behaviour';
import { addDays, clockDay } from '../memory/dates';
import type { Json } from '../files/scenario-file';

type Body = Record<string, Json>;

const nothing = '0.00';

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

const follows: Readonly<Record<string, (body: Body, year: number) => Body>> = {
  'balances.getBenefitBalance': (body) => {
    const rows = (body['balance'] ?? []) as Body[];
    return { ...body, balance: rows.map((row) => ({ ...row, deductible: nothing, pm: nothing })) };
  },
  'benefits.getSummary': (body, planYear) => ({ ...body, planYear }),
  'balances.getPlanBalance': (body, planYear) => ({
    ...body,
    planYear,
    grossDrugCost: nothing,
    memberPaid: nothing,
    planPaid: nothing,
    otherPaid: nothing,
    ...(body['trueOutOfPocket'] === null ? {} : { trueOutOfPocket: nothing }),
  }),
};

/**
 * The balances on a day of a later plan year than the one that their file states: nothing is met yet; and the plan
 * year of the benefits. Other response files, and those of a scenario without a plan balance, are as they are.
 */
export function inPlanYear(
  id: string,
  body: Json | undefined,
  day: Day,
  planBalance: Json | undefined,
): Json | undefined {
  const follow = follows[id];
  if (!follow || body === undefined || body === null || typeof body !== 'object') return body;
  const { planYear } = PlanBalance.parse(planBalance ?? {});
  const year = planYearOf(day);
  return planYear !== null && year > planYear ? follow(body as Body, year) : body;
}
