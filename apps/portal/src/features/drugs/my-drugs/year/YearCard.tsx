import { saidSum } from '@portal/domain';
import { yearOfDrugs } from '@portal/domain/facts';
import { useMemo } from 'react';
import { useText } from '../../../../language';
import { useClock } from '../../../../platform';
import { Card, PhoneLink } from '../../../../ui';
import { usePhone } from '../../../../brand';
import type { MyDrugsAnswer } from '../my-drugs.requests';
import { LimitStories } from './LimitStories';
import yearText from './year.text';
import { YearChart } from './YearChart';
import { YearTable } from './YearTable';
import { useSumText } from '../../../../plan/sums/use-sum-text';
import { says, statedSum } from '../../../../says/says';
import { useWhoseDrugs } from '../use-whose-drugs';

interface YearCardProps {
  answer: MyDrugsAnswer;
  year: number;
}

/** The year month by month: what was paid and what is to come, as a chart and as a table. */
export function YearCard({ answer, year }: YearCardProps) {
  const t = useText(yearText);
  // Without the plan's benefits no fill to come has a price; without the year's balances not the one that it will have.
  const isToComeKnown = answer.planName !== '' && answer.countsYear;
  const clock = useClock();
  const whose = useWhoseDrugs();
  const phone = usePhone();
  const sumText = useSumText();
  const whole = useMemo(() => yearOfDrugs(answer, year, clock.now()), [answer, year, clock]);
  const paid = saidSum(whole.paid, whole.lacking, whole.hasNegatives);
  return (
    <Card
      title={t('drugYear.title', { year: String(year) })}
      action={
        <p className="row keys" aria-hidden="true">
          <span className="key k3">{t('drugYear.deductible')}</span>
          <span className="key">{t('drugYear.share')}</span>
          {isToComeKnown && <span className="key k4">{t('drugYear.toCome')}</span>}
        </p>
      }
    >
      <p className="mute">
        {t.parts(isToComeKnown ? 'drugYear.paidSoFar' : 'drugYear.paidOnly', {
          paid: (
            <b className="num" {...says('paidThisYear', [whose, year], statedSum(paid))}>
              {sumText(paid)}
            </b>
          ),
          toCome: (
            <b className="num" {...says('restOfYear', [whose, year], statedSum(whole.toCome))}>
              {sumText(whole.toCome)}
            </b>
          ),
        })}
      </p>
      {whole.lacking > 0 && (
        <p className="note">
          {t.parts('drugYear.lacking', {
            count: whole.lacking,
            phone: <PhoneLink number={phone} />,
          })}
        </p>
      )}
      {isToComeKnown && whole.unpriced.length > 0 && (
        <p className="note">{t('drugYear.unpriced', { count: whole.unpriced.length })}</p>
      )}
      <div className="grid">
        <div className="c7 stack s5">
          <YearChart whole={whole} />
          {isToComeKnown && <LimitStories whole={whole} answer={answer} />}
        </div>
        <div className="c5">
          <YearTable whole={whole} isToComeKnown={isToComeKnown} />
        </div>
      </div>
    </Card>
  );
}
