import { benefits } from '@portal/contracts/benefits';
import { entryForPlan } from '@portal/domain';
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
  const sent = data ? (entryForPlan(data.displays, data.planCode)?.tiers ?? []) : [];
  const named = (applies: boolean) =>
    sent
      .flatMap(({ tier, deductibleApplies }) =>
        tier !== null && deductibleApplies === applies ? [tier] : [],
      )
      .sort((a, b) => a - b)
      .map((tier) => t('balanceLabels.tier', { tier: String(tier) }));
  const [tiers, others] = [named(true), named(false)];
  return tiers.length > 0 && others.length > 0
    ? { tiers: list(tiers), others: list(others) }
    : null;
}
