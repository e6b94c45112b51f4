import { extraHelpCopays } from '@portal/domain';
import { useFormat, useText } from '../../language';
import { Card } from '../../ui';
import type { BenefitSummary } from './plan-costs';
import benefitsText from './benefits.text';

interface ExtraHelpCardProps {
  level: BenefitSummary['extraHelp'];
  planYear: number;
}

/**
 * Medicare’s Extra Help: what a fill costs in place of deductible and share; nothing without it. No amounts in a year
 * whose copays are not known.
 */
export function ExtraHelpCard({ level, planYear }: ExtraHelpCardProps) {
  const t = useText(benefitsText);
  const { money } = useFormat();
  if (level !== 'full' && level !== 'lowestIncome') return null;
  const copays = extraHelpCopays(planYear, level);
  return (
    <Card tint title={t('benefits.extraHelp')}>
      {copays ? (
        <dl className="facts">
          <div>
            <dt>{t('benefits.extraHelpGeneric')}</dt>
            <dd className="num">{money(copays.generic)}</dd>
          </div>
          <div>
            <dt>{t('benefits.extraHelpBrand')}</dt>
            <dd className="num">{money(copays.brand)}</dd>
          </div>
        </dl>
      ) : (
        <p>{t('benefits.extraHelpUnknown', { year: String(planYear) })}</p>
      )}
      <p>{t('benefits.extraHelpText')}</p>
    </Card>
  );
}
