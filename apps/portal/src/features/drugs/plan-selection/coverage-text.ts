import type { Translate } from '../../../language';
import type { PlanOption } from './plan-selection.requests';
import type planText from './plan-selection.text';

/** "Tier 3", or that the plan does not cover the drug. */
export const coverageText = (
  { isCovered, tier }: PlanOption['drugs'][number],
  t: Translate<typeof planText>,
): string =>
  isCovered && tier !== null ? t('plans.tier', { tier: String(tier) }) : t('plans.notCovered');
