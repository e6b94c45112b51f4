import type { OutputOf } from '@portal/contracts';
import type { balances } from '@portal/contracts/balances';
import { parseAmount, type PersonBalance, type PlanAmounts } from '@portal/domain';

export type BenefitAnswer = OutputOf<typeof balances.getBenefitBalance>;
export type PlanAnswer = OutputOf<typeof balances.getPlanBalance>;

const textOf = (value: unknown) => (typeof value === 'string' && value !== 'null' ? value : '');

/** An amount in dollars; null when it is missing, no number, or below zero, which no such figure can be. */
function amountOf(value: unknown): number | null {
  const amount = parseAmount(value);
  return amount === null || amount < 0 ? null : amount;
}

/** The persons of an answer, read with care: one that breaks its schema is passed on in production. */
export function personsIn({ balance }: BenefitAnswer): PersonBalance[] {
  return balance.map((entry) => {
    const member: Partial<PersonBalance['member']> = entry?.member ?? {};
    return {
      member: {
        sub: member.sub === 'D' ? 'D' : 'S',
        firstName: textOf(member.firstName),
        lastName: textOf(member.lastName),
        dob: textOf(member.dob),
        memberNumber: textOf(member.memberNumber),
      },
      deductible: amountOf(entry?.deductible),
      pm: amountOf(entry?.pm),
    };
  });
}

/** The plan's amounts of an answer, in dollars. */
export function planIn({ planInfo }: BenefitAnswer): PlanAmounts {
  return {
    individualDeductible: amountOf(planInfo.individualDeductible),
    individualOOPMax: amountOf(planInfo.individualOOPMax),
    familyDeductible: amountOf(planInfo.familyDeductible),
    familyOOPMax: amountOf(planInfo.familyOOPMax),
  };
}

/** Who paid how much of the year's drug costs, in dollars; null where the answer makes no sense. */
export interface PlanTotals {
  planName: string;
  planYear: number | null;
  total: number | null;
  youPaid: number | null;
  planPaid: number | null;
  otherPaid: number | null;
  /** YYYY-MM-DD, or ''. */
  countedThrough: string;
}

/** The plan's totals of an answer, read with the same care. */
export function totalsIn(answer: PlanAnswer): PlanTotals {
  const { planYear } = answer;
  return {
    planName: textOf(answer.planName),
    planYear: Number.isInteger(planYear) ? planYear : null,
    total: amountOf(answer.grossDrugCost),
    youPaid: amountOf(answer.memberPaid),
    planPaid: amountOf(answer.planPaid),
    otherPaid: amountOf(answer.otherPaid),
    countedThrough: textOf(answer.countedThrough),
  };
}

/** Whether an answer holds no figure at all. */
export const saysNothing = ({ total, youPaid, planPaid }: PlanTotals): boolean =>
  total === null && youPaid === null && planPaid === null;
