import type { PlanAmounts } from './balances';

/** The same limits as user info has them (Spec §3), in dollars; null where it has none. */
export interface InfoAmounts {
  retailInNetworkIndividualDeductibleAmount: number | null;
  retailInNetworkIndividualMbrOOPAmount: number | null;
  retailInNetworkFamilyDeductibleAmount: number | null;
  retailInNetworkFamilyMbrOOPAmount: number | null;
}

/**
 * The plan's limits by both answers: one that the balances lack is taken from user info, and one that they contradict
 * each other on is not known.
 */
export function agreedAmounts(plan: PlanAmounts, info: InfoAmounts | null): PlanAmounts {
  if (!info) return plan;
  const agreed = <Told extends number | null | 'none'>(told: Told, stated: number | null) => {
    if (told === null) return stated;
    // A 0 of user info also stands for none.
    return stated === null || stated === 0 || stated === told ? told : null;
  };
  return {
    individualDeductible: agreed(
      plan.individualDeductible,
      info.retailInNetworkIndividualDeductibleAmount,
    ),
    individualOOPMax: agreed(plan.individualOOPMax, info.retailInNetworkIndividualMbrOOPAmount),
    familyDeductible: agreed(plan.familyDeductible, info.retailInNetworkFamilyDeductibleAmount),
    familyOOPMax: agreed(plan.familyOOPMax, info.retailInNetworkFamilyMbrOOPAmount),
  };
}
