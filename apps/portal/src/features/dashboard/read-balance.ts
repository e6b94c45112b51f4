import type { OutputOf } from '@portal/contracts';
import type { balances } from '@portal/contracts/balances';
import { parseAmount, type PersonBalance, type PlanAmounts } from '@portal/domain';

type Answer = OutputOf<typeof balances.getBenefitBalance>;

const textOf = (value: unknown) => (typeof value === 'string' && value !== 'null' ? value : '');

/** The persons of an answer, read with care: one that breaks its schema is passed on in production. */
export function personsIn({ balance }: Answer): PersonBalance[] {
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
      deductible: parseAmount(entry?.deductible),
      pm: parseAmount(entry?.pm),
    };
  });
}

/** The plan's amounts of an answer, in dollars. */
export function planIn({ planInfo }: Answer): PlanAmounts {
  return {
    individualDeductible: parseAmount(planInfo.individualDeductible),
    individualOOPMax: parseAmount(planInfo.individualOOPMax),
    familyDeductible: parseAmount(planInfo.familyDeductible),
    familyOOPMax: parseAmount(planInfo.familyOOPMax),
  };
}
