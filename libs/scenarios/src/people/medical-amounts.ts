import { BenefitBalance } from '@portal/contracts/balances';
import { sumAmounts } from '@portal/domain';
import * as z from 'zod/mini';
import type { Context } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { planYearOf } from './plan-year';

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Amount = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** What a person paid for medical care on a day, and what of it counted toward the limits. */
const MedicalAmount = z.strictObject({
  memberNumber: z.string(),
  on: Day,
  deductible: Amount,
  outOfPocket: Amount,
});
type MedicalAmount = z.output<typeof MedicalAmount>;

/** The balances of a scenario: what the pharmacy counted, and what medical care adds where it shares a limit. */
export const BalancesFile = z.extend(BenefitBalance, {
  medicalAmounts: z.optional(z.array(MedicalAmount)),
});

type Row = { member: { memberNumber: string }; deductible: string; pm: string };
type File = { balance: Row[]; medicalAmounts?: MedicalAmount[] };

/** The balances with the medical amounts of the plan year up to the day; other response files are as they are. */
export function withMedicalAmounts(
  id: string,
  body: Json | undefined,
  day: Pick<Context, 'scenario' | 'today' | 'days'>,
): Json | undefined {
  if (id !== 'balances.getBenefitBalance') return body;
  const { medicalAmounts, ...answer } = (body ?? {}) as unknown as File;
  if (!medicalAmounts) return body;
  const year = String(planYearOf(day));
  const counted = medicalAmounts.filter(({ on }) => on.startsWith(year) && on <= day.today);
  const balance = answer.balance.map((row) => {
    const own = counted.filter(({ memberNumber }) => memberNumber === row.member.memberNumber);
    const plus = (before: string, of: 'deductible' | 'outOfPocket') =>
      sumAmounts([Number(before), ...own.map((each) => Number(each[of]))]).toFixed(2);
    const { deductible, pm } = row;
    return { ...row, deductible: plus(deductible, 'deductible'), pm: plus(pm, 'outOfPocket') };
  });
  return { ...answer, balance } as unknown as Json;
}
