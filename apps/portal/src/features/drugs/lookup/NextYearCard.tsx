import { yearChange } from '@portal/domain';
import { strengthText, useFormat, useLanguage, useText } from '../../../language';
import { nameIn } from '../../../language/drug-name';
import { usePlanYear } from '../../../plan';
import { Card, Link } from '../../../ui';
import labels from '../drug-labels.text';
import { type DrugOnList, tierLabel } from '../drug-labels';
import { useDrugLink } from '../priced-for/plan';
import lookupText from './lookup.text';
import { says } from '../../../says/says';
import { listedFillOf, useWhoseListPrices } from './stated-prices';

interface NextYearCardProps {
  drug: DrugOnList;
  planYear: number | null;
  /** The list of next year is shown already. */
  isNext: boolean;
}

/** What changes with the new plan year; shown from October on, when its drug list may be seen. */
export function NextYearCard({ drug, planYear, isNext }: NextYearCardProps) {
  const t = useText(lookupText, labels);
  const format = useFormat();
  const language = useLanguage();
  const { showsNextYear } = usePlanYear();
  const link = useDrugLink();
  const whose = useWhoseListPrices(isNext);
  if (planYear === null || !drug.hasDrugList || !showsNextYear) return null;
  if (isNext) {
    return (
      <Card className="no-print" title={t('lookup.nextTitle')}>
        <Link to={{ search: link({ hsn: drug.hsn }) }}>{t('lookup.thisList')}</Link>
      </Card>
    );
  }
  if (!drug.hasNextYear) return null;
  const year = String(planYear + 1);
  const { rules, nextYear } = drug;
  // Neither year's list has it: nothing changes.
  if (!rules && !nextYear) return null;
  const usual = drug.data.find(({ isUsual }) => isUsual);
  const [now, next] = [usual?.youPay ?? null, usual?.nextYearYouPay ?? null];
  const isTierChanged = nextYear?.tier !== rules?.tier;
  const change = yearChange({ rules, yearCost: now }, { rules: nextYear, yearCost: next });
  const hasNewRules = change.newRules.length > 0;
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
      {nextYear && hasNewRules && (
        <p>
          {t('lookup.nextRules', {
            year,
            rules: change.newRules.map((name) => t(`drugRule.${name}`)).join(', '),
          })}
        </p>
      )}
      {nextYear && !isTierChanged && !hasNewRules && <p>{t('lookup.nextSame', { year })}</p>}
      {usual && now !== null && next !== null && now !== next && (
        <p {...says('costOnceMet', [whose, ...listedFillOf(drug, usual)], now)}>
          {t('lookup.nextPrice', {
            strength: strengthText(usual.strength, language),
            next: format.money(next),
            now: format.money(now),
          })}
        </p>
      )}
      {nextYear && (
        <Link className="no-print" to={{ search: link({ hsn: drug.hsn, list: 'next' }) }}>
          {t('lookup.nextList', { year })}
        </Link>
      )}
    </Card>
  );
}
