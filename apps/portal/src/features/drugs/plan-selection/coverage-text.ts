import type { Translate } from '../../../language';
import type { PlanOption } from './plan-selection.requests';
import type planText from './plan-selection.text';

/** "Tier 3", that the plan does not cover the drug, or that it is not known. */
export function coverageText(
  { coverage, tier }: PlanOption['drugs'][number],
  t: Translate<typeof planText>,
): string {
  if (coverage === 'notCovered') return t('plans.notCovered');
  return coverage === 'covered' && tier !== null
    ? t('plans.tier', { tier: String(tier) })
    : t('plans.unknown');
}
