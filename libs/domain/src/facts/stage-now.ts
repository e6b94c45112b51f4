import {
  type PartDLimits,
  partDLimits,
  type PartDMet,
  type PartDStage,
  partDStageAt,
} from '../drug-price/part-d';
import { ownBalance, type Person, type PersonBalance, type PlanAmounts } from '../plan/balances';

/** A member's state in a year of Part D: limits, amounts met, and the stage. */
export interface StageNow {
  year: number;
  limits: PartDLimits;
  met: PartDMet;
  stage: PartDStage;
}

/** The stage by an answer; null when a figure that it takes is missing. `hasHelp`: with Extra Help there is no deductible. */
export function stageIn(
  { balance, planInfo }: { balance: readonly PersonBalance[]; planInfo: PlanAmounts },
  person: Person,
  year: number,
  { grossDrugCost, hasHelp }: { grossDrugCost: number | null; hasHelp: boolean },
): StageNow | null {
  const own = ownBalance(balance, person);
  const limits = partDLimits(year, {
    deductible: hasHelp ? 0 : planInfo.individualDeductible,
    outOfPocketMaximum: planInfo.individualOOPMax,
  });
  if (!limits || !own || own.pm === null) return null;
  // A plan without a deductible has none to have met.
  const deductible = limits.deductible === 0 ? 0 : own.deductible;
  if (deductible === null) return null;
  const met = { deductible, outOfPocket: own.pm, grossDrugCost };
  return { year, limits, met, stage: partDStageAt(limits, met) };
}
