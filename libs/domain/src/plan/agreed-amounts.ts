import type { PlanAmounts } from './balances';

/** The same limits as user info has them (Spec §3), in dollars; null where it has none. */
export interface InfoAmounts {
  retailInNetworkIndividualDeductibleAmount: number | null;
  retailInNetworkIndividualMbrOOPAmount: number | null;
  retailInNetworkFamilyDeductibleAmount: number | null;
  retailInNetworkFamilyMbrOOPAmount: number | null;
}

type Limit = keyof PlanAmounts;

const inUserInfo = {
  individualDeductible: 'retailInNetworkIndividualDeductibleAmount',
  individualOOPMax: 'retailInNetworkIndividualMbrOOPAmount',
  familyDeductible: 'retailInNetworkFamilyDeductibleAmount',
  familyOOPMax: 'retailInNetworkFamilyMbrOOPAmount',
} as const satisfies Record<Limit, keyof InfoAmounts>;
const limits = Object.keys(inUserInfo) as Limit[];

/** The limits that both answers name, and not the same. A 0 of user info also stands for none. */
export const contradictedLimits = (plan: PlanAmounts, info: InfoAmounts | null): Limit[] =>
  limits.filter((limit) => {
    const stated = info?.[inUserInfo[limit]];
    return plan[limit] !== null && Boolean(stated) && stated !== plan[limit];
  });

/**
 * The plan's limits by both answers: one that the balances lack is taken from user info, and one that they contradict
 * each other on is not known.
 */
export function agreedAmounts(plan: PlanAmounts, info: InfoAmounts | null): PlanAmounts {
  if (!info) return plan;
  const contradicted = new Set(contradictedLimits(plan, info));
  const agreed = limits.map((limit) => [
    limit,
    contradicted.has(limit) ? null : (plan[limit] ?? info[inUserInfo[limit]]),
  ]);
  return Object.fromEntries(agreed) as PlanAmounts;
}
