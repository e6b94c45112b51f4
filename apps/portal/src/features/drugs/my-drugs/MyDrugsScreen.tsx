import '../../../styles/lists.css';
import '../../../styles/table.css';
import '../../../styles/year.css';
import '../drugs.css';
import './my-drugs.css';
import { Page, usePhone } from '../../../brand';
import { useFormat, useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { drugTitles } from '../../../language/drug-name';
import namesText from '../../../language/names.text';
import { usePlanYear } from '../../../plan';
import { useSession } from '../../../session';
import { Alert, Card, PhoneLink } from '../../../ui';
import { DrugData } from '../DrugData';
import labels from '../drug-labels.text';
import { PersonChoice } from '../priced-for/PersonChoice';
import { ListCard } from './list/ListCard';
import { MissingCard } from './list/MissingCard';
import { SavingsCard } from './list/SavingsCard';
import { ShortCard } from './list/ShortCard';
import type { MyDrugsAnswer } from './my-drugs.requests';
import { lacksPrice } from './my-drugs.selectors';
import myDrugsText from './my-drugs.text';
import { NextYearLink } from './next-year/NextYearLink';
import { useAgreedDrugs } from './use-agreed-drugs';
import { useMyDrugs } from './use-my-drugs';
import { YearCard } from './year/YearCard';

/** /member/my-drugs: the drugs of a person's claims, what they cost now and in the rest of the year. */
export function MyDrugsScreen() {
  const t = useText(myDrugsText, namesText);
  const format = useFormat();
  const { data, retry, chosen, priced } = useMyDrugs();
  const pricedAt = data.data?.pricedAt;
  return (
    <Page
      title={t('screens.myDrugs')}
      lead={
        pricedAt
          ? t('myDrugs.lead', { date: format.longDate(pricedAt), time: format.time(pricedAt) })
          : t('myDrugs.leadWaiting')
      }
      paper
      aside={<PersonChoice {...priced} />}
    >
      <DrugData
        data={data}
        what="drugs"
        retry={retry}
        keepWhileLoading
        lines={10}
        isEmpty={({ drugs, paid }) => drugs.length === 0 && paid.length === 0}
        empty={<Nothing />}
      >
        {(answer) => <Found answer={answer} chosen={chosen} />}
      </DrugData>
    </Page>
  );
}

function Nothing() {
  const t = useText(myDrugsText);
  const phone = usePhone();
  return (
    <Card title={t('myDrugs.none')}>
      <p>{t('myDrugs.noneText')}</p>
      <p className="mute">
        {t.parts('myDrugs.noneWrong', { phone: <PhoneLink number={phone} /> })}
      </p>
    </Card>
  );
}

function Found({ answer: sent, chosen }: { answer: MyDrugsAnswer; chosen: string | null }) {
  const t = useText(myDrugsText, labels, drugForms);
  const language = useLanguage();
  const isMedicare = useSession().businessLine === 'MEDD';
  const { planYear: year } = usePlanYear();
  const { answer, isDisputed, deductible, now } = useAgreedDrugs(sent, chosen);
  const hasPlan = answer.planName !== '';
  const unpriced = answer.drugs.filter(lacksPrice);
  const hasPrices = answer.drugs.some(({ price }) => price !== null);
  return (
    <>
      {!hasPlan && (
        <Alert tone="warn" title={t('drugNote.planMissing')}>
          <p>{t('myDrugs.planMissingText')}</p>
        </Alert>
      )}
      {hasPlan && hasPrices && !answer.countsYear && (
        <Alert
          tone="warn"
          title={t(isDisputed ? 'drugNote.yearDisputed' : 'drugNote.yearMissing')}
        />
      )}
      {unpriced.length > 0 && (
        <Alert
          tone="warn"
          title={t('myDrugs.priceMissing', {
            count: unpriced.length,
            drugs: drugTitles(unpriced, language, t),
          })}
        >
          <p>{t('myDrugs.priceMissingText', { count: unpriced.length })}</p>
        </Alert>
      )}
      <ShortCard memberId={chosen} answer={answer} deductible={deductible} now={now} year={year} />
      <ListCard answer={answer} year={year} />
      <YearCard answer={answer} year={year} />
      <div className="grid">
        <div className="c8 stack s5 at-top">
          <SavingsCard drugs={answer.drugs} />
        </div>
        <div className="c4 stack s5 no-print">
          <NextYearLink drugs={answer.drugs} year={year} chosen={chosen} />
          <MissingCard isMedicare={isMedicare} />
        </div>
      </div>
    </>
  );
}
