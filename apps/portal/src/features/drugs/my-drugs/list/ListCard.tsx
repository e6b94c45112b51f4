import { stoppedAfterDays } from '@portal/domain';
import { useMemo } from 'react';
import { PrintButton } from '../../../../brand';
import { useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitle } from '../../../../language/drug-name';
import { useAppSelector } from '../../../../store';
import { Card, Icon } from '../../../../ui';
import { type MyDrug, type MyDrugsAnswer, myDrugList } from '../my-drugs.requests';
import { soonestFirst } from '../my-drugs.selectors';
import myDrugsText from '../my-drugs.text';
import { DrugTable } from './DrugTable';

interface ListCardProps {
  answer: MyDrugsAnswer;
  year: number;
}

/** The drugs, soonest first, each with its next refill and what it costs. */
export function ListCard({ answer: { drugs, pricedAt, planName }, year }: ListCardProps) {
  const t = useText(myDrugsText);
  const format = useFormat();
  const listed = useMemo(() => soonestFirst(drugs), [drugs]);
  const memberId = useAppSelector(myDrugList.select).input?.memberId ?? '';
  const stopped = drugs.filter(({ state }) => state === 'stopped');
  if (listed.length === 0) {
    return (
      stopped.length > 0 && (
        <Card title={t('myDrugs.stopped', after)}>
          <StoppedDrugs drugs={stopped} />
        </Card>
      )
    );
  }
  return (
    <Card
      flush
      title={t('myDrugs.listTitle', { count: listed.length })}
      action={<PrintButton label={t('myDrugs.print')} />}
    >
      <DrugTable drugs={listed} memberId={memberId} year={year} hasPlan={planName !== ''} />
      {stopped.length > 0 && (
        <div className="pad stack s1">
          <h3>{t('myDrugs.stopped', after)}</h3>
          <StoppedDrugs drugs={stopped} />
        </div>
      )}
      <p className="pad prov small">
        <Icon name="clock" />
        <span>
          <b>{t('myDrugs.sourceTitle')}</b>{' '}
          {t('myDrugs.source', { date: format.longDate(pricedAt) })}
        </span>
      </p>
    </Card>
  );
}

/** After how long a drug counts as stopped. */
const after = { days: `${stoppedAfterDays}` };

/** Drugs whose last fill was used up long ago. */
function StoppedDrugs({ drugs }: { drugs: readonly MyDrug[] }) {
  const t = useText(myDrugsText, drugForms);
  const format = useFormat();
  const language = useLanguage();
  return (
    <>
      <p className="mute">{t('myDrugs.stoppedText', after)}</p>
      <ul>
        {drugs.map((drug) => (
          <li key={drug.ndc}>
            {drug.lastFilledOn
              ? t('myDrugs.lastFilled', {
                  drug: drugTitle(drug, language, t),
                  date: format.date(drug.lastFilledOn),
                })
              : t('myDrugs.neverFilled', { drug: drugTitle(drug, language, t) })}
          </li>
        ))}
      </ul>
    </>
  );
}
