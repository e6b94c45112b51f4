import { amountOf } from '../../../says/says';
import type { DrugOnList } from '../drug-labels';
import { useIsOtherPlan } from '../priced-for/plan';

/** Whose the prices of a drug list are; '' on the list of another plan or of the next year. */
export function useWhoseListPrices(isNext: boolean): 'own' | '' {
  return useIsOtherPlan() || isNext ? '' : 'own';
}

/** The usual fill of a strength at the pharmacy of the prices, as the subject of what an element states. */
export const listedFillOf = (
  { pricesAt }: DrugOnList,
  strength: DrugOnList['data'][number],
): string[] => [strength.ndc, amountOf(strength), pricesAt];
