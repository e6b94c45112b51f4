import { PageHead } from '../../../brand';
import { useFormat, useLanguage, useText } from '../../../language';
import { nameIn } from '../../../language/drug-name';
import { useExceptionPath, usePlanYear } from '../../../plan';
import { useSession } from '../../../session';
import { isFirstLoad, useRequested } from '../../../store';
import { Alert, ButtonLink, Card, Link, Tag } from '../../../ui';
import { DrugData } from '../DrugData';
import labels from '../drug-labels.text';
import { type DrugAnswer, type DrugOnList, tierLabel } from '../drug-labels';
import { drugInfo, isUnknownDrug } from '../drugs.requests';
import { RuleList } from '../RuleList';
import { useOwnDrugList } from '../my-drugs/own-drugs';
import { useDrugLink, usePlanCode } from '../priced-for/plan';
import { useArrivalFocus } from '../use-arrival-focus';
import { UnknownDrug } from '../search/UnknownDrug';
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
  const link = useDrugLink();
  if (isUnknownDrug(data)) return <UnknownDrug searchTo={`/member/drug-lookup${link({})}`} />;
  return (
    <DrugData data={data} loading={t('lookup.loading')} what="drugList" retry={retry} lines={8}>
      {(info) =>
        // The answer of the drug before is not shown as this one's.
        info.drugInfo.hsn === hsn && <Found info={info} isNext={isNext} />
      }
    </DrugData>
  );
}

function Found({ info, isNext }: { info: DrugAnswer; isNext: boolean }) {
  const t = useText(lookupText, labels);
  const format = useFormat();
  const drug = info.drugInfo;
  return (
    <>
      <Answer drug={drug} planYear={info.planYear} isNext={isNext} />
      <div className="grid">
        <div className="c8 stack s5">
          <StrengthsCard drug={drug} isNext={isNext} />
          {drug.rules && (
            <Card title={t('drugRule.title')}>
              <RuleList rules={drug.rules} drugForm={drug.drugForm} />
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
              <p className="mute small">{t('drugNote.askFirst')}</p>
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

interface AnswerProps {
  drug: DrugOnList;
  planYear: number | null;
  /** The list is next year's. */
  isNext: boolean;
}

function Answer({ drug, planYear, isNext }: AnswerProps) {
  const t = useText(lookupText, labels);
  const format = useFormat();
  const language = useLanguage();
  const name = nameIn(language, drug);
  const link = useDrugLink();
  const { classId } = drug.drugClass;
  const heading = useArrivalFocus<HTMLHeadingElement>(drug.hsn);
  const exception = useExceptionPath();
  const { signedIn } = useSession();
  const isMissing = drug.hasDrugList && !drug.rules;
  const coverage = useCoverage(drug, planYear !== null && !isNext, isNext);
  const title =
    coverage === 'coveredUntil'
      ? t('lookup.coveredUntil', { name, date: format.longDate(`${planYear}-12-31`) })
      : coverage
        ? t(`lookup.${coverage}`, { name })
        : name;
  const generic = language === 'es' ? drug.spanishName : drug.genericName;
  return (
    <div className="stack s2">
      <nav className="no-print" aria-label={t('lookup.crumbs')}>
        <ol className="crumbs">
          <li>
            <Link to={{ search: link({}) }}>{t('lookup.list')}</Link>
          </li>
          {classId && (
            <li>
              <Link to={{ search: link({ class: classId }) }}>{drug.drugClass[language]}</Link>
            </li>
          )}
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <div className="between">
        <PageHead title={title} heading={heading} />
        <div className="row tight">
          <Tag tone="neutral">{t(drug.isBrand ? 'lookup.brand' : 'lookup.generic')}</Tag>
          {drug.hasDrugList && (
            <Tag tone={isMissing ? 'bad' : 'neutral'}>{tierLabel(drug.rules?.tier, t)}</Tag>
          )}
        </div>
      </div>
      <p className="mute">
        {t('lookup.what', { generic, drugClass: drug.drugClass[language] })}{' '}
        {drug.isBrand && !drug.hasGeneric && t('lookup.noGeneric', { name })}
      </p>
      {isMissing && (
        <Alert
          tone="warn"
          level={2}
          title={t('lookup.notCoveredText')}
          action={
            exception && (
              <ButtonLink kind="secondary" to={exception}>
                {t('drugNote.exception')}
              </ButtonLink>
            )
          }
        />
      )}
      {!drug.hasDrugList && signedIn && <Alert tone="warn" title={t('lookup.listMissing')} />}
      {!drug.hasDrugList && !signedIn && (
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

/**
 * Whether the plan covers a drug, and on which condition or until when; null without a drug list, and until it is known
 * whether the member fills a drug that needs an approval. `canEnd`: the list is this year's, and its year is known.
 */
function useCoverage(
  { hsn, hasDrugList, rules, hasNextYear, nextYear }: DrugOnList,
  canEnd: boolean,
  isNext: boolean,
) {
  const { showsNextYear } = usePlanYear();
  const own = useOwnDrugList()?.data;
  if (!hasDrugList) return null;
  if (!rules) return 'notCovered';
  const isFilled = own?.data?.drugs.some((each) => each.hsn === hsn && each.state === 'current');
  if (rules.priorAuthorization && (isNext || !isFilled)) {
    return !isNext && own && isFirstLoad(own) ? null : 'coveredOnceApproved';
  }
  return canEnd && showsNextYear && hasNextYear && !nextYear ? 'coveredUntil' : 'covered';
}
