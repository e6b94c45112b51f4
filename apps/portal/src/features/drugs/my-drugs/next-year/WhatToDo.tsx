import type { RuleName } from '@portal/domain';
import { Link } from 'react-router-dom';
import { useFormat, useLanguage, useText } from '../../../../language';
import { useFlag } from '../../../../session';
import { nameIn } from '../../drug-labels';
import type { DrugChange } from './changes';
import nextYearText from './next-year.text';

/** The one or two steps for a change; "Nothing to do" where there is none. */
export function WhatToDo({ nextYear, change }: DrugChange) {
  const t = useText(nextYearText);
  const format = useFormat();
  const language = useLanguage();
  const canAsk = useFlag('coverageDetermination');
  const { alternative } = nextYear;
  const { kind, newRules } = change;
  const isGone = kind === 'notCovered';
  const hasAlternative = alternative && (isGone || kind === 'costsMore');
  if (kind === 'same' || kind === 'costsLess') {
    return newRules.length === 0 ? (
      t('drugsNextYear.doNothing')
    ) : (
      <Rules {...{ nextYear, change }} />
    );
  }
  return (
    <>
      <Rules nextYear={nextYear} change={change} />
      {hasAlternative ? (
        <span>
          {t('drugsNextYear.doAlternative', {
            drug: nameIn(language, alternative),
            tier: alternative.tier ?? '',
            amount: format.money(alternative.yearCost ?? 0),
          })}
        </span>
      ) : (
        isGone && <span>{t('drugsNextYear.doNotCovered')}</span>
      )}
      {isGone && canAsk && (
        <Link className="no-print" to="/member/coverage-determination">
          {t('drugsNextYear.doException')}
        </Link>
      )}
    </>
  );
}

/** What each new rule asks for. */
function Rules({
  nextYear: { rules },
  change: { newRules },
}: Pick<DrugChange, 'nextYear' | 'change'>) {
  const t = useText(nextYearText);
  const language = useLanguage();
  const { quantity, days } = rules?.quantityLimit ?? {};
  const steps = (rules?.stepTherapy ?? []).map(
    (drug) => (language === 'es' && drug.spanishName) || drug.drugName,
  );
  const texts: Record<RuleName, string> = {
    pa: t('drugsNextYear.doPa'),
    st: t('drugsNextYear.doSt', { drugs: steps.join(', ') }),
    ql: t('drugsNextYear.doQl', { quantity: quantity ?? '', days: days ?? '' }),
    bd: t('drugsNextYear.doBd'),
    la: t('drugsNextYear.doLa'),
  };
  return newRules.map((name) => <span key={name}>{texts[name]}</span>);
}
