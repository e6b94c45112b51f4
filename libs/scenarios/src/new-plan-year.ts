import { PlanBalance } from '@portal/contracts/balances';
import type { Context } from './behaviour';
import type { Json } from './scenario-file';

type Body = Record<string, Json>;

const nothing = '0.00';

const follows: Readonly<Record<string, (body: Body, year: number) => Body>> = {
  'balances.getBenefitBalance': (body) => {
    const rows = (body['balance'] ?? []) as Body[];
    return { ...body, balance: rows.map((row) => ({ ...row, deductible: nothing, pm: nothing })) };
  },
  'balances.getPlanBalance': (body, planYear) => ({
    ...body,
    planYear,
    ...{ grossDrugCost: nothing, memberPaid: nothing, planPaid: nothing, otherPaid: nothing },
    ...(body['trueOutOfPocket'] === null ? {} : { trueOutOfPocket: nothing }),
  }),
};

/**
 * The balances on a day of a later plan year than the one that their file states: nothing is met yet. Other response
 * files, and those of a scenario without a plan balance, are as they are.
 */
export function inPlanYear(
  id: string,
  body: Json | undefined,
  { today }: Pick<Context, 'today'>,
  planBalance: Json | undefined,
): Json | undefined {
  const follow = follows[id];
  if (!follow || body === undefined || body === null || typeof body !== 'object') return body;
  const { planYear } = PlanBalance.parse(planBalance ?? {});
  const year = Number(today.slice(0, 4));
  return planYear !== null && year > planYear ? follow(body as Body, year) : body;
}
