import type { RuleName } from '@portal/domain';
import { useFormat, useLanguage, useText } from '../../../../language';
import { nameIn } from '../../../../language/drug-name';
import { useExceptionPath } from '../../../../plan';
import { amountLabel, daysLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import { Link } from '../../../../ui';
import labels from '../../drug-labels.text';
import type { DrugChange } from './changes';
import nextYearText from './next-year.text';

/** The one or two steps for a change; "Nothing to do" where there is none. */
export function WhatToDo({ drug, nextYear, change }: DrugChange) {
  const t = useText(labels, nextYearText);
  const format = useFormat();
  const language = useLanguage();
  const exception = useExceptionPath();
  const { alternative } = nextYear;
  const { kind, newRules } = change;
  // Off the list next year, whether it is on this year's or not.
  const isGone = nextYear.rules === null;
  const hasAlternative = alternative?.drugName && (isGone || kind === 'costsMore');
  if (kind === 'unknown') {
    return t('drugsNextYear.doUnknown', { year: String(nextYear.planYear ?? '') });
  }
  if (!isGone && (kind === 'same' || kind === 'costsLess')) {
    return newRules.length === 0 ? (
      t('drugsNextYear.doNothing')
    ) : (
      <Rules drug={drug} nextYear={nextYear} change={change} />
    );
  }
  return (
    <>
      <Rules drug={drug} nextYear={nextYear} change={change} />
      {hasAlternative ? (
        <span>
          {alternative.yearCost === null
            ? t('drugsNextYear.doAlternativeAny', {
                drug: nameIn(language, alternative),
                tier: alternative.tier ?? '',
              })
            : t('drugsNextYear.doAlternative', {
                drug: nameIn(language, alternative),
                tier: alternative.tier ?? '',
                amount: format.money(alternative.yearCost),
              })}
        </span>
      ) : (
        isGone && (
          <span>
            {t(drug.rules === null ? 'drugsNextYear.doNeverCovered' : 'drugsNextYear.doNotCovered')}
          </span>
        )
      )}
      {!isGone && !hasAlternative && newRules.length === 0 && (
        <span>{t('drugsNextYear.doAsk')}</span>
      )}
      {isGone && exception && (
        <Link className="no-print" to={exception}>
          {t('drugNote.exception')}
        </Link>
      )}
    </>
  );
}

/** What each new rule asks for. */
function Rules({ drug: { drugForm }, nextYear: { rules }, change: { newRules } }: DrugChange) {
  const t = useText(labels, nextYearText, amounts);
  const language = useLanguage();
  const { quantity, days } = rules?.quantityLimit ?? {};
  const steps = (rules?.stepTherapy ?? []).map(
    (drug) => (language === 'es' && drug.spanishName) || drug.drugName,
  );
  const texts: Record<RuleName, string> = {
    pa: t('drugsNextYear.doPa'),
    st: t('drugsNextYear.doSt', { drugs: steps.join(', ') }),
    ql: t('drugRule.qlText', {
      amount: amountLabel(quantity, drugForm, t),
      days: daysLabel(days, t),
    }),
    bd: t('drugsNextYear.doBd'),
    la: t('drugRule.laText'),
  };
  return newRules.map((name) => <span key={name}>{texts[name]}</span>);
}
