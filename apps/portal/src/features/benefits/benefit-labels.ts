import type { Format, Translate } from '../../language';
import type { FillCost } from './plan-costs';
import type benefitLabelsText from './benefit-labels.text';

/** The tiers that have a name; any other tier shows its number. */
const namedTiers = [1, 2, 3, 4, 5, 6] as const;

/** What a tier holds, e.g. "Preferred generic drugs"; '' for a tier without a name. */
export function tierName(tier: number, t: Translate<typeof benefitLabelsText>): string {
  const named = namedTier(tier);
  return named ? t(`benefitLabels.tier.${named}`) : '';
}

/** The number of a tier that has a name; undefined for another one. */
export const namedTier = (tier: number) => namedTiers.find((each) => each === tier);

/** What a fill costs, in words: "$4.00", or "25%, at least $20.00 and at most $250.00". */
export function costText(
  cost: FillCost,
  t: Translate<typeof benefitLabelsText>,
  format: Format,
): string {
  if (cost.copay !== null) return format.money(cost.copay);
  const share = format.percent(cost.coinsurancePercent ?? 0);
  const { atLeast, atMost } = cost;
  const least = atLeast !== null && format.money(atLeast);
  const most = atMost !== null && format.money(atMost);
  if (least && most) return t('benefitLabels.between', { share, least, most });
  if (least) return t('benefitLabels.atLeast', { share, least });
  if (most) return t('benefitLabels.atMost', { share, most });
  return share;
}
