import { benefits } from '@portal/contracts/benefits';
import { deductibleTiers } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import { requestOf, useAnswer } from '../../../store';
import balanceLabelsText from '../balance-labels.text';

/**
 * The tiers of a plan with a deductible, and those without, as words of a sentence; null unless the benefits, which another
 * part of the page requests, have both.
 */
export function useDeductibleTiers(): { tiers: string; others: string } | null {
  const t = useText(balanceLabelsText);
  const { list } = useFormat();
  const { data } = useAnswer(requestOf(benefits.getSummary));
  const found = data ? deductibleTiers(data) : null;
  const named = (tiers: readonly number[]) =>
    t('balanceLabels.tiers', { count: tiers.length, tiers: list(tiers.map(String)) });
  return found && { tiers: named(found.tiers), others: named(found.others) };
}
