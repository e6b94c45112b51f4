import { useFormat, useText } from '../../language';
import { Tag } from '../../ui';
import { roles } from '../../ui/table-roles';
import { costText, namedTier, tierName } from './benefit-labels';
import { costIn, kindsIn, type Tier } from './plan-costs';
import benefitLabelsText from './benefit-labels.text';
import benefitsText from './benefits.text';

/** The costs of a fill for so many days: a row for each tier, a column for each kind of pharmacy. */
export function CostsTable({ tiers, days }: { tiers: readonly Tier[]; days: number }) {
  const t = useText(benefitsText);
  const kinds = kindsIn(tiers);
  return (
    <table {...roles.table} className="tbl turns wide costs">
      <caption>{t('benefits.caption', { days: String(days) })}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.columnHeader} scope="col">
            {t('benefits.tier')}
          </th>
          {kinds.map((kind) => (
            <th key={kind} {...roles.columnHeader} scope="col" className="cost">
              {t(`benefits.kind.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {tiers.map((tier) => (
          <TierRow key={tier.tier} tier={tier} kinds={kinds} days={days} />
        ))}
      </tbody>
    </table>
  );
}

interface TierRowProps {
  tier: Tier;
  kinds: ReturnType<typeof kindsIn>;
  days: number;
}

function TierRow({ tier, kinds, days }: TierRowProps) {
  const t = useText(benefitLabelsText, benefitsText);
  const format = useFormat();
  const name = tierName(tier.tier, t);
  const named = namedTier(tier.tier);
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader} scope="row">
        {t('benefitLabels.tierNumber', { tier: String(tier.tier) })}
        {name && `: ${name}`}
        {named && <small>{t(`benefits.about.${named}`)}</small>}
        {tier.deductibleApplies && (
          <span className="row">
            <Tag tone="neutral">{t('benefitLabels.afterDeductible')}</Tag>
          </span>
        )}
      </th>
      {kinds.map((kind) => {
        const cost = costIn(tier, kind, days);
        return (
          <td key={kind} {...roles.cell} className="cost" data-l={t(`benefits.kind.${kind}`)}>
            {cost ? (
              <b className="num wraps">{costText(cost, t, format)}</b>
            ) : (
              <span className="mute">{t('benefits.notOffered')}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
