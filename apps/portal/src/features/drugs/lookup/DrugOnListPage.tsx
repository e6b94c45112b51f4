import { useFormat, useLanguage, useText } from '../../../language';
import { useRequested } from '../../../store';
import { Alert, ButtonLink, Card, DataState, Tag } from '../../../ui';
import labels from '../drug-labels.text';
import { type DrugAnswer, type DrugOnList, nameIn, tierLabel } from '../drug-labels';
import { drugInfo } from '../drugs.requests';
import { RuleList } from '../RuleList';
import { usePlanCode } from '../plan';
import { DrugLinks } from './DrugLinks';
import lookupText from './lookup.text';
import { NextYearCard } from './NextYearCard';
import { StrengthsCard } from './StrengthsCard';

/** One drug on the plan's drug list: covered or not, tier, rules, strengths, and what else there is. */
export function DrugOnListPage({ hsn, isNext }: { hsn: string; isNext: boolean }) {
  const t = useText(lookupText);
  const planCode = usePlanCode();
  const list = isNext ? { drugList: 'next' as const } : {};
  const { data, retry } = useRequested(drugInfo, { hsn, ...planCode, ...list });
  return (
    <DataState
      data={data}
      loading={t('lookup.loading')}
      failed={t('lookup.failed')}
      onRetry={retry}
      lines={8}
    >
      {(info) =>
        // The answer of the drug before is not shown as this one's.
        info.drugInfo.hsn === hsn && <Found info={info} isNext={isNext} />
      }
    </DataState>
  );
}

function Found({ info, isNext }: { info: DrugAnswer; isNext: boolean }) {
  const t = useText(lookupText, labels);
  const format = useFormat();
  const drug = info.drugInfo;
  return (
    <>
      <Answer drug={drug} />
      <div className="grid">
        <div className="c8 stack s5">
          <StrengthsCard drug={drug} />
          {drug.rules && (
            <Card title={t('drugRule.title')}>
              <RuleList rules={drug.rules} />
            </Card>
          )}
          {drug.hasDrugList && (
            <p className="mute small">
              {t('lookup.source', {
                year: String(info.planYear ?? ''),
                date: info.changedOn ? format.longDate(info.changedOn) : '',
              })}
            </p>
          )}
        </div>
        <div className="c4 stack s5">
          <NextYearCard drug={drug} planYear={info.planYear} isNext={isNext} />
          {drug.otherForms.length > 0 && (
            <Card title={t('lookup.otherForms')}>
              <DrugLinks drugs={drug.otherForms} />
            </Card>
          )}
          {drug.alternatives.length > 0 && (
            <Card title={t('lookup.alternatives')}>
              <DrugLinks drugs={drug.alternatives} />
              <p className="mute small">{t('lookup.askFirst')}</p>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

function Answer({ drug }: { drug: DrugOnList }) {
  const t = useText(lookupText, labels);
  const language = useLanguage();
  const name = nameIn(language, drug);
  const isMissing = drug.hasDrugList && !drug.rules;
  const generic = language === 'es' ? drug.spanishName : drug.genericName;
  return (
    <div className="stack s2">
      <div className="between">
        <h1>
          {!drug.hasDrugList
            ? name
            : t(isMissing ? 'lookup.notCovered' : 'lookup.covered', { name })}
        </h1>
        <div className="row tight">
          <Tag tone="neutral">{t(drug.isBrand ? 'lookup.brand' : 'lookup.generic')}</Tag>
          {drug.hasDrugList && (
            <Tag tone={isMissing ? 'bad' : 'neutral'}>{tierLabel(drug.rules?.tier, t)}</Tag>
          )}
        </div>
      </div>
      <p className="mute">
        {t('lookup.about', { generic, drugClass: drug.drugClass[language] })}{' '}
        {drug.isBrand && !drug.hasGeneric && t('lookup.noGeneric', { name })}
      </p>
      {isMissing && (
        <Alert
          tone="warn"
          level={2}
          title={t('lookup.notCoveredText')}
          action={
            <ButtonLink kind="secondary" to="/member/drug-exception">
              {t('lookup.exception')}
            </ButtonLink>
          }
        />
      )}
      {!drug.hasDrugList && (
        <Alert
          tone="info"
          title={t('lookup.noPlan')}
          action={
            <ButtonLink kind="secondary" to="/member/login">
              {t('lookup.signIn')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
