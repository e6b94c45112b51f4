import '../../../../styles/table.css';
import '../../../../styles/year.css';
import '../../drugs.css';
import '../my-drugs.css';
import { yearDifference } from '@portal/domain';
import { Page, usePhone } from '../../../../brand';
import { useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitles } from '../../../../language/drug-name';
import namesText from '../../../../language/names.text';
import { usePlanYear } from '../../../../plan';
import { OtherInsuranceNote } from '../../../../plan/other-insurance/OtherInsuranceNote';
import { useFlag, useSession } from '../../../../session';
import { Alert, ButtonLink, Card, PhoneLink } from '../../../../ui';
import { DrugData } from '../../DrugData';
import { PersonChoice } from '../../priced-for/PersonChoice';
import type { MyDrugsAnswer } from '../my-drugs.requests';
import { useMyDrugs } from '../use-my-drugs';
import { changesOf, countsOf, type DrugChange, unknownCosts } from './changes';
import { ChangeTags } from './ChangeTags';
import { ChangesCard } from './ChangesCard';
import nextYearText from './next-year.text';

/** /member/my-drugs/next-year: the same drugs this year and next, from October on (Spec §9). */
export function NextYearScreen() {
  const t = useText(nextYearText, namesText);
  const format = useFormat();
  const { planYear, planWindows, showsNextYear } = usePlanYear();
  if (showsNextYear) return <NextYear />;
  return (
    <Page title={t('screens.myDrugsNextYear')} paper>
      <Alert
        tone="info"
        level={2}
        title={t('drugsNextYear.tooEarly', {
          date: format.longDate(`${planYear}-${planWindows.nextYearLookup.from}`),
        })}
        action={
          <ButtonLink kind="secondary" to="/member/my-drugs">
            {t('drugsNextYear.backToDrugs')}
          </ButtonLink>
        }
      >
        <p>{t('drugsNextYear.tooEarlyText')}</p>
      </Alert>
    </Page>
  );
}

function NextYear() {
  const t = useText(nextYearText, namesText, drugForms);
  const { planYear: year } = usePlanYear();
  const { data, retry, chosen, priced } = useMyDrugs();
  const { planName, nextPlanName = '' } = data.data ?? {};
  const isSame = planName === nextPlanName;
  return (
    <Page
      title={t('screens.myDrugsNextYear')}
      lead={
        nextPlanName
          ? t(isSame ? 'drugsNextYear.lead' : 'drugsNextYear.leadChosen', {
              year: String(year),
              plan: nextPlanName,
            })
          : t('drugsNextYear.leadWaiting')
      }
      print
    >
      <PersonChoice {...priced} />
      <OtherInsuranceNote memberId={chosen} />
      <DrugData
        data={data}
        what="drugs"
        retry={retry}
        lines={8}
        isEmpty={({ drugs }) => changesOf(drugs).length === 0}
        empty={
          <Card title={t('drugsNextYear.none')}>
            <p>{t('drugsNextYear.noneText')}</p>
          </Card>
        }
      >
        {(answer) => <Found answer={answer} year={year} />}
      </DrugData>
    </Page>
  );
}

function Found({ answer, year }: { answer: MyDrugsAnswer; year: number }) {
  const t = useText(nextYearText, drugForms);
  const language = useLanguage();
  const changes = changesOf(answer.drugs);
  const without = answer.drugs.filter(
    ({ state, nextYear }) => state === 'current' && nextYear === null,
  );
  return (
    <>
      {without.length > 0 && (
        <Alert
          tone="warn"
          title={t('drugsNextYear.without', {
            count: without.length,
            drugs: drugTitles(without, language, t),
          })}
        />
      )}
      <div className="grid">
        <ShortCard changes={changes} year={year} />
        <WhenCard />
      </div>
      <ChangesCard changes={changes} year={year} pricedAt={answer.pricedAt} />
    </>
  );
}

interface ShortCardProps {
  changes: readonly DrugChange[];
  year: number;
}

/** How much more, or less, a year of the drugs that stay costs, and which ones leave the list. */
function ShortCard({ changes, year }: ShortCardProps) {
  const t = useText(nextYearText, drugForms);
  const format = useFormat();
  const language = useLanguage();
  const staying = changes.filter(
    ({ drug, change }) => drug.state === 'current' && change.difference !== null,
  );
  const difference = yearDifference(staying.map(({ change }) => change));
  const unknown = unknownCosts(changes);
  const gone = changes.filter(({ change }) => change.kind === 'notCovered');
  return (
    <Card tint className="c8" title={t('drugsNextYear.short')}>
      {gone.length > 0 && (
        <p className="big">
          {t('drugsNextYear.leaves', {
            count: gone.length,
            drugs: drugTitles(
              gone.map(({ drug }) => drug),
              language,
              t,
            ),
          })}
        </p>
      )}
      {staying.length > 0 && (
        <>
          <p className={gone.length > 0 ? 'big num' : 'huge num'}>
            {difference === 0
              ? t('drugsNextYear.noDifference')
              : `${difference > 0 ? '+' : ''}${format.money(difference)}`}
          </p>
          <p>{t('drugsNextYear.perYear', { year: String(year + 1) })}</p>
        </>
      )}
      {unknown > 0 && (
        <p>{t('drugsNextYear.unknownCosts', { count: unknown, year: String(year + 1) })}</p>
      )}
      <ChangeTags counts={countsOf(changes)} />
    </Card>
  );
}

const windows = { preview: 'Preview', openEnrollment: 'Open', afterEnrollment: 'After' } as const;

/** What can be done until when, by the date windows; a commercial plan's own dates are not Medicare's. */
function WhenCard() {
  const t = useText(nextYearText);
  const phone = usePhone();
  const canChoose = useFlag('planSelection');
  const isMedicare = useSession().businessLine === 'MEDD';
  const format = useFormat();
  const { planYear, planWindow, planWindows } = usePlanYear();
  const when = isMedicare && planWindow ? windows[planWindow] : 'Commercial';
  const dates = {
    from: format.longDate(`${planYear}-${planWindows.openEnrollment.from}`),
    to: format.longDate(`${planYear}-${planWindows.openEnrollment.to}`),
  };
  return (
    <Card className="c4" title={t(`drugsNextYear.when${when}`, dates)}>
      <p>{t(`drugsNextYear.when${when}Text`, dates)}</p>
      {canChoose && (
        <div className="no-print">
          <ButtonLink kind="secondary" to="/member/planselection">
            {t('drugsNextYear.plans')}
          </ButtonLink>
        </div>
      )}
      <p className="mute">
        {t.parts('drugsNextYear.call', { phone: <PhoneLink number={phone} /> })}
      </p>
    </Card>
  );
}
