import { partDLimits } from '../drug-price/part-d';
import {
  type FamilyBalances,
  familyMet,
  isFamily,
  type PersonBalance,
  type PlanAmounts,
} from '../plan/balances';
import type { PersonLimits } from './fill-cost';

interface Balances extends FamilyBalances {
  planInfo: PlanAmounts;
}

/**
 * The limits of one person by an answer of the balances. `partDYear`: in Medicare, the year whose standard amounts hold
 * where the plan names none; null otherwise. A dependent who sees only themselves has a family whose payments are not
 * known.
 */
export function personLimits(
  answer: Balances,
  own: PersonBalance | undefined,
  partDYear: number | null,
): PersonLimits {
  const { planInfo } = answer;
  const standard =
    partDYear === null
      ? null
      : partDLimits(partDYear, {
          deductible: planInfo.individualDeductible,
          outOfPocketMaximum: planInfo.individualOOPMax,
        });
  const hasOthers = isFamily(answer);
  const isAlone = answer.balance.length === 1 && !hasOthers && own?.member.sub === 'S';
  const limits = (
    kind: 'deductible' | 'pm',
    individual: number | null,
    family: PlanAmounts['familyOOPMax'],
  ) => ({
    individual: own ? { met: own[kind], limit: individual } : null,
    family:
      isAlone || partDYear !== null
        ? null
        : { met: hasOthers ? familyMet(answer, kind) : null, limit: family },
  });
  return {
    deductible: limits(
      'deductible',
      standard?.deductible ?? planInfo.individualDeductible,
      planInfo.familyDeductible,
    ),
    outOfPocket: limits(
      'pm',
      standard?.threshold ?? planInfo.individualOOPMax,
      planInfo.familyOOPMax,
    ),
  };
}
