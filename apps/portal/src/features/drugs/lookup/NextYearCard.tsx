import { Link } from 'react-router-dom';
import { useLanguage, useText } from '../../../language';
import { usePlanYear } from '../../../session';
import { Card } from '../../../ui';
import labels from '../drug-labels.text';
import { type DrugOnList, nameIn, tierLabel } from '../drug-labels';
import { useDrugLink } from '../plan';
import lookupText from './lookup.text';

interface NextYearCardProps {
  drug: DrugOnList;
  planYear: number | null;
  /** The list of next year is shown already. */
  isNext: boolean;
}

/** What changes with the new plan year; shown from October on, when its drug list may be seen. */
export function NextYearCard({ drug, planYear, isNext }: NextYearCardProps) {
  const t = useText(lookupText, labels);
  const language = useLanguage();
  const { showsNextYear } = usePlanYear();
  const link = useDrugLink();
  if (planYear === null || !drug.hasDrugList || !showsNextYear) return null;
  if (isNext) {
    return (
      <Card title={t('lookup.nextTitle')}>
        <Link to={{ search: link({ hsn: drug.hsn }) }}>{t('lookup.thisList')}</Link>
      </Card>
    );
  }
  if (!drug.hasNextYear) return null;
  const year = String(planYear + 1);
  const { rules, nextYear } = drug;
  const isTierChanged = nextYear?.tier !== rules?.tier;
  return (
    <Card title={t('lookup.nextTitle')}>
      {rules && !nextYear && <p>{t('lookup.nextGone', { year, name: nameIn(language, drug) })}</p>}
      {nextYear && isTierChanged && (
        <p>
          {t('lookup.nextTier', {
            year,
            tier: tierLabel(nextYear.tier, t),
            now: tierLabel(rules?.tier, t),
          })}
        </p>
      )}
      {nextYear && !isTierChanged && (
        <p>
          {t(
            JSON.stringify(nextYear) === JSON.stringify(rules)
              ? 'lookup.nextSame'
              : 'lookup.nextRules',
            { year },
          )}
        </p>
      )}
      {nextYear && (
        <Link to={{ search: link({ hsn: drug.hsn, list: 'next' }) }}>
          {t('lookup.nextList', { year })}
        </Link>
      )}
    </Card>
  );
}
