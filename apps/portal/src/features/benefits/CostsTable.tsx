import { useFormat, useText } from '../../language';
import { DataTable, type TableColumn, Tag } from '../../ui';
import { costText, namedTier, tierName } from './benefit-labels';
import { costIn, kindsIn, type Tier } from './plan-costs';
import benefitLabelsText from './benefit-labels.text';
import benefitsText from './benefits.text';

/** The costs of a fill for so many days: a row for each tier, a column for each kind of pharmacy. */
export function CostsTable({ tiers, days }: { tiers: readonly Tier[]; days: number }) {
  const t = useText(benefitLabelsText, benefitsText);
  const format = useFormat();
  const kinds = kindsIn(tiers);
  return (
    <DataTable
      caption={t('benefits.caption', { days: String(days) })}
      showsCaption
      className="wide costs"
      rows={tiers}
      keyOf={({ tier }) => tier}
      columns={[
        {
          key: 'tier',
          label: t('benefits.tier'),
          isHead: true,
          cell: (tier) => <TierName tier={tier} />,
        },
        ...kinds.map((kind): TableColumn<Tier> => ({
          key: kind,
          label: t(`benefits.kind.${kind}`),
          className: 'cost',
          cell: (tier) => {
            const cost = costIn(tier, kind, days);
            return cost ? (
              <b className="num wraps">{costText(cost, t, format)}</b>
            ) : (
              <span className="mute">{t('benefits.notOffered')}</span>
            );
          },
        })),
      ]}
    />
  );
}

function TierName({ tier }: { tier: Tier }) {
  const t = useText(benefitLabelsText, benefitsText);
  const name = tierName(tier.tier, t);
  const named = namedTier(tier.tier);
  return (
    <>
      {t('benefitLabels.tierNumber', { tier: String(tier.tier) })}
      {name && `: ${name}`}
      {named && <small>{t(`benefits.about.${named}`)}</small>}
      {tier.deductibleApplies && (
        <span className="row">
          <Tag tone="neutral">{t('benefitLabels.afterDeductible')}</Tag>
        </span>
      )}
    </>
  );
}
